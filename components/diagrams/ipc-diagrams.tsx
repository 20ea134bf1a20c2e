import { Arrow, Box, Diagram, Outline } from './_diagram-parts.tsx'

export function MessagesDiagram() {
  return (
    <Diagram
      title="Sync and async messages on one handle"
      caption="Time runs downwards. Messages on one handle are processed in the order in which they were sent."
      description="Two time lines, Client and Server. Sync: the client waits. It sends h msg, the server runs .z.pg, and when the answer is back the client goes on. Async: the client carries on. It sends neg[h] msg, the server runs .z.ps, and nothing comes back, not even an error. Chaser: sync after async, on the same handle. The client sends h with an empty string, and the answer proves that all before it is done."
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

export function TwoTerminalsDiagram() {
  return (
    <Diagram
      title="Two terminals and the messages between them"
      caption="Time runs downwards. Only the sync message is answered; the effect of the async one is seen later, at the server."
      description="Two terminals, Client on the left and Server on the right, from top to bottom. The server is started with q -p 5010, and a:1 is typed there. Client: h:hopen 5010; open goes to the server, which runs .z.pw and .z.po. Client: h with the text a+1; sync goes to the server, which runs .z.pg, the answer comes back, and 2 is printed. Client: neg[h] with the text a:10; async goes to the server, which runs .z.ps; no answer. Server: a prints 10. Client: hclose h; close goes to the server, which runs .z.pc."
      viewBox="0 0 400 366"
    >
      <Terminal x={2} name="Client" />
      <Terminal x={246} name="Server" />

      <Lines
        x={256}
        lines={[
          [62, '$ q -p 5010'],
          [82, 'q)a:1'],
        ]}
      />

      <Lines x={12} lines={[[112, 'q)h:hopen 5010']]} />
      <Arrow from={[160, 108]} to={[240, 108]} />
      <Label y={100} text="open" />
      <Handler y={112} text=".z.pw, .z.po" />

      <Lines
        x={12}
        lines={[
          [156, 'q)h "a+1"'],
          [190, '2'],
        ]}
      />
      <Arrow from={[160, 152]} to={[240, 152]} tone="accent" />
      <Label y={144} text="sync" />
      <Handler y={156} text=".z.pg" />
      <Arrow from={[240, 186]} to={[160, 186]} tone="motion" />
      <Label y={178} text="answer" />

      <Lines x={12} lines={[[234, 'q)neg[h] "a:10"']]} />
      <Arrow from={[160, 230]} to={[240, 230]} tone="accent" />
      <Label y={222} text="async" />
      <Handler y={234} text=".z.ps" />
      <text className="note" x={200} y={250}>
        no answer
      </text>

      <Lines
        x={256}
        lines={[
          [282, 'q)a'],
          [302, '10'],
        ]}
      />

      <Lines x={12} lines={[[338, 'q)hclose h']]} />
      <Arrow from={[160, 334]} to={[240, 334]} />
      <Label y={326} text="close" />
      <Handler y={338} text=".z.pc" />
    </Diagram>
  )
}

/** A window with a bar for its name. */
function Terminal({ x, name }: { x: number; name: string }) {
  return (
    <>
      <Outline x={x} y={6} width={152} height={354} />
      <path d={`M${x} 34H${x + 152}`} />
      <text className="name" x={x + 76} y={25}>
        {name}
      </text>
    </>
  )
}

/** What is typed or printed in a terminal, each line at a height of its own. */
function Lines({ x, lines }: { x: number; lines: [y: number, text: string][] }) {
  return lines.map(([y, text]) => (
    <text key={y} className="code start" x={x} y={y}>
      {text}
    </text>
  ))
}

/** The kind of a message, above its arrow. */
function Label({ y, text }: { y: number; text: string }) {
  return (
    <text x={200} y={y}>
      {text}
    </text>
  )
}

/** What the server runs for a message; nobody typed it. */
function Handler({ y, text }: { y: number; text: string }) {
  return (
    <text className="note start" x={256} y={y}>
      {`runs ${text}`}
    </text>
  )
}
