import { Diagram } from './_diagram.tsx'
import { Arrow } from './_diagram-parts.tsx'

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
