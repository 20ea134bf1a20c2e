import { Arrow, Diagram, Outline } from './_diagram-parts.tsx'

// The subscriptions of kdb-tick as `tick2.mdx` has them in its toy `w`.
const tables = [
  { table: 'quote', y: 44, pairs: [{ handle: '7', symbols: '`', x: 116, width: 36 }] },
  {
    table: 'trade',
    y: 108,
    pairs: [
      { handle: '7', symbols: '`', x: 116, width: 36 },
      { handle: '9', symbols: '`AAA', x: 192, width: 54 },
      { handle: '10', symbols: '`BBB`CCC', x: 286, width: 78 },
    ],
  },
]
const handleWidth = 30
const height = 40

export function SubscriptionsDiagram() {
  return (
    <Diagram
      title="What .u.w looks like"
      caption="A table leads to a list of pairs; leave the middle index out, and you have the handles."
      description="The dictionary .u.w leads from each table name to a list of pairs. Each pair has a handle and symbols. The table quote has one pair: handle 7 with the null symbol, which means all symbols. The table trade has three pairs: handle 7 with the null symbol, handle 9 with `AAA, and handle 10 with `BBB`CCC. Arrows lead from the handles of the three pairs of trade to the value of w[`trade;;0], which is 7 9 10i."
      viewBox="0 0 400 236"
    >
      <text className="note" x={42} y={28}>
        table
      </text>
      <text className="note start" x={116} y={28}>
        pairs: handle, symbols
      </text>
      {tables.map(({ table, y, pairs }) => (
        <g key={table}>
          <Outline x={8} y={y} width={68} height={height} />
          <text className="code" x={42} y={y + 25}>
            {table}
          </text>
          <Arrow from={[76, y + 20]} to={[110, y + 20]} />
          {pairs.map(({ handle, symbols, x, width }) => (
            <g key={x}>
              <Outline x={x} y={y} width={handleWidth + width} height={height} />
              <Outline x={x} y={y} width={handleWidth} height={height} tone="accent" />
              <text className="code" x={x + handleWidth / 2} y={y + 25}>
                {handle}
              </text>
              <text className="code" x={x + handleWidth + width / 2} y={y + 25}>
                {symbols}
              </text>
            </g>
          ))}
        </g>
      ))}
      {tables[1]?.pairs.map(({ x }) => (
        <Arrow key={x} from={[x + handleWidth / 2, 148]} to={[x + handleWidth / 2, 186]} tone="accent" />
      ))}
      <text className="code end" x={104} y={215}>
        w[`trade;;0]
      </text>
      <Outline x={116} y={190} width={278} height={height} tone="accent" />
      <text className="code" x={131} y={215}>
        7
      </text>
      <text className="code" x={207} y={215}>
        9
      </text>
      <text className="code" x={301} y={215}>
        10i
      </text>
    </Diagram>
  )
}
