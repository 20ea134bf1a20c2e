import { Arrow, Box, Diagram } from './_diagram-parts.tsx'

export function LoadOrderDiagram() {
  return (
    <Diagram
      title="Which script loads which"
      caption="Only the entry point and the tests load files. Files of lib and proc load nothing."
      description="run.q, with options, order and start, is at the top. It loads 1 lib/log.q, which has no ports and no files, 2 lib/bar.q, which has pure functions, and 3 proc/rdb.q, which has handles, clock and files. Last, 4, it calls .rdb.start. test/bar.q, with its asserts, loads lib/bar.q alone."
      viewBox="0 0 400 290"
    >
      <Box x={30} y={6} width={200} height={56} name="run.q" note="options, order, start" tone="accent" />

      <Arrow from={[96, 62]} to={[96, 112]} />
      <text className="code end" x={86} y={92}>
        1
      </text>
      <Arrow
        from={[216, 62]}
        via={[
          [216, 86],
          [312, 86],
        ]}
        to={[312, 112]}
      />
      <text className="code" x={264} y={79}>
        2
      </text>
      <Arrow from={[196, 62]} to={[196, 224]} />
      <text className="code start" x={204} y={148}>
        3
      </text>
      <Box x={30} y={116} width={146} height={56} name="lib/log.q" note="no ports, no files" />
      <Box x={240} y={116} width={146} height={56} name="lib/bar.q" note="pure functions" />

      <Arrow
        from={[30, 34]}
        via={[
          [10, 34],
          [10, 256],
        ]}
        to={[26, 256]}
        tone="motion"
      />
      <text className="code start" x={18} y={206}>
        4 .rdb.start
      </text>
      <Box x={30} y={228} width={180} height={56} name="proc/rdb.q" note="handles, clock, files" />

      <Box x={240} y={228} width={146} height={56} name="test/bar.q" note="asserts" />
      <Arrow from={[312, 228]} to={[312, 176]} />
    </Diagram>
  )
}
