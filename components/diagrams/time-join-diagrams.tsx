import { Arrow, Diagram, Outline } from './_diagram-parts.tsx'

// The tables of content/docs/concepts/joins.mdx; times are seconds after 09:30:00.
const symbolLanes = [
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
      {symbolLanes.map(lane => (
        <SymbolLane key={lane.sym} {...lane} />
      ))}
      <path d={`M36 326H388${[0, 1, 2, 3, 4, 5, 6].map(second => `M${asOfX(second)} 326v5`).join('')}`} />
      {[0, 3, 6].map(second => (
        <text key={second} className="code" x={asOfX(second)} y={348}>
          09:30:0{second}
        </text>
      ))}
    </Diagram>
  )
}

/** The time line of one symbol at the height `line`. */
function SymbolLane({ sym, line, quotes, trades }: (typeof symbolLanes)[number]) {
  return (
    <>
      <text className="name" x={16} y={line + 5}>
        {sym}
      </text>
      <path d={`M36 ${line}H388`} />
      {quotes.map(({ second, bid }) => (
        <g key={second}>
          <path d={`M${asOfX(second)} ${line - 8}v16`} />
          <text className="code" x={asOfX(second)} y={line + 26}>
            bid {bid}
          </text>
        </g>
      ))}
      {trades.map(second => (
        <g key={second}>
          <LookBack from={second} to={quotes.findLast(quote => quote.second <= second)?.second} line={line} />
          <circle className="dot" cx={asOfX(second)} cy={line - tradeHeight} r={5} />
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
        <Arrow from={[asOfX(from), height]} to={[36, height]} tone="loss" />
        <text className="loss" x={asOfX(4)} y={height - 8}>
          no quote: null
        </text>
      </>
    )
  const corner = [asOfX(to), height] as const
  return (
    <Arrow from={[asOfX(from), height]} via={to < from ? [corner] : []} to={[asOfX(to), line - 11]} tone="accent" />
  )
}

const tradeHeight = 36

function asOfX(second: number): number {
  return 58 + second * 50
}

// Symbol A of content/docs/concepts/joins.mdx; times are seconds after 09:30:00.
const quotes = [
  { second: 0, bid: '9.9' },
  { second: 3, bid: '10.1' },
  { second: 5, bid: '10.2' },
]
const windows = [
  { start: 0, end: 1 },
  { start: 4, end: 5 },
]
const joinLanes = [
  { join: 'wj', line: 138, least: ['9.9', '10.1'] },
  { join: 'wj1', line: 284, least: ['9.9', '10.2'] },
]

export function WindowJoinDiagram() {
  return (
    <Diagram
      title="A window join on a time line"
      caption={
        <>
          The least bid in each window: <code>wj</code> lets the quote in force come in, <code>wj1</code> leaves it out.
        </>
      }
      description="Two time lines of symbol A from 09:30:00 to 09:30:05, one for wj and one for wj1. Both show quotes at second 0 with bid 9.9, second 3 with bid 10.1 and second 5 with bid 10.2, and a window before each of two trades, with its start and its end: from second 0 to second 1 and from second 4 to second 5. The trade stands at the end of its window. In the first window both joins find the least bid 9.9, from the quote at its start. In the second, an arrow shows that wj takes the quote of second 3 into the window, because it is still in force at second 4: the least bid is 10.1. For wj1 that quote is crossed out and not counted: the least bid is 10.2, from the quote of second 5 at the window's end."
      viewBox="0 0 400 366"
    >
      <circle className="dot" cx={52} cy={16} r={5} />
      <text className="start" x={64} y={21}>
        trade
      </text>
      <path d="M140 8v16" />
      <text className="start" x={150} y={21}>
        quote
      </text>
      <Outline x={226} y={7} width={28} height={18} tone="accent" />
      <text className="start" x={262} y={21}>
        window, least bid
      </text>
      {joinLanes.map(lane => (
        <JoinLane key={lane.join} {...lane} />
      ))}
      <path d={`M36 334H388${[0, 1, 2, 3, 4, 5].map(second => `M${windowX(second)} 334v5`).join('')}`} />
      {[0, 1, 2, 3, 4, 5].map(second => (
        <text key={second} className="code" x={windowX(second)} y={356}>
          {second === 0 ? '09:30:00' : `:0${second}`}
        </text>
      ))}
    </Diagram>
  )
}

/** The windows of one join at the height `line`, each with the `least` bid that it finds. */
function JoinLane({ join, line, least }: (typeof joinLanes)[number]) {
  const top = line - windowHeight
  return (
    <>
      <text className="name" x={20} y={line + 5}>
        {join}
      </text>
      {windows.map(({ start, end }, index) => (
        <g key={start}>
          <Outline
            x={windowX(start)}
            y={top}
            width={windowX(end) - windowX(start)}
            height={windowHeight}
            tone="accent"
          />
          <text className="code" x={(windowX(start) + windowX(end)) / 2} y={top + 24}>
            {least[index]}
          </text>
          <circle className="dot" cx={windowX(end)} cy={top} r={5} />
          <text className="note" x={windowX(start)} y={top - 12}>
            start
          </text>
          <text className="note" x={windowX(end)} y={top - 12}>
            end
          </text>
        </g>
      ))}
      <path d={`M40 ${line}H388${quotes.map(({ second }) => `M${windowX(second)} ${line - 8}v16`).join('')}`} />
      {quotes.map(({ second, bid }) => (
        <text key={second} className="code" x={windowX(second)} y={line + 26}>
          bid {bid}
        </text>
      ))}
      {join === 'wj' ? (
        <Arrow
          from={[windowX(3), line - 11]}
          via={[[windowX(3), line - 22]]}
          to={[windowX(4) + 12, line - 22]}
          tone="accent"
        />
      ) : (
        <>
          <path className="loss" d={`M${windowX(3) - 6} ${line - 6}l12 12m0 -12l-12 12`} />
          <text className="loss" x={windowX(3) - 20} y={line - 18}>
            not counted
          </text>
        </>
      )}
    </>
  )
}

const windowHeight = 56

function windowX(second: number): number {
  return 56 + second * 60
}
