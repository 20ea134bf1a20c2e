import { Arrow, Box, Diagram } from './_diagram-parts.tsx'

export function TradingDayDiagram() {
  return (
    <Diagram
      title="Calendar date and trade date of a night session"
      caption="The night session begins on one calendar date and belongs to the next, so the trade date changes at 21:00."
      description="Time runs from left to right, from the afternoon of 17 Feb to the evening of 18 Feb, in three rows. Calendar date: 17 Feb ends and 18 Feb begins at midnight. Sessions: the first day session ends at 20:00, the night session runs from 21:00 to 4:00 across midnight, and the next day session runs from 4:00 to 20:00. Trade date: 17 Feb ends at 20:00, and 18 Feb begins at 21:00, three hours before midnight. Between 20:00 and 21:00 lies the pause."
      viewBox="0 0 400 236"
    >
      <path className="note" d={`M${at(24)} 62V166M${at(20)} 132V166M${at(21)} 132V166`} strokeDasharray="3 4" />
      <text className="note" x={at(24)} y={18}>
        midnight
      </text>
      <text className="note end" x={at(44)} y={18}>
        calendar date
      </text>
      <Box {...span(14, 24)} y={26} height={36} name="17 Feb" />
      <Box {...span(24, 44)} y={26} height={36} name="18 Feb" />

      <text className="note end" x={at(44)} y={88}>
        sessions
      </text>
      <Box {...span(14, 20)} y={96} height={36} name="day" />
      <Box {...span(21, 28)} y={96} height={36} name="night" tone="accent" />
      <Box {...span(28, 44)} y={96} height={36} name="day" />

      <text className="note end" x={at(44)} y={158}>
        trade date
      </text>
      <Box {...span(14, 20)} y={166} height={36} name="17 Feb" />
      <Box {...span(21, 44)} y={166} height={36} name="18 Feb" tone="accent" />

      <text className="note end" x={at(20) + 4} y={224}>
        20:00
      </text>
      <text className="note start" x={at(21) - 4} y={224}>
        21:00
      </text>
      <text className="note" x={at(28)} y={224}>
        4:00
      </text>
      <text className="note end" x={at(44)} y={224}>
        20:00
      </text>
    </Diagram>
  )
}

/** Where an hour is drawn, counted from the first midnight: 24 is the second one. */
const at = (hour: number) => 12 + (hour - 14) * 12.5

const span = (from: number, to: number) => ({ x: at(from), width: at(to) - at(from) })

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
