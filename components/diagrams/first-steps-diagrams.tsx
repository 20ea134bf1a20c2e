import { Arrow, Box, Diagram } from './_diagram-parts.tsx'

// The list of day 3 of the baby steps.
const prices = [10, 12, 11, 15]
const isHigh = prices.map(price => price > 11)
const steps = [
  { code: ['prices'], values: prices, top: 30 },
  { code: ['prices>11'], values: isHigh.map(Number), top: 98 },
  { code: ['where', 'prices>11'], values: keepHigh(prices.map((_, position) => position)), top: 166 },
  { code: ['prices where', 'prices>11'], values: keepHigh(prices), top: 234 },
]
const box = { width: 50, height: 36 }

export function FilterListDiagram() {
  return (
    <Diagram
      title="How a list is filtered"
      caption="Compare, turn the answers into positions, look the positions up."
      description="Four steps from top to bottom, each with the code that gives its values. prices: the list 10 12 11 15, at the positions 0 1 2 3. prices>11: an answer for each item, 0 1 0 1. where prices>11: the positions of the two ones, 1 and 3. prices where prices>11: the items at these positions, 12 and 15."
      viewBox="0 0 400 276"
    >
      {prices.map((price, position) => (
        <text key={price} className="note" x={middleOf(position)} y={20}>
          {position}
        </text>
      ))}
      {steps.map(({ code, values, top }, step) => (
        <g key={top}>
          {code.map((line, index) => (
            <text
              key={line}
              className="code start"
              x={10}
              y={top + box.height / 2 + 4.5 + (index - (code.length - 1) / 2) * 18}
            >
              {line}
            </text>
          ))}
          {values.map((value, position) => {
            if (value === undefined) return null
            const x = middleOf(position)
            const look = isHigh[position] && step > 0 ? ({ tone: 'accent' } as const) : {}
            return (
              <g key={x}>
                {step > 0 && <Arrow from={[x, top - 32]} to={[x, top - 4]} {...look} />}
                <Box x={x - box.width / 2} y={top} {...box} name={String(value)} {...look} />
              </g>
            )
          })}
        </g>
      ))}
    </Diagram>
  )
}

function middleOf(position: number): number {
  return 180 + position * 60
}

/** The values at the positions of high prices; the others are undefined. */
function keepHigh(values: number[]): (number | undefined)[] {
  return values.map((value, position) => (isHigh[position] ? value : undefined))
}
