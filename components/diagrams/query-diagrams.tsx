import { Arrow, Box, Diagram } from './_diagram-parts.tsx'

// The five trades of the page. A row that a clause drops goes no further.
const trades = [
  { sym: 'A', price: '10', size: 100 },
  { sym: 'B', price: '20', size: 50 },
  { sym: 'A', price: '12', size: 200 },
  { sym: 'C', price: '5', size: 10, droppedBy: 0 },
  { sym: 'B', price: '', size: 30, droppedBy: 1 },
]
const groups = [
  { sym: 'A', rows: [0, 2], tone: 'accent' as const },
  { sym: 'B', rows: [1], tone: 'motion' as const },
]
const steps = [
  { x: 62, step: '1 from', code: 't' },
  { x: 166, step: '2 where', code: 'size>20' },
  { x: 236, step: '3 where', code: 'price>6' },
  { x: 303, step: '4 by', code: 'sym' },
  { x: 368, step: '5 select', code: 'sum size' },
]
const tests = [166, 236]
const [groupX, resultX, groupWidth, resultWidth] = [271, 343, 60, 52]

export function QueryStepsDiagram() {
  return (
    <Diagram
      title="How a query runs, clause by clause"
      caption="Each clause sees only the rows that the one before it let through."
      description="The query select vol:sum size by sym from t where size>20,price>6 in five steps, from left to right. 1 from: the table t with five rows of sym, price and size: A 10 100, B 20 50, A 12 200, C 5 10, and B without a price, 30. 2 where size>20: the row of C is dropped, because its size is 10; four rows go on. 3 where price>6 is asked of these four only: the row of B without a price is dropped, and three rows go on. 4 by sym: the two rows of A make one group, with the sizes 100 200, and the row of B makes another, with the size 50. 5 select sum size: the result has the rows A 300 and B 50."
      viewBox="0 0 400 250"
    >
      {steps.map(({ x, step, code }) => (
        <g key={step}>
          <text className="note" x={x} y={16}>
            {step}
          </text>
          <text className="code" x={x} y={34}>
            {code}
          </text>
        </g>
      ))}
      {[20, 62, 104].map((x, column) => (
        <text key={x} className="note" x={x} y={60}>
          {['sym', 'price', 'size'][column]}
        </text>
      ))}
      <path d="M4 67h116" />
      {trades.map(({ sym, price, size, droppedBy }, row) => (
        <g key={size}>
          {[sym, price, size].map((value, column) => (
            <text
              key={column === 0 ? 'sym' : column === 1 ? 'price' : 'size'}
              className="code"
              x={[20, 62, 104][column]}
              y={middle(row) + 5}
            >
              {value}
            </text>
          ))}
          {tests.map((x, test) => {
            if (droppedBy !== undefined && droppedBy < test) return null
            return (
              <g key={x}>
                <path d={`M${test === 0 ? 126 : (tests[0] ?? 0) + 12} ${middle(row)}H${x - 12}`} />
                {droppedBy === test ? <Cross x={x} y={middle(row)} /> : <Tick x={x} y={middle(row)} />}
              </g>
            )
          })}
        </g>
      ))}
      {groups.map(({ sym, rows, tone }, index) => {
        const sizes = rows.map(row => trades[row]?.size ?? 0)
        const sum = sizes.reduce((total, size) => total + size, 0)
        const y = 96 + index * 62
        return (
          <g key={sym}>
            {rows.map(row => (
              <Arrow key={row} from={[(tests[1] ?? 0) + 12, middle(row)]} to={[groupX - 2, y]} tone={tone} />
            ))}
            <Box x={groupX} y={y - 22} width={groupWidth} height={44} name={sym} note={sizes.join(' ')} tone={tone} />
            <Arrow from={[groupX + groupWidth, y]} to={[resultX - 1, y]} tone={tone} />
            <Box x={resultX} y={y - 17} width={resultWidth} height={34} name={`${sym} ${sum}`} tone={tone} />
          </g>
        )
      })}
    </Diagram>
  )
}

function middle(row: number): number {
  return 86 + row * 36
}

function Tick({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle className="box" cx={x} cy={y} r={10} />
      <path d={`M${x - 4.5} ${y}l3 4l6 -8`} />
    </>
  )
}

function Cross({ x, y }: { x: number; y: number }) {
  return <path className="loss" d={`M${x - 5} ${y - 5}l10 10m0 -10l-10 10`} />
}

// In the order in which the call takes them.
const callArguments = [
  { letter: 't', template: 'from t', place: 2, code: ['t'] },
  { letter: 'c', template: 'where price>6', place: 3, code: ['enlist(>;`price;6)'] },
  { letter: 'b', template: 'by sym', place: 1, code: ['(enlist`sym)!', 'enlist`sym'], tone: 'motion' as const },
  {
    letter: 'a',
    template: 'select vol:sum size',
    place: 0,
    code: ['(enlist`vol)!', 'enlist(sum;`size)'],
    tone: 'accent' as const,
  },
]

export function TemplateCallDiagram() {
  return (
    <Diagram
      title="A query template and its four arguments"
      caption="The template names its parts in the order of English, the call in the order of evaluation."
      description="On the left the template, part by part: select vol:sum size, by sym, from t, where price>6. On the right the call ?[t;c;b;a]. Arrows lead from each part to its argument. from t becomes the first argument t, the table. where price>6 becomes c, a list of one tree: enlist(>;`price;6). by sym becomes b, a dictionary: (enlist`sym)!enlist`sym. select vol:sum size becomes a, a dictionary: (enlist`vol)!enlist(sum;`size)."
      viewBox="0 0 400 250"
    >
      <text className="note" x={82} y={16}>
        the template
      </text>
      <text className="code" x={306} y={16}>
        ?[t;c;b;a]
      </text>
      {callArguments.map(({ letter, template, place, code, tone }, index) => {
        const look = tone && { tone }
        const [y, from] = [30 + index * 55, 30 + place * 55 + 23]
        return (
          <g key={letter}>
            <rect className={tone ? `box ${tone}` : 'box'} x={1} y={from - 17} width={162} height={34} rx={6} />
            <text className="code" x={82} y={from + 4.5}>
              {template}
            </text>
            <Arrow from={[163, from]} to={[211, y + 23]} {...look} />
            <rect className={tone ? `box ${tone}` : 'box'} x={213} y={y} width={185} height={46} rx={6} />
            <text className="name" x={229} y={y + 28}>
              {letter}
            </text>
            {code.map((line, row) => (
              <text key={line} className="code start" x={246} y={y + 27.5 + (row - (code.length - 1) / 2) * 17}>
                {line}
              </text>
            ))}
          </g>
        )
      })}
    </Diagram>
  )
}
