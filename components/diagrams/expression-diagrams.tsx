import { Arrow, Box, Diagram } from './_diagram-parts.tsx'

const tokens = [
  { text: 'sum', x: 20, width: 76 },
  { text: 'price', x: 120, width: 108, value: '10 20 30' },
  { text: '*', x: 236, width: 36 },
  { text: 'size', x: 280, width: 100, value: '5 1 4' },
]

const edges = { left: 20, product: 120, right: 380 }

export function RightToLeftDiagram() {
  return (
    <Diagram
      title="Read from the left, evaluated from the right"
      caption={
        <>
          The sum of price times size: <code>sum</code> is read first and applied last.
        </>
      }
      description="The expression sum price*size. An arrow to the right above it: read aloud from the left, the sum of price times size. An arrow to the left below it: evaluated from the right, in two steps. Price is 10 20 30 and size is 5 1 4. Step 1: 50 20 120, the product of the two. Step 2: 190, the sum of the product."
      viewBox="0 0 400 252"
    >
      <text className="note start" x={edges.left} y={18}>
        read aloud from the left
      </text>
      <Arrow from={[edges.left, 32]} to={[edges.right, 32]} />
      {tokens.map(token => (
        <Token key={token.text} {...token} />
      ))}
      <Step number={1} result="50 20 120" from={edges.product} y={128} />
      <Step number={2} result="190" from={edges.left} y={172} />
      <Arrow from={[edges.right, 218]} to={[edges.left, 218]} tone="motion" />
      <text className="note end" x={edges.right} y={240}>
        evaluated from the right
      </text>
    </Diagram>
  )
}

/** A word or glyph of the expression, with its value if it is a name. */
function Token({ text, x, width, value }: (typeof tokens)[number]) {
  const middle = x + width / 2
  return (
    <>
      <rect className="box" x={x} y={48} width={width} height={30} rx={6} />
      <text className="code" x={middle} y={67.5}>
        {text}
      </text>
      {value && (
        <text className="code" x={middle} y={102}>
          {value}
        </text>
      )}
    </>
  )
}

/** A bracket below the part of the expression that a step evaluates, and what it gives. */
function Step({ number, result, from, y }: { number: number; result: string; from: number; y: number }) {
  return (
    <>
      <path className="accent" d={`M${from} ${y - 10}V${y - 4}H${edges.right}V${y - 10}`} />
      <text className="name" x={(from + edges.right) / 2} y={y + 14}>
        {`Step ${number}: ${result}`}
      </text>
    </>
  )
}

// The lists p and g of content/docs/concepts/fby.mdx.
const fbyRows = [
  { group: 'A', price: 10 },
  { group: 'B', price: 20 },
  { group: 'A', price: 12 },
  { group: 'B', price: 18 },
  { group: 'C', price: 5 },
]
const fbyGroups = [
  { group: 'A', prices: [10, 12], look: { tone: 'accent' } as const },
  { group: 'B', prices: [20, 18], look: { tone: 'motion' } as const },
  { group: 'C', prices: [5], look: {} },
]

export function FbyDiagram() {
  return (
    <Diagram
      title="How fby spreads an aggregate"
      caption="Every row receives the maximum of its own group, so the result is as long as the table."
      description="Five rows stand on the left, in the order of the table: A 10, B 20, A 12, B 18 and C 5. Arrows gather them into three groups: A: 10 12 with the maximum 12, B: 20 18 with the maximum 20, and C: 5 with the maximum 5. From the groups, arrows spread each maximum back to the rows it came from. On the right stand five values again, in the order of the rows: 12, 20, 12, 20 and 5."
      viewBox="0 0 400 262"
    >
      {['1 group', '2 aggregate', '3 spread'].map((step, index) => (
        <text key={step} className="note" x={[54, 200, 346][index]} y={20}>
          {step}
        </text>
      ))}
      {fbyRows.map(({ group, price }, index) => {
        const groupIndex = fbyGroups.findIndex(candidate => candidate.group === group)
        const { prices = [], look } = fbyGroups[groupIndex] ?? {}
        return (
          <g key={price}>
            <Box x={14} y={rowTop(index)} width={80} height={rowHeight} name={`${group} ${price}`} {...look} />
            <Arrow from={[94, rowMiddle(index)]} to={[146, groupMiddle(groupIndex)]} {...look} />
            <Arrow from={[250, groupMiddle(groupIndex)]} to={[302, rowMiddle(index)]} {...look} />
            <Box x={306} y={rowTop(index)} width={80} height={rowHeight} name={String(Math.max(...prices))} {...look} />
          </g>
        )
      })}
      {fbyGroups.map(({ group, prices, look }, index) => (
        <Box
          key={group}
          x={150}
          y={groupMiddle(index) - groupHeight / 2}
          width={100}
          height={groupHeight}
          name={`${group}: ${prices.join(' ')}`}
          note={`max ${Math.max(...prices)}`}
          {...look}
        />
      ))}
    </Diagram>
  )
}

