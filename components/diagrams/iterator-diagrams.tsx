import type { ReactNode } from 'react'
import { Arrow, Diagram } from './_diagram-parts.tsx'

// In both drawings a box is one call of f, with its arguments, and • is the result of the box before it.
const panel = { width: 200, height: 140 }
const columns = [36, 100, 164] as const
const items = ['a', 'b', 'c'] as const
const call = { width: 54, height: 26, y: 98 }
const inputY = 46

interface Form {
  name: string
  code: string
  says: string
  drawing: ReactNode
}

const maps: Form[] = [
  {
    name: 'Each',
    code: 'f each x',
    says: 'f a, f b and f c, each called with one item',
    drawing: columns.map((x, index) => (
      <MapCall key={x} x={x} inputs={[items[index] ?? '']} text={`f ${items[index]}`} />
    )),
  },
  {
    name: 'Each Both',
    code: "x f'y",
    says: 'f[a;p], f[b;q] and f[c;r], each called with the items of x and y at one position',
    drawing: columns.map((x, index) => (
      <MapCall
        key={x}
        x={x}
        inputs={[items[index] ?? '', 'pqr'[index] ?? '']}
        text={`f[${items[index]};${'pqr'[index]}]`}
      />
    )),
  },
  {
    name: 'Each Left',
    code: 'x f\\:y',
    says: 'f[a;y], f[b;y] and f[c;y], each called with one item of x and the whole of y',
    drawing: (
      <>
        <Whole name="y" />
        {columns.map((x, index) => (
          <MapCall key={x} x={x} inputs={[items[index] ?? '']} text={`f[${items[index]};y]`} />
        ))}
      </>
    ),
  },
  {
    name: 'Each Right',
    code: 'x f/:y',
    says: 'f[x;p], f[x;q] and f[x;r], each called with the whole of x and one item of y',
    drawing: (
      <>
        <Whole name="x" />
        {columns.map((x, index) => (
          <MapCall key={x} x={x} inputs={['pqr'[index] ?? '']} text={`f[x;${'pqr'[index]}]`} />
        ))}
      </>
    ),
  },
  {
    name: 'Each Prior',
    code: "s f':x",
    says: 'f[a;s], f[b;a] and f[c;b], each called with an item and the one before it; before the first stands the seed s',
    drawing: (
      <>
        <Input text="s" x={10} isSeed />
        {columns.map((x, index) => (
          <g key={x}>
            <MapCall x={x + 8} inputs={[items[index] ?? '']} text={`f[${items[index]};${items[index - 1] ?? 's'}]`} />
            <Arrow
              from={[(columns[index - 1] ?? 10 - 8) + 8 + 7, inputY + 10]}
              to={[x - 6, call.y - call.height / 2 - 2]}
            />
          </g>
        ))}
      </>
    ),
  },
  {
    name: 'Every pair',
    code: 'x f/:\\:y',
    says: 'a grid of calls, f[a;p] and f[a;q] in the row of a, f[b;p] and f[b;q] in the row of b',
    drawing: (
      <>
        {['p', 'q'].map((item, column) => (
          <Input key={item} text={item} x={84 + column * 66} y={46} />
        ))}
        {['a', 'b'].map((item, row) => (
          <g key={item}>
            <Input text={item} x={30} y={78 + row * 32} />
            {['p', 'q'].map((other, column) => (
              <Call key={other} x={84 + column * 66} y={78 + row * 32} text={`f[${item};${other}]`} isKept />
            ))}
          </g>
        ))}
      </>
    ),
  },
]

const accumulators: Form[] = [
  {
    name: 'Scan',
    code: 's f\\x',
    says: 'f[s;a] with the seed s and the first item, then f[•;b] and f[•;c] with the result before; all are kept',
    drawing: <Fold calls={['f[s;a]', 'f[•;b]', 'f[•;c]']} kept={3} />,
  },
  {
    name: 'Over',
    code: 's f/x',
    says: 'the same calls, but only the last result is kept',
    drawing: <Fold calls={['f[s;a]', 'f[•;b]', 'f[•;c]']} kept={1} />,
  },
  {
    name: 'Without a seed',
    code: 'f\\[x]',
    says: 'the first item a is the first result as it is, then f[a;b] and f[•;c]; all are kept',
    drawing: <Fold calls={['a', 'f[a;b]', 'f[•;c]']} kept={3} />,
  },
  {
    name: 'Do',
    code: '2 f\\x',
    says: 'the start value x, then f x and f of that result, two calls because the number is 2',
    drawing: <Chain calls={['x', 'f x', 'f •']} />,
  },
  {
    name: 'While',
    code: 't f\\x',
    says: 'the same, but before each call the test t is called with the value so far, and its answer ends the chain',
    drawing: <Chain calls={['x', 'f x', 'f •']} test="t?" />,
  },
  {
    name: 'Converge',
    code: 'f\\[x]',
    says: 'the same, and the chain ends when a call changes nothing',
    drawing: <Chain calls={['x', 'f x', 'f •']} test="new?" />,
  },
]

