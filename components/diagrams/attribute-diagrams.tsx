import { Arrow, Diagram } from './_diagram-parts.tsx'

// The same seven tickers in the order that suits each attribute, and what q keeps beside them.
const sorted = ['a', 'a', 'a', 'b', 'b', 'b', 'c']
const arrived = ['b', 'a', 'b', 'c', 'a', 'a', 'b']

export function AttributesDiagram() {
  return (
    <Diagram
      title="Where is b, under each attribute"
      caption="The same seven tickers. Below each list stands what q keeps beside it, and the way to b."
      description="Four lists made of the tickers b a b c a a b, each with the way to b. Sorted, s, holds a a a b b b c and keeps nothing beside the list: the search looks at position 3, finds b and goes left, looks at position 1, finds a and goes right, looks at position 2, finds a, and so knows after three looks that b starts at 3. Unique, u, holds b a c and keeps a hash that leads from each item to its position: b to 0, a to 1, c to 2; one step leads to position 0. Parted, p, holds a a a b b b c and keeps where each run starts: a at 0, b at 3, c at 6; one step leads to position 3, from where b is read in one piece up to position 5. Grouped, g, holds b a b c a a b as they arrived and keeps all positions of each item: b at 0 2 6, a at 1 4 5, c at 3; one step leads to three places, 0, 2 and 6, which lie apart."
      viewBox="0 0 400 620"
    >
      <Panel y={0} name="Sorted" code="`s#" items={sorted} found={[3, 4, 5]} />
      <HalvingSearch y={0} />
      <Panel y={158} name="Unique" code="`u#" items={['b', 'a', 'c']} found={[0]} />
      <Index y={158} starts={['0', '1', '2']} found={[0]} note="the position of each item" />
      <Panel y={316} name="Parted" code="`p#" items={sorted} found={[3, 4, 5]} />
      <Index y={316} keys={['a', 'b', 'c']} starts={['0', '3', '6']} found={[3]} note="where each run starts" />
      <Panel y={474} name="Grouped" code="`g#" items={arrived} found={[0, 2, 6]} />
      <Index y={474} starts={['0 2 6', '1 4 5', '3']} found={[0, 2, 6]} note="all positions of each item" />
    </Diagram>
  )
}

const cell = { left: 98, width: 40, height: 28, top: 24 }
const itemMiddle = (position: number) => cell.left + position * cell.width + cell.width / 2

interface PanelProps {
  y: number
  name: string
  code: string
  items: string[]
  /** The positions of b. */
  found: number[]
}

/** A list with its positions, and the name of its attribute at the left. */
function Panel({ y, name, code, items, found }: PanelProps) {
  return (
    <>
      <text className="name start" x={10} y={y + cell.top + 12}>
        {name}
      </text>
      <text className="code start" x={10} y={y + cell.top + 30}>
        {code}
      </text>
      {items.map((item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items repeat and are never reordered
        <g key={position}>
          <text className="note" x={itemMiddle(position)} y={y + cell.top - 8}>
            {position}
          </text>
          <rect
            className={found.includes(position) ? 'box accent' : 'box'}
            x={itemMiddle(position) - cell.width / 2 + 2}
            y={y + cell.top}
            width={cell.width - 4}
            height={cell.height}
            rx={4}
          />
          <text className="code" x={itemMiddle(position)} y={y + cell.top + 19}>
            {item}
          </text>
        </g>
      ))}
    </>
  )
}

const looks = [
  { position: 3, depth: 0, says: 'b: go left' },
  { position: 1, depth: 1, says: 'a: go right' },
  { position: 2, depth: 2, says: 'a: b starts at 3' },
]
const lookRadius = 9

/** Each look hangs on the item that it reads; arrows lead from one look to the next. */
function HalvingSearch({ y }: { y: number }) {
  return looks.map(({ position, depth, says }, index) => {
    const [x, lookY] = [itemMiddle(position), y + 76 + depth * 26]
    const next = looks[index + 1]
    return (
      <g key={position}>
        <path
          className="motion"
          strokeDasharray="2 5"
          d={`M${x} ${y + cell.top + cell.height + 2}V${lookY - lookRadius}`}
        />
        <circle className="box motion" cx={x} cy={lookY} r={lookRadius} />
        <text className="note" x={x} y={lookY + 4.5}>
          {index + 1}
        </text>
        {next && (
          <Arrow
            from={[x, lookY + lookRadius]}
            via={[[x, lookY + 26]]}
            to={[itemMiddle(next.position) + (next.position < position ? 1 : -1) * (lookRadius + 2), lookY + 26]}
            tone="motion"
          />
        )}
        <text className="note start" x={252} y={lookY + 5}>
          {`${index + 1}  ${says}`}
        </text>
      </g>
    )
  })
}

interface IndexProps {
  y: number
  keys?: string[]
  starts: string[]
  /** The positions that arrows from b lead to. */
  found: number[]
  note: string
}

/** What q keeps beside the list, below it: from each item to its positions. */
function Index({ y, keys = ['b', 'a', 'c'], starts, found, note }: IndexProps) {
  const [top, width, height] = [y + 88, 88, 28]
  return (
    <>
      {keys.map((key, index) => {
        const left = cell.left + 2 + index * (width + 8)
        const isAsked = key === 'b'
        return (
          <g key={key}>
            <rect className={isAsked ? 'box motion' : 'box'} x={left} y={top} width={width} height={height} rx={6} />
            <text className="code" x={left + width / 2} y={top + 19}>
              {`${key} → ${starts[index]}`}
            </text>
            {isAsked &&
              found.map(position => (
                <Arrow
                  key={position}
                  from={[left + width / 2, top - 2]}
                  to={[itemMiddle(position), y + cell.top + cell.height + 3]}
                  tone="motion"
                />
              ))}
          </g>
        )
      })}
      <text className="note start" x={cell.left + 4} y={top + height + 17}>
        {note}
      </text>
    </>
  )
}
