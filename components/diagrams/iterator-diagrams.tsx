import { Arrow, Diagram } from './_diagram-parts.tsx'

const shapes = [
  { name: 'Each', code: 'f each x', says: 'each of three items leads to its own result', Shape: Each },
  { name: 'Each Both', code: "x f'y", says: 'three pairs of items, each pair leads to one result', Shape: EachBoth },
  {
    name: 'Each Left',
    code: 'x f\\:y',
    says: 'each item of x passes the whole of y on the way to its result',
    Shape: EachLeft,
  },
  {
    name: 'Each Right',
    code: 'x f/:y',
    says: 'the whole of x passes each item of y on the way to a result',
    Shape: EachRight,
  },
  {
    name: 'Each Prior',
    code: "f':[x]",
    says: 'each result comes from an item and the one before it; before the first stands a seed',
    Shape: EachPrior,
  },
  {
    name: 'Scan',
    code: 's f\\x',
    says: 'a seed and the first item give a result, that and the next item give the next; all are kept',
    Shape: Scan,
  },
  { name: 'Over', code: 's f/x', says: 'the same chain, but only the last result is kept', Shape: Over },
  {
    name: 'Converge',
    code: 'f/[x]',
    says: 'f is applied to x, then to its own result, again and again, until nothing changes',
    Shape: Converge,
  },
]

const panel = { width: 200, height: 146 }

export function IteratorsDiagram() {
  return (
    <Diagram
      title="Iterators as shapes"
      caption="Maps reach each result by itself. Accumulators hand it on."
      description={`Eight small drawings: dots are items, bars are whole lists, marked dots are results. ${shapes.map(({ name, code, says }) => `${name}, ${code}: ${says}.`).join(' ')}`}
      viewBox={`0 0 400 ${4 * panel.height}`}
    >
      {shapes.map(({ name, code, Shape }, index) => (
        <g key={name} transform={`translate(${(index % 2) * panel.width} ${Math.floor(index / 2) * panel.height})`}>
          <text className="name start" x={14} y={22}>
            {name}
          </text>
          <text className="code end" x={186} y={22}>
            {code}
          </text>
          <Shape />
        </g>
      ))}
    </Diagram>
  )
}

const columns = [60, 110, 160]
const seedX = 24
const top = 46
const middle = 76
const bottom = 116

function Each() {
  return columns.map(x => (
    <g key={x}>
      <Item x={x} y={top} />
      <Arrow from={[x, top + 6]} to={[x, bottom - 8]} />
      <Result x={x} />
    </g>
  ))
}

function EachBoth() {
  return columns.map(x => (
    <g key={x}>
      <Item x={x - 11} y={top} />
      <Item x={x + 11} y={top} />
      <path d={`M${x - 9} ${top + 6}L${x} ${middle}L${x + 9} ${top + 6}`} />
      <Arrow from={[x, middle]} to={[x, bottom - 8]} />
      <Result x={x} />
    </g>
  ))
}

function EachLeft() {
  return (
    <>
      {columns.map(x => (
        <g key={x}>
          <Item x={x} y={top} />
          <Arrow from={[x, top + 6]} to={[x, bottom - 8]} />
          <Result x={x} />
        </g>
      ))}
      <Whole y={middle} />
      <Label text="x" y={top} />
      <Label text="y" y={middle} />
    </>
  )
}

function EachRight() {
  return (
    <>
      {columns.map(x => (
        <g key={x}>
          <Arrow from={[x, top]} to={[x, bottom - 8]} />
          <Item x={x} y={middle} />
          <Result x={x} />
        </g>
      ))}
      <Whole y={top} />
      <Label text="x" y={top} />
      <Label text="y" y={middle} />
    </>
  )
}

function EachPrior() {
  return (
    <>
      <Seed y={top} />
      {columns.map((x, index) => (
        <g key={x}>
          <Item x={x} y={top} />
          <Arrow from={[(columns[index - 1] ?? seedX) + 5, top + 6]} to={[x - 6, bottom - 7]} />
          <Arrow from={[x, top + 6]} to={[x, bottom - 8]} />
          <Result x={x} />
        </g>
      ))}
    </>
  )
}

function Scan() {
  return <Chain kept={columns} />
}

function Over() {
  return <Chain kept={columns.slice(-1)} />
}

