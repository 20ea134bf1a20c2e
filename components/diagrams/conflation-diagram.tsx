import { Diagram } from './_diagram.tsx'
import { Arrow, Box } from './_diagram-parts.tsx'

// Moments at which a row arrives, by its price; the last of each interval is the one that is sent.
const lanes = [
  {
    sym: 'AAA',
    y: 46,
    rows: [
      [84, '10'],
      [116, '11'],
      [150, '12'],
      [228, '13'],
      [300, '11'],
    ],
  },
  {
    sym: 'BBB',
    y: 92,
    rows: [
      [128, '20'],
      [262, '21'],
      [288, '22'],
    ],
  },
  { sym: 'CCC', y: 138, rows: [[100, '30']] },
] as const
const ticks = [188, 336]

export function ConflationDiagram() {
  return (
    <Diagram
      title="Conflation"
      caption="Rows arrive when they like; a screen is told twice, and only what is newest."
      description="Time runs from left to right, with two ticks of the timer. Rows arrive in three lanes. Before the first tick AAA has 10, 11 and 12, BBB has 20, and CCC has 30. Between the ticks AAA has 13 and 11, BBB has 21 and 22, and CCC has none. At the first tick one message goes to the screen: AAA 12, BBB 20, CCC 30. At the second tick the message holds AAA 11 and BBB 22; CCC has not changed and is left out. The rows in between were never sent, but they are counted in the running sums."
      viewBox="0 0 400 284"
    >
      {lanes.map(({ sym, y, rows }) => (
        <g key={sym}>
          <text className="name start" x={8} y={y + 5}>
            {sym}
          </text>
          <path d={`M54 ${y}H376`} />
          {rows.map(([x, price], index) => {
            const next = rows[index + 1]?.[0] ?? Number.POSITIVE_INFINITY
            const isSent = ticks.some(tick => x < tick && next > tick)
            return (
              <g key={x} className={isSent ? 'accent' : 'loss'}>
                <circle className="dot" cx={x} cy={y} r={isSent ? 5 : 3.5} />
                <text className={isSent ? 'name' : 'note'} x={x} y={y - 11}>
                  {price}
                </text>
              </g>
            )
          })}
        </g>
      ))}
      {ticks.map(x => (
        <Arrow key={x} from={[x, 18]} to={[x, 184]} tone="motion" />
      ))}
      <text className="note" x={188} y={12}>
        timer
      </text>
      <text className="note" x={336} y={12}>
        timer
      </text>
      <Box x={128} y={188} width={120} height={78} name={'AAA 12\nBBB 20\nCCC 30'} />
      <Box x={276} y={188} width={120} height={78} name={'AAA 11\nBBB 22'} />
      <text className="note start" x={8} y={224}>
        messages to
      </text>
      <text className="note start" x={8} y={242}>
        the screen
      </text>
    </Diagram>
  )
}
