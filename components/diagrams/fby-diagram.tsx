import { Diagram } from './_diagram.tsx'
import { Arrow, Box } from './_diagram-parts.tsx'

// The lists p and g of content/docs/concepts/fby.mdx.
const rows = [
  { group: 'A', price: 10 },
  { group: 'B', price: 20 },
  { group: 'A', price: 12 },
  { group: 'B', price: 18 },
  { group: 'C', price: 5 },
]
const groups = [
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
      {rows.map(({ group, price }, index) => {
        const place = groups.findIndex(candidate => candidate.group === group)
        const { prices = [], look } = groups[place] ?? {}
        return (
          <g key={price}>
            <Box x={14} y={rowTop(index)} width={80} height={rowHeight} name={`${group} ${price}`} {...look} />
            <Arrow from={[94, rowMiddle(index)]} to={[146, groupMiddle(place)]} {...look} />
            <Arrow from={[250, groupMiddle(place)]} to={[302, rowMiddle(index)]} {...look} />
            <Box x={306} y={rowTop(index)} width={80} height={rowHeight} name={String(Math.max(...prices))} {...look} />
          </g>
        )
      })}
      {groups.map(({ group, prices, look }, index) => (
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
