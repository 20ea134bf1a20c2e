import { Arrow, Diagram } from './_diagram-parts.tsx'

/** Spaces that SVG does not collapse, so that the caret stands below its primitive in any monospaced font. */
const asTyped = (line: string) => line.replaceAll(' ', '\u00a0')

export function ErrorLinesDiagram() {
  return (
    <Diagram
      title="The three lines of an error"
      caption="From the top: what kind of error, in which function, at which place."
      description="The three lines that the console prints for the call half`eight. The first is 'type, the code: it names the rule that was broken, not the value that broke it. The second is [1] half:{x%2}, the frame: its number says how many calls deep the error happened, and the source of that function follows. In the third a caret stands below the percent sign of the source: it marks the primitive that failed."
      viewBox="0 0 400 168"
    >
      <rect className="box" x={8} y={50} width={164} height={76} rx={6} />
      <text className="code start" x={20} y={74}>
        'type
      </text>
      <text className="code start" x={20} y={94}>
        {asTyped('  [1]  half:{x%2}')}
      </text>
      <text className="code start" x={20} y={114}>
        {asTyped('              ^')}
      </text>

      <Arrow from={[202, 32]} via={[[40, 32]]} to={[40, 60]} tone="motion" />
      <Explained y={28} part="code" meaning="which rule was broken" />
      <Arrow from={[202, 90]} to={[164, 90]} tone="motion" />
      <Explained y={86} part="frame" meaning="how deep, and whose source" />
      <Arrow from={[202, 146]} via={[[133, 146]]} to={[133, 118]} tone="motion" />
      <Explained y={144} part="caret" meaning="the primitive that failed" />
    </Diagram>
  )
}

/** The name of a part, and below it what the part says. */
function Explained({ y, part, meaning }: { y: number; part: string; meaning: string }) {
  return (
    <>
      <text className="name start" x={210} y={y}>
        {part}
      </text>
      <text className="note start" x={210} y={y + 17}>
        {meaning}
      </text>
    </>
  )
}
