import { Arrow, Box, Diagram, type Point } from './_diagram-parts.tsx'

// Each pair is a moment and the memory held from then on; neither axis has a unit.
const used: Point[] = [
  [34, 12],
  [58, 22],
  [86, 34],
  [112, 46],
  [138, 60],
  [164, 118],
  [182, 64],
  [210, 74],
  [238, 84],
  [260, 144],
  [276, 12],
]
const heap: Point[] = [
  [34, 28],
  [86, 56],
  [138, 84],
  [164, 140],
  [260, 168],
  [344, 28],
]
const floor = 228
const end = 380

export function MemoryDayDiagram() {
  return (
    <Diagram
      title="Used memory and heap over a day"
      caption={
        <>
          A schematic, not a measurement: one day of a process with the default <code>-g 0</code>.
        </>
      }
      description="A schematic without numbers: memory against time, over one day. The used memory climbs in small steps, jumps up during a large query, falls back, climbs on, jumps again at the end of day and then falls almost to nothing. The heap lies above it and grows in larger steps, whole blocks at a time, whenever the used memory needs room. It does not fall with the used memory: what lies between the two lines is free but kept by the process. Only the call of .Q.gc[] brings the heap down."
      viewBox="0 0 400 260"
    >
      <path className="box" stroke="none" d={`${stairs(heap)}V${floor}H34z`} />
      <path d={stairs(heap)} />
      <path className="box accent" stroke="none" d={`${stairs(used)}V${floor}H34z`} />
      <path className="accent" d={stairs(used)} />
      <Arrow from={[34, floor]} to={[34, 8]} />
      <text className="note start" x={44} y={20}>
        memory
      </text>
      <Arrow from={[34, floor]} to={[394, floor]} />
      <text className="note end" x={392} y={250}>
        time
      </text>

      <text className="name" x={210} y={80}>
        heap
      </text>
      <text className="note" x={222} y={120}>
        free, kept
      </text>
      <text className="name" x={210} y={194}>
        used
      </text>
      <text className="note" x={170} y={250}>
        large query
      </text>
      <text className="note" x={268} y={250}>
        end of day
      </text>
      <text className="code" x={344} y={28}>
        .Q.gc[]
      </text>
      <Arrow from={[344, 36]} to={[344, 54]} />
    </Diagram>
  )
}

function stairs(steps: Point[]): string {
  const [[start, first] = [0, 0], ...later] = steps
  return `M${start} ${floor - first}${later.map(([moment, height]) => `H${moment}V${floor - height}`).join('')}H${end}`
}

export function BlocksDiagram() {
  return (
    <Diagram
      title="How a block is found"
      caption="Sizes are powers of two. Two free halves of the same block can become one again."
      description="A process needs a block for a vector of 5 MB and has none. It asks the system for one unit of 64 MB. The unit is split into two blocks of 32 MB, of which one stays free. The other is split into two blocks of 16 MB, one stays free. The other is split into two blocks of 8 MB: one is used for the vector, 3 MB of it spare, and one stays free. After the vector is freed, .Q.gc joins the two halves of 8 MB to 16 MB, those to 32 MB, and so on. Only when all 64 MB are together again can they go back to the system."
      viewBox="0 0 400 336"
    >
      <Box x={12} y={8} width={376} height={46} name="64 MB" note="one unit from the system" />
      <Arrow from={[106, 54]} to={[106, 76]} />
      <Box x={12} y={80} width={186} height={46} name="32 MB" note="split" />
      <Box x={202} y={80} width={186} height={46} name="32 MB" note="free" />
      <Arrow from={[58, 126]} to={[58, 148]} />
      <Box x={12} y={152} width={91} height={46} name="16 MB" note="split" />
      <Box x={107} y={152} width={91} height={46} name="16 MB" note="free" />
      <Arrow from={[34, 198]} to={[34, 220]} />
      <Box x={12} y={224} width={44} height={46} name="8 MB" note="used" tone="accent" />
      <Box x={60} y={224} width={44} height={46} name="8 MB" note="free" />
      <text className="start" x={120} y={242}>
        a vector of 5 MB,
      </text>
      <text className="note start" x={120} y={260}>
        with 3 MB to grow into
      </text>
      <Arrow from={[366, 322]} to={[366, 134]} tone="motion" />
      <text className="code end" x={352} y={298}>
        .Q.gc[]
      </text>
      <text className="note end" x={352} y={317}>
        joins free halves, from the bottom up
      </text>
    </Diagram>
  )
}
