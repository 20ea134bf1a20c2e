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

// Corners of three curves: a moment, and the memory in use above the floor; neither axis has a unit.
const realTime: Point[] = [
  [34, 10],
  [84, 10],
  [120, 66],
  [200, 104],
  [262, 148],
  [300, 150],
  [304, 196],
  [326, 196],
  [330, 10],
  [388, 10],
]
const tickerplant: Point[] = [
  [34, 4],
  [168, 4],
  [168, 20],
  [178, 20],
  [178, 38],
  [188, 38],
  [188, 56],
  [200, 56],
  [200, 4],
  [388, 4],
]
const historical: Point[] = [
  [34, 26],
  [128, 26],
  [132, 52],
  [144, 52],
  [148, 26],
  [388, 26],
]
/** When each process is busy: from, until and how much of the row's height. */
const busy: Record<string, [from: number, until: number, height: number][]> = {
  TP: [
    [84, 120, 14],
    [120, 262, 7],
  ],
  RDB: [
    [84, 120, 14],
    [120, 262, 7],
    [300, 330, 14],
  ],
  HDB: [
    [96, 104, 7],
    [128, 148, 14],
    [196, 206, 7],
    [240, 246, 7],
    [332, 342, 7],
  ],
}

export function ProcessesDayDiagram() {
  return (
    <Diagram
      title="Memory and CPU of three processes over a day"
      caption="A schematic, not a measurement. The curves show memory in use, the bars below them the CPU."
      description="A schematic without numbers: the memory in use of three processes over one day, and below it bars for their CPU. The RDB, a solid line, climbs from the open to the close, most steeply at the open. At the end of day it jumps up once more while it sorts and writes, then it falls almost to nothing. The TP, a dashed line, stays near zero all day, except that it climbs in steps while one slow subscriber does not fetch its messages, and falls back when it does. The HDB, a dotted line, is low and flat all day with one bump, a large query; its data are mapped files and not in the curve. CPU: TP and RDB are busiest at the open and work until the close; the RDB alone is busy again at the end of day. The HDB works when somebody asks, and for a moment after the end of day, when it loads the new date."
      viewBox="0 0 400 344"
    >
      <Arrow from={[34, 220]} to={[34, 8]} />
      <text className="note start" x={44} y={20}>
        memory in use
      </text>
      <Arrow from={[34, 220]} to={[396, 220]} />
      <path className="accent" d={curve(realTime)} />
      <path strokeDasharray="7 5" d={curve(tickerplant)} />
      <path strokeDasharray="0 5" d={curve(historical)} />
      <text className="name" x={232} y={76}>
        RDB
      </text>
      <text className="name start" x={208} y={164}>
        TP
      </text>
      <text className="note start" x={208} y={181}>
        slow subscriber
      </text>
      <text className="name" x={366} y={184}>
        HDB
      </text>
      <text className="note end" x={296} y={28}>
        sort and write
      </text>
      <text className="note" x={84} y={240}>
        open
      </text>
      <text className="note" x={248} y={240}>
        close
      </text>
      <text className="note" x={314} y={240}>
        end of day
      </text>

      <text className="note start" x={34} y={264}>
        CPU
      </text>
      {Object.entries(busy).map(([process, spells], row) => (
        <g key={process}>
          <text className="note end" x={32} y={285 + 24 * row}>
            {process}
          </text>
          {spells.map(([from, until, height]) => (
            <rect
              key={from}
              className={process === 'RDB' ? 'box accent' : 'box'}
              x={from}
              y={286 + 24 * row - height}
              width={until - from}
              height={height}
              rx={1}
            />
          ))}
        </g>
      ))}
    </Diagram>
  )
}

function curve(corners: Point[]): string {
  return corners.map(([moment, height], index) => `${index ? 'L' : 'M'}${moment} ${220 - height}`).join('')
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