const rowHeight = 34
const groupHeight = 52

function rowTop(index: number): number {
  return 36 + index * 44
}

function rowMiddle(index: number): number {
  return rowTop(index) + rowHeight / 2
}

function groupMiddle(index: number): number {
  return 70 + index * 71
}

const matrix = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
]

// Rows and columns as an index names them; nothing means all of them.
const panels = [
  { name: 'One row', call: '@[m;1;neg]', x: 12, y: 10, rows: [1] },
  { name: 'One item', call: '.[m;1 2;neg]', x: 212, y: 10, rows: [1], columns: [2] },
  { name: 'One column', call: '.[m;(::;1);neg]', x: 12, y: 196, columns: [1] },
  { name: 'A cross section', call: '.[m;(0 2;1 2);neg]', x: 212, y: 196, rows: [0, 2], columns: [1, 2] },
]

const amendCell = { width: 40, height: 30 }

export function AmendDiagram() {
  return (
    <Diagram
      title="What an index of amend reaches"
      caption={
        <>
          The marked items change. <code>@</code> takes one index, <code>.</code> one for each level.
        </>
      }
      description={`The same list m of three rows, ${matrix.map(row => row.join(' ')).join(', ')}, amended four times with neg; rows and columns are numbered from 0. ${panels.map(panel => `${panel.name}: ${panel.call} changes ${changedItems(panel).join(', ')}.`).join(' ')}`}
      viewBox="0 0 400 376"
    >
      {panels.map(panel => (
        <Panel key={panel.call} {...panel} />
      ))}
    </Diagram>
  )
}

interface Reach {
  rows?: number[]
  columns?: number[]
}
type PanelProps = Reach & { name: string; call: string; x: number; y: number }

/** The list m with its indexes, and the items marked that one amend changes. */
function Panel({ name, call, x, y, ...reach }: PanelProps) {
  const left = x + 26
  const top = y + 66
  // Marked cells come last, on top of their neighbours' borders.
  const cells = matrix
    .flatMap((row, r) => row.map((value, c) => ({ value, r, c, isChanged: isReached(reach, r, c) })))
    .sort((a, b) => Number(a.isChanged) - Number(b.isChanged))
  return (
    <>
      <text className="name start" x={x} y={y + 14}>
        {name}
      </text>
      <text className="code start" x={x} y={y + 34}>
        {call}
      </text>
      {[0, 1, 2].map(index => (
        <g key={index}>
          <text className="note" x={left + (index + 0.5) * amendCell.width} y={top - 7}>
            {index}
          </text>
          <text className="note" x={left - 12} y={top + (index + 0.5) * amendCell.height + 4.5}>
            {index}
          </text>
        </g>
      ))}
      {cells.map(({ value, r, c, isChanged }) => (
        <g key={value}>
          <rect
            className={isChanged ? 'box accent' : 'box'}
            x={left + c * amendCell.width}
            y={top + r * amendCell.height}
            {...amendCell}
          />
          <text className="code" x={left + (c + 0.5) * amendCell.width} y={top + (r + 0.5) * amendCell.height + 4.5}>
            {isChanged ? -value : value}
          </text>
        </g>
      ))}
    </>
  )
}

function isReached({ rows, columns }: Reach, row: number, column: number): boolean {
  return (!rows || rows.includes(row)) && (!columns || columns.includes(column))
}

function changedItems(reach: Reach): number[] {
  return matrix.flatMap((row, r) => row.filter((_, c) => isReached(reach, r, c)))
}
