import { Diagram } from './_diagram.tsx'
import { Arrow } from './_diagram-parts.tsx'

// The tables of content/docs/concepts/joins.mdx; times are seconds after 09:30:00.
const lanes = [
  {
    sym: 'A',
    line: 100,
    quotes: [
      { second: 0, bid: '9.9' },
      { second: 3, bid: '10.1' },
      { second: 5, bid: '10.2' },
    ],
    trades: [1, 5],
  },
  { sym: 'B', line: 194, quotes: [{ second: 2, bid: '19.8' }], trades: [2] },
  { sym: 'C', line: 288, quotes: [], trades: [6] },
]

export function JoinDiagram() {
  return (
    <Diagram
      title="An as-of join on a time line"
      caption={
        <>
          What <code>aj</code> finds: each trade looks back to the last quote of its symbol.
        </>
      }
      description="Three time lines from 09:30:00 to 09:30:06, one for each symbol. Quotes are ticks on the line, trades are dots above it, and an arrow shows to which quote a trade looks back. Symbol A has quotes at second 0 with bid 9.9, second 3 with bid 10.1 and second 5 with bid 10.2. Its trade at second 1 looks back to the quote of second 0; its trade at second 5 takes the quote of the very same second. The trade of symbol B at second 2 takes the quote of second 2 with bid 19.8. Symbol C has a trade at second 6 and no quote: its bid is null."
      viewBox="0 0 400 356"
    >
      <circle className="dot" cx={58} cy={16} r={5} />
      <text className="start" x={70} y={21}>
        trade
      </text>
      <path d="M150 8v16" />
      <text className="start" x={160} y={21}>
        quote
      </text>
      <Arrow from={[266, 16]} to={[238, 16]} tone="accent" />
      <text className="start" x={276} y={21}>
        looks back to
      </text>
      {lanes.map(lane => (
        <Lane key={lane.sym} {...lane} />
      ))}
      <path d={`M36 326H388${[0, 1, 2, 3, 4, 5, 6].map(second => `M${at(second)} 326v5`).join('')}`} />
      {[0, 3, 6].map(second => (
        <text key={second} className="code" x={at(second)} y={348}>
          09:30:0{second}
        </text>
      ))}
    </Diagram>
  )
}

/** The time line of one symbol at the height `line`. */
function Lane({ sym, line, quotes, trades }: (typeof lanes)[number]) {
  return (
    <>
      <text className="name" x={16} y={line + 5}>
        {sym}
      </text>
      <path d={`M36 ${line}H388`} />
      {quotes.map(({ second, bid }) => (
        <g key={second}>
          <path d={`M${at(second)} ${line - 8}v16`} />
          <text className="code" x={at(second)} y={line + 26}>
            bid {bid}
          </text>
        </g>
      ))}
      {trades.map(second => (
        <g key={second}>
          <LookBack from={second} to={quotes.findLast(quote => quote.second <= second)?.second} line={line} />
          <circle className="dot" cx={at(second)} cy={line - tradeHeight} r={5} />
        </g>
      ))}
    </>
  )
}

/** The way from a trade to its quote; without one it leads out of the picture. */
function LookBack({ from, to, line }: { from: number; to: number | undefined; line: number }) {
  const height = line - tradeHeight
  if (to === undefined)
    return (
      <>
        <Arrow from={[at(from), height]} to={[36, height]} tone="loss" />
        <text className="loss" x={at(4)} y={height - 8}>
          no quote: null
        </text>
      </>
    )
  const corner = [at(to), height] as const
  return <Arrow from={[at(from), height]} via={to < from ? [corner] : []} to={[at(to), line - 11]} tone="accent" />
}

const tradeHeight = 36

function at(second: number): number {
  return 58 + second * 50
}