/** Each result needs the one before it. */
function Chain({ kept }: { kept: number[] }) {
  return (
    <>
      <Seed y={bottom} />
      {columns.map((x, index) => (
        <g key={x}>
          <Item x={x} y={top} />
          <Arrow from={[x, top + 6]} to={[x, bottom - 8]} />
          <Arrow from={[(columns[index - 1] ?? seedX) + 7, bottom]} to={[x - 8, bottom]} tone="motion" />
          {kept.includes(x) ? <Result x={x} /> : <circle className="box" cx={x} cy={bottom} r={6} />}
        </g>
      ))}
    </>
  )
}

function Converge() {
  return (
    <>
      <Item x={seedX} y={bottom} />
      {columns.map((x, index) => (
        <g key={x}>
          <Arrow from={[(columns[index - 1] ?? seedX) + 7, bottom]} to={[x - 8, bottom]} tone="motion" />
          {index < columns.length - 1 ? <circle className="box" cx={x} cy={bottom} r={6} /> : <Result x={x} />}
        </g>
      ))}
      <Arrow
        from={[columns[2] ?? 0, bottom - 8]}
        via={[
          [columns[2] ?? 0, middle],
          [columns[1] ?? 0, middle],
        ]}
        to={[columns[1] ?? 0, bottom - 8]}
      />
      <text className="note" x={135} y={middle - 9}>
        still different?
      </text>
    </>
  )
}

function Item({ x, y }: { x: number; y: number }) {
  return <circle className="dot" cx={x} cy={y} r={5} />
}

function Result({ x }: { x: number }) {
  return <circle className="dot accent" cx={x} cy={bottom} r={6} />
}

function Seed({ y }: { y: number }) {
  return <circle className="box" cx={seedX} cy={y} r={5} strokeDasharray="3 3" />
}

/** A whole list, taken as one. */
function Whole({ y }: { y: number }) {
  return <rect className="box" x={44} y={y - 6} width={132} height={12} rx={6} />
}

function Label({ text, y }: { text: string; y: number }) {
  return (
    <text className="code" x={seedX} y={y + 4.5}>
      {text}
    </text>
  )
}

const foldSeed = 0
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
      description={`f is a function that adds two numbers and limits the sum to 100. It is called once for each of the items ${items.join(', ')}, from left to right. ${items.map((item, index) => `Call ${index + 1} takes ${results[index - 1] ?? `the seed ${foldSeed}`} and the item ${item} and returns ${results[index]}.`).join(' ')} Scan keeps all four results, Over keeps the last.`}
      viewBox="0 0 400 276"
    >
      <text className="code" x={200} y={18}>
        {`f\\[${foldSeed};${items.join(' ')}]`}
      </text>
      <text className="note" x={foldSeedX} y={foldRows.items + 5}>
        items
      </text>
      <text className="note" x={foldSeedX} y={foldRows.results - 24}>
        seed
      </text>
      <Cell value={foldSeed} x={foldSeedX} y={foldRows.results} />
      {items.map((item, index) => (
        <Call key={item} item={item} index={index} />
      ))}
      <Span from={foldColumns[0] - half} y={foldRows.results + 28} />
      <text className="name" x={(foldColumns[0] + foldColumns[3]) / 2} y={foldRows.results + 50}>
        Scan keeps all four
      </text>
      <Span from={foldColumns[3] - half} y={foldRows.results + 73} />
      <text className="name end" x={foldColumns[3] - half - 10} y={foldRows.results + 78}>
        Over keeps the last
      </text>
    </Diagram>
  )
}

const foldSeedX = 44
const foldColumns = [130, 208, 286, 364] as const
const foldRows = { items: 52, calls: 116, results: 184 }
const half = 26

function Call({ item, index }: { item: number; index: number }) {
  const x = foldColumns[index] ?? 0
  const before = (foldColumns[index - 1] ?? foldSeedX) + half
  const between = x - half - 13
  return (
    <>
      <Cell value={item} x={x} y={foldRows.items} />
      <Arrow from={[x, foldRows.items + 15]} to={[x, foldRows.calls - 17]} />
      <Arrow
        from={[before, foldRows.results]}
        via={[
          [between, foldRows.results],
          [between, foldRows.calls],
        ]}
        to={[x - 19, foldRows.calls]}
        tone="motion"
      />
      <circle className="box" cx={x} cy={foldRows.calls} r={16} />
      <text className="code" x={x} y={foldRows.calls + 4.5}>
        f
      </text>
      <Arrow from={[x, foldRows.calls + 16]} to={[x, foldRows.results - 17]} />
      <Cell value={results[index] ?? 0} x={x} y={foldRows.results} isResult />
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
  return <path d={`M${from} ${y - 6}V${y}H${foldColumns[3] + half}V${y - 6}`} />
}
