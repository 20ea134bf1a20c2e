import { Diagram } from './_diagram.tsx'
import { Arrow, Outline } from './_diagram-parts.tsx'

export function TwoTerminalsDiagram() {
  return (
    <Diagram
      title="Two terminals and the messages between them"
      caption="Time runs downwards. Only the sync message is answered; the effect of the async one is seen later, at the server."
      description="Two terminal windows side by side, Client on the left and Server on the right, with arrows for the messages between them, read from top to bottom. First q -p 5010 is typed in the server's terminal, then a:1. In the client's terminal h:hopen 5010 is typed: an arrow marked open goes to the server, which runs .z.pw and .z.po. Next the client types h and the text a+1: an arrow marked sync goes to the server, which runs .z.pg, and an arrow marked answer comes back; the client's terminal prints 2. Next the client types neg[h] and the text a:10: an arrow marked async goes to the server, which runs .z.ps, and nothing comes back. Then a is typed at the server, whose terminal prints 10. Last the client types hclose h: an arrow marked close goes to the server, which runs .z.pc."
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
