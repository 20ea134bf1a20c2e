import { Diagram } from './_diagram.tsx'
import { Arrow, Box, Outline } from './_diagram-parts.tsx'

export function MessagesDiagram() {
  return (
    <Diagram
      title="Sync and async messages on one handle"
      caption="Time runs downwards. Messages on one handle are processed in the order in which they were sent."
      description="Two time lines, Client and Server, read from top to bottom. Sync: the client waits. It sends h msg, the server runs .z.pg, and only when the answer is back does the client go on. Async: the client carries on. It sends neg[h] msg, the server runs .z.ps, and nothing comes back, not even an error. Chaser: sync after async, on the same handle. The client sends h with an empty string, waits, and the answer proves that everything sent before it has been processed."
      viewBox="0 0 400 420"
    >
      <path d="M70 42V412M330 42V412" />
      <Box x={20} y={6} width={100} height={36} name="Client" />
      <Box x={280} y={6} width={100} height={36} name="Server" />

      <text className="name" x={200} y={70}>
        Sync: the client waits
      </text>
      <Outline x={62} y={90} width={16} height={76} tone="motion" />
      <Outline x={322} y={94} width={16} height={60} tone="accent" />
      <Arrow from={[78, 100]} to={[320, 100]} />
      <text className="code" x={200} y={92}>
        h msg
      </text>
      <text className="note start" x={88} y={130}>
        waits
      </text>
      <text className="note end" x={312} y={130}>
        runs .z.pg
      </text>
      <Arrow from={[322, 152]} to={[80, 152]} tone="motion" />
      <text x={200} y={145}>
        answer
      </text>

      <text className="name" x={200} y={202}>
        Async: the client carries on
      </text>
      <Outline x={322} y={226} width={16} height={52} tone="accent" />
      <Arrow from={[70, 232]} to={[320, 232]} />
      <text className="code" x={200} y={224}>
        neg[h] msg
      </text>
      <text className="note start" x={88} y={260}>
        works on
      </text>
      <text className="note end" x={312} y={260}>
        runs .z.ps
      </text>
      <text className="loss" x={200} y={286}>
        no answer, no error
      </text>

      <text className="name" x={200} y={326}>
        Chaser: sync after async
      </text>
      <Outline x={62} y={346} width={16} height={58} tone="motion" />
      <Outline x={322} y={350} width={16} height={50} tone="accent" />
      <Arrow from={[78, 356]} to={[320, 356]} />
      <text className="code" x={200} y={348}>
        h ""
      </text>
      <Arrow from={[322, 394]} to={[80, 394]} tone="motion" />
      <text x={200} y={387}>
        all before it is done
      </text>
    </Diagram>
  )
}
