import { Diagram } from './_diagram.tsx'
import { Arrow } from './_diagram-parts.tsx'

// Mids of ALFA on the first day of static/code/joins/week.q, at the ends of three bars.
const ends = [
  { x: 100, y: 116, mid: '128.42', labelX: 92 },
  { x: 220, y: 62, mid: '128.55', labelX: 220 },
  { x: 340, y: 132, mid: '128.38', labelX: 366 },
]

export function LookAheadDiagram() {
  return (
    <Diagram
      title="When a position is decided and when it is held"
      caption="The rise of a bar causes the decision, so it cannot be the profit of the decision."
      description="The mid price at the ends of three bars: 128.42 at 11:40, 128.55 at 11:45 and 128.38 at 11:50. At 11:45 the rule decides to be long, because the price has just risen. Wrong: the position is counted from 11:40 to 11:45, in the bar called 11:40, and earns the rise of 13 cents. Right: the position is held from 11:45 to 11:50, in the bar called 11:45, and loses 17 cents."
      viewBox="0 0 400 250"
    >
      {ends.map(({ x, y, mid, labelX }) => (
        <g key={mid}>
          <path className="note" d={`M${x} ${y + 8}V190`} strokeDasharray="3 4" />
          <circle className="dot" cx={x} cy={y} r={5} />
          <text className="code" x={labelX} y={y - 14}>
            {mid}
          </text>
        </g>
      ))}
      <path d={`M${ends.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <text className="accent name" x={220} y={26}>
        decides: long
      </text>
      <Arrow from={[104, 164]} to={[216, 164]} tone="loss" />
      <text className="loss" x={160} y={182}>
        wrong: +0.13
      </text>
      <Arrow from={[224, 164]} to={[336, 164]} tone="accent" />
      <text className="accent" x={280} y={182}>
        right: −0.17
      </text>
      <path d="M20 196H388" />
      {ends.map(({ x, mid }, index) => (
        <text key={mid} className="code" x={x} y={216}>
          {['11:40', '11:45', '11:50'][index]}
        </text>
      ))}
      <text className="note" x={160} y={240}>
        bar 11:40
      </text>
      <text className="note" x={280} y={240}>
        bar 11:45
      </text>
    </Diagram>
  )
}
