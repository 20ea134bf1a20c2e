import { Diagram } from './_diagram.tsx'
import { Arrow, Outline } from './_diagram-parts.tsx'

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
const lanes = [
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
      {lanes.map(lane => (
        <Lane key={lane.join} {...lane} />
      ))}
      <path d={`M36 334H388${[0, 1, 2, 3, 4, 5].map(second => `M${at(second)} 334v5`).join('')}`} />
      {[0, 1, 2, 3, 4, 5].map(second => (
        <text key={second} className="code" x={at(second)} y={356}>
          {second === 0 ? '09:30:00' : `:0${second}`}
        </text>
      ))}
    </Diagram>
  )
}

/** The windows of one join at the height `line`, each with the `least` bid that it finds. */
function Lane({ join, line, least }: (typeof lanes)[number]) {
  const top = line - windowHeight
  return (
    <>
      <text className="name" x={20} y={line + 5}>
        {join}
      </text>
      {windows.map(({ start, end }, index) => (
        <g key={start}>
          <Outline x={at(start)} y={top} width={at(end) - at(start)} height={windowHeight} tone="accent" />
          <text className="code" x={(at(start) + at(end)) / 2} y={top + 24}>
            {least[index]}
          </text>
          <circle className="dot" cx={at(end)} cy={top} r={5} />
          <text className="note" x={at(start)} y={top - 12}>
            start
          </text>
          <text className="note" x={at(end)} y={top - 12}>
            end
          </text>
        </g>
      ))}
      <path d={`M40 ${line}H388${quotes.map(({ second }) => `M${at(second)} ${line - 8}v16`).join('')}`} />
      {quotes.map(({ second, bid }) => (
        <text key={second} className="code" x={at(second)} y={line + 26}>
          bid {bid}
        </text>
      ))}
      {join === 'wj' ? (
        <Arrow from={[at(3), line - 11]} via={[[at(3), line - 22]]} to={[at(4) + 12, line - 22]} tone="accent" />
      ) : (
        <>
          <path className="loss" d={`M${at(3) - 6} ${line - 6}l12 12m0 -12l-12 12`} />
          <text className="loss" x={at(3) - 20} y={line - 18}>
            not counted
          </text>
        </>
      )}
    </>
  )
}

const windowHeight = 56

function at(second: number): number {
  return 56 + second * 60
}
