import { Arrow, Diagram, Outline } from './_diagram-parts.tsx'

// The tables of content/docs/concepts/joins.mdx.
const quotesBySymbol = {
  A: [
    { time: '09:30:00', bid: '9.9' },
    { time: '09:30:03', bid: '10.1' },
    { time: '09:30:05', bid: '10.2' },
  ],
  B: [{ time: '09:30:02', bid: '19.8' }],
  C: [],
}
const trades = [
  { sym: 'A', time: '09:30:01' },
  { sym: 'B', time: '09:30:02' },
  { sym: 'A', time: '09:30:05' },
  { sym: 'C', time: '09:30:06' },
] as const
const walk = { width: 200, height: 170, firstRow: 36, rowHeight: 30 }

export function JoinDiagram() {
  return (
    <Diagram
      title="An as-of join, row by row"
      caption={
        <>
          What <code>aj</code> finds: each trade walks up the quotes of its symbol, from the latest, and stops at the
          first that is not later than itself.
        </>
      }
      description="Four panels, one for each trade, with the quotes of its symbol in the order of their times. An arrow walks up from below the quotes and stops at the one that is taken. Trade A 09:30:01 passes the quotes of 09:30:05 and 09:30:03, both later, and takes the quote of 09:30:00 with bid 9.9. Trade B 09:30:02 takes the only quote of B, of the same second, with bid 19.8. Trade A 09:30:05 takes the quote of the same second with bid 10.2. Trade C 09:30:06 finds no quotes of C: its bid is null."
      viewBox={`0 0 400 ${2 * walk.height}`}
    >
      {trades.map((trade, index) => (
        <g
          key={`${trade.sym} ${trade.time}`}
          transform={`translate(${(index % 2) * walk.width} ${Math.floor(index / 2) * walk.height})`}
        >
          <Walk {...trade} />
        </g>
      ))}
    </Diagram>
  )
}

/** The way of one trade up the quotes of its symbol. */
function Walk({ sym, time }: (typeof trades)[number]) {
  const quotes = quotesBySymbol[sym]
  const taken = quotes.findLastIndex(quote => quote.time <= time)
  const end = walk.firstRow + quotes.length * walk.rowHeight
  return (
    <>
      <text className="name start" x={12} y={22}>
        {`trade ${sym} ${time}`}
      </text>
      {quotes.map((quote, index) => (
        <QuoteRow key={quote.time} {...quote} index={index} taken={taken} />
      ))}
      {taken < 0 ? (
        <>
          <rect className="loss" x={34} y={walk.firstRow} width={124} height={24} rx={3} strokeDasharray="4 4" />
          <text className="loss" x={96} y={walk.firstRow + 17}>
            no quote: null
          </text>
        </>
      ) : (
        <>
          <circle className="dot accent" cx={18} cy={end + 6} r={5} />
          <Arrow
            from={[18, end + 6]}
            via={[[18, walk.firstRow + taken * walk.rowHeight + 12]]}
            to={[33, walk.firstRow + taken * walk.rowHeight + 12]}
            tone="accent"
          />
        </>
      )}
    </>
  )
}

function QuoteRow({ time, bid, index, taken }: { time: string; bid: string; index: number; taken: number }) {
  const y = walk.firstRow + index * walk.rowHeight
  const isTaken = index === taken
  return (
    <>
      <rect className={isTaken ? 'box accent' : 'box'} x={34} y={y} width={124} height={24} rx={3} />
      <text className="code start" x={42} y={y + 17}>
        {time}
      </text>
      <text className="code end" x={150} y={y + 17}>
        {bid}
      </text>
      {index > taken && <path className="loss" d={`M38 ${y + 12}h116`} />}
      {index >= taken && (
        <text className="note start" x={163} y={y + 17}>
          {isTaken ? 'taken' : 'later'}
        </text>
      )}
    </>
  )
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
