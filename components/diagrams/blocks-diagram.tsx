import { Diagram } from './_diagram.tsx'
import { Arrow, Box } from './_diagram-parts.tsx'

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
