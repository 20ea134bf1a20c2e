import { Diagram } from './_diagram.tsx'
import { Arrow } from './_diagram-parts.tsx'

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
