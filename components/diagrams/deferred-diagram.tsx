import { Diagram } from './_diagram.tsx'
import { Arrow, Box, Outline } from './_diagram-parts.tsx'

export function DeferredDiagram() {
  return (
    <Diagram
      title="Deferred response and callback"
      caption="Time runs downwards. In both cases the gateway is free while the worker works; only the client differs."
      description="Three time lines, Client, Gateway and Worker, read from top to bottom. Deferred response: the client waits. It sends a sync message, h query. The gateway passes the query on to the worker by an async message and calls -30! with the generic null, so that its handler ends without an answer; it is free for others. When the worker sends its result, the gateway answers the waiting client with -30! of the client's handle, 0b and the result. Callback: nobody waits. The client sends an async message with a job number and the name of a function, and works on. The gateway passes it to the worker, the worker sends the result back, and the gateway calls the named function in the client by another async message."
      viewBox="0 0 400 444"
    >
      <path d="M60 42V436M200 42V52M200 80V250M200 278V436M340 42V436" />
      <Box x={14} y={6} width={92} height={36} name="Client" />
      <Box x={154} y={6} width={92} height={36} name="Gateway" />
      <Box x={294} y={6} width={92} height={36} name="Worker" />

      <text className="name" x={200} y={70}>
        Deferred response: the client waits
      </text>
      <Outline x={52} y={92} width={16} height={136} tone="motion" />
      <Arrow from={[68, 104]} to={[196, 104]} />
      <text className="code" x={132} y={96}>
        h query
      </text>
      <text className="note start" x={76} y={150}>
        waits
      </text>
      <Outline x={332} y={110} width={16} height={82} tone="accent" />
      <Arrow from={[200, 118]} to={[330, 118]} />
      <text className="code" x={268} y={110}>
        neg[w] job
      </text>
      <text className="code start" x={208} y={140}>
        -30!(::)
      </text>
      <text className="note start" x={208} y={159}>
        free for others
      </text>
      <Arrow from={[332, 190]} to={[204, 190]} tone="motion" />
      <text x={268} y={183}>
        result
      </text>
      <Arrow from={[200, 218]} to={[70, 218]} tone="motion" />
      <text className="code" x={132} y={210}>
        -30!(c;0b;r)
      </text>

      <text className="name" x={200} y={268}>
        Callback: nobody waits
      </text>
      <Arrow from={[60, 302]} to={[196, 302]} />
      <text className="code" x={130} y={294}>
        neg[h] job
      </text>
      <text className="note start" x={72} y={340}>
        works on
      </text>
      <Outline x={332} y={308} width={16} height={82} tone="accent" />
      <Arrow from={[200, 316]} to={[330, 316]} />
      <text className="code" x={268} y={308}>
        neg[w] job
      </text>
      <text className="note start" x={208} y={348}>
        free for others
      </text>
      <Arrow from={[332, 388]} to={[204, 388]} tone="motion" />
      <text x={268} y={381}>
        result
      </text>
      <Arrow from={[200, 416]} to={[64, 416]} tone="motion" />
      <text className="code" x={130} y={408}>
        neg[c] done
      </text>
    </Diagram>
  )
}
