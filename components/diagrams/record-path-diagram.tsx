import { Diagram } from './_diagram.tsx'
import { Arrow, Box } from './_diagram-parts.tsx'

const tools = ['Feed', 'Queue', 'Database', 'Data frame', 'Report']
const steps = ['parse', 'convert', 'driver', 'format']
const yOf = (row: number) => 38 + row * 76

export function RecordPathDiagram() {
  return (
    <Diagram
      title="The way of a record through two systems"
      caption="On the left each arrow is a change of format; on the right a table stays a table."
      description="Two columns, read from top to bottom. Several tools: the feed is parsed into a queue, the queue is converted into a database, a driver reads the database into a data frame, and the data frame is formatted into a report. That is four changes of format. With kdb+: the feed is parsed into a q process, which stores, queries, computes and publishes, and a message with a table goes from it to the report."
      viewBox="0 0 400 392"
    >
      <text className="name" x={90} y={20}>
        Several tools
      </text>
      {tools.map((tool, row) => (
        <Box key={tool} x={20} y={yOf(row)} width={140} height={38} name={tool} />
      ))}
      {steps.map((step, row) => (
        <g key={step}>
          <Arrow from={[90, yOf(row) + 38]} to={[90, yOf(row + 1) - 4]} tone="motion" />
          <text className="note start" x={100} y={yOf(row) + 61}>
            {step}
          </text>
        </g>
      ))}

      <text className="name" x={305} y={20}>
        kdb+
      </text>
      <Box x={235} y={yOf(0)} width={140} height={38} name="Feed" />
      <Arrow from={[305, yOf(0) + 38]} to={[305, yOf(1) - 4]} tone="motion" />
      <text className="note start" x={315} y={yOf(0) + 61}>
        parse
      </text>
      <Box x={235} y={yOf(1)} width={140} height={190} name="q process" note="store, query," tone="accent" />
      <text className="note" x={305} y={yOf(1) + 127}>
        compute, publish
      </text>
      <Arrow from={[305, yOf(3) + 38]} to={[305, yOf(4) - 4]} tone="motion" />
      <text className="note start" x={315} y={yOf(3) + 61}>
        message
      </text>
      <Box x={235} y={yOf(4)} width={140} height={38} name="Report" />
    </Diagram>
  )
}