export function MapsDiagram() {
  return (
    <Forms
      title="Maps: who is called with what"
      caption="No call needs the result of another, so no arrow leads from box to box."
      forms={maps}
    />
  )
}

export function AccumulatorsDiagram() {
  return (
    <Forms
      title="Accumulators: who is called with what"
      caption="Each call takes the result of the one before it, written as •. Marked boxes are returned; with / instead of \ it is the last one alone."
      forms={accumulators}
    />
  )
}

function Forms({ title, caption, forms }: { title: string; caption: string; forms: Form[] }) {
  return (
    <Diagram
      title={title}
      caption={caption}
      description={`Each box is one call of f; marked boxes are what is returned. ${forms.map(({ name, code, says }) => `${name}, ${code}: ${says}.`).join(' ')}`}
      viewBox={`0 0 400 ${Math.ceil(forms.length / 2) * panel.height}`}
    >
      {forms.map(({ name, code, drawing }, index) => (
        <g key={name} transform={`translate(${(index % 2) * panel.width} ${Math.floor(index / 2) * panel.height})`}>
          <text className="name start" x={9} y={22}>
            {name}
          </text>
          <text className="code end" x={190} y={22}>
            {code}
          </text>
          {drawing}
        </g>
      ))}
    </Diagram>
  )
}

/** One call of a map below the items that go into it. */
function MapCall({ x, inputs, text }: { x: number; inputs: string[]; text: string }) {
  const starts = inputs.length === 1 ? [x] : [x - 13, x + 13]
  return (
    <>
      {inputs.map((input, index) => (
        <g key={input}>
          <Input text={input} x={starts[index] ?? x} />
          <Arrow from={[starts[index] ?? x, inputY + 10]} to={[starts[index] ?? x, call.y - call.height / 2 - 2]} />
        </g>
      ))}
      <Call x={x} text={text} isKept />
    </>
  )
}

/** Calls that take an item and the result before. */
function Fold({ calls, kept }: { calls: string[]; kept: number }) {
  return (
    <>
      {columns.map((x, index) => (
        <g key={x}>
          <Input text={items[index] ?? ''} x={x} />
          <Arrow from={[x, inputY + 10]} to={[x, call.y - call.height / 2 - 2]} />
        </g>
      ))}
      <Chain calls={calls} kept={kept} />
    </>
  )
}

/** Calls in a row; a `test` stands above the way from one to the next. */
function Chain({ calls, kept = calls.length, test }: { calls: string[]; kept?: number; test?: string }) {
  return columns.map((x, index) => (
    <g key={x}>
      <Call x={x} text={calls[index] ?? ''} isKept={index >= calls.length - kept} />
      {index > 0 && (
        <Arrow from={[x - 64 + call.width / 2, call.y]} to={[x - call.width / 2 - 1, call.y]} tone="motion" />
      )}
      {test && (
        <text className="note" x={x + 32} y={call.y - 22}>
          {index < 2 ? test : ''}
        </text>
      )}
    </g>
  ))
}

function Call({ x, y = call.y, text, isKept }: { x: number; y?: number; text: string; isKept: boolean }) {
  return (
    <>
      <rect
        className={isKept ? 'box accent' : 'box'}
        x={x - call.width / 2}
        y={y - call.height / 2}
        width={call.width}
        height={call.height}
        rx={6}
      />
      <text className="code" x={x} y={y + 4.5}>
        {text}
      </text>
    </>
  )
}

function Input({ text, x, y = inputY, isSeed = false }: { text: string; x: number; y?: number; isSeed?: boolean }) {
  return (
    <>
      {isSeed && <rect className="motion" x={x - 8} y={y - 10} width={16} height={20} rx={4} strokeDasharray="3 3" />}
      <text className="code" x={x} y={y + 4.5}>
        {text}
      </text>
    </>
  )
}

/** A whole list, which every call takes as one. */
function Whole({ name }: { name: string }) {
  return (
    <>
      <rect className="box" x={9} y={inputY + 15} width={182} height={16} rx={8} />
      <text className="code" x={68} y={inputY + 27}>
        {name}
      </text>
    </>
  )
}

const foldSeed = 0
const foldItems = [60, 70, -50, 20]
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
      description={`f is a function that adds two numbers and limits the sum to 100. It is called once for each of the items ${foldItems.join(', ')}, from left to right. ${foldItems.map((item, index) => `Call ${index + 1} takes ${results[index - 1] ?? `the seed ${foldSeed}`} and the item ${item} and returns ${results[index]}.`).join(' ')} Scan keeps all four results, Over keeps the last.`}
      viewBox="0 0 400 276"
    >
      <text className="code" x={200} y={18}>
        {`f\\[${foldSeed};${foldItems.join(' ')}]`}
      </text>
      <text className="note" x={foldSeedX} y={foldRows.items + 5}>
        items
      </text>
      <text className="note" x={foldSeedX} y={foldRows.results - 24}>
        seed
      </text>
      <Cell value={foldSeed} x={foldSeedX} y={foldRows.results} />
      {foldItems.map((item, index) => (
        <Step key={item} item={item} index={index} />
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

function Step({ item, index }: { item: number; index: number }) {
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
