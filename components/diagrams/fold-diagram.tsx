import { Diagram } from './_diagram.tsx'
import { Arrow } from './_diagram-parts.tsx'

const seed = 0
const items = [60, 70, -50, 20]
const results = [60, 100, 50, 70]

export function FoldDiagram() {
  return (
    <Diagram
      title="A fold as a chain"
      caption={
        <>
          Each call of <code>f</code> takes the result so far and the next item. Here <code>f</code> adds them, up to a
          limit of 100.
        </>
      }
      description={`f is a function that adds two numbers and limits the sum to 100. It is called once for each of the items ${items.join(', ')}, from left to right. ${items.map((item, index) => `Call ${index + 1} takes ${results[index - 1] ?? `the seed ${seed}`} and the item ${item} and returns ${results[index]}.`).join(' ')} Scan keeps all four results, Over keeps the last.`}
      viewBox="0 0 400 276"
    >
      <text className="code" x={200} y={18}>
        {`f\\[${seed};${items.join(' ')}]`}
      </text>
      <text className="note" x={seedX} y={rows.items + 5}>
        items
      </text>
      <text className="note" x={seedX} y={rows.results - 24}>
        seed
      </text>
      <Cell value={seed} x={seedX} y={rows.results} />
      {items.map((item, index) => (
        <Call key={item} item={item} index={index} />
      ))}
      <Span from={columns[0] - half} y={rows.results + 28} />
      <text className="name" x={(columns[0] + columns[3]) / 2} y={rows.results + 50}>
        Scan keeps all four
      </text>
      <Span from={columns[3] - half} y={rows.results + 73} />
      <text className="name end" x={columns[3] - half - 10} y={rows.results + 78}>
        Over keeps the last
      </text>
    </Diagram>
  )
}

const seedX = 44
const columns = [130, 208, 286, 364] as const
const rows = { items: 52, calls: 116, results: 184 }
const half = 26

function Call({ item, index }: { item: number; index: number }) {
  const x = columns[index] ?? 0
  const before = (columns[index - 1] ?? seedX) + half
  const between = x - half - 13
  return (
    <>
      <Cell value={item} x={x} y={rows.items} />
      <Arrow from={[x, rows.items + 15]} to={[x, rows.calls - 17]} />
      <Arrow
        from={[before, rows.results]}
        via={[
          [between, rows.results],
          [between, rows.calls],
        ]}
        to={[x - 19, rows.calls]}
        tone="motion"
      />
      <circle className="box" cx={x} cy={rows.calls} r={16} />
      <text className="code" x={x} y={rows.calls + 4.5}>
        f
      </text>
      <Arrow from={[x, rows.calls + 16]} to={[x, rows.results - 17]} />
      <Cell value={results[index] ?? 0} x={x} y={rows.results} isResult />
    </>
  )
}

function Cell({ value, x, y, isResult = false }: { value: number; x: number; y: number; isResult?: boolean }) {
  return (
    <>
      <rect className={isResult ? 'box accent' : 'box'} x={x - half} y={y - 15} width={2 * half} height={30} rx={6} />
      <text className="code" x={x} y={y + 4.5}>
        {value}
      </text>
    </>
  )
}

/** A bracket below results, up to the last of them. */
function Span({ from, y }: { from: number; y: number }) {
  return <path d={`M${from} ${y - 6}V${y}H${columns[3] + half}V${y - 6}`} />
}
