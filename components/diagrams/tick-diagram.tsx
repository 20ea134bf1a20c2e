import { Diagram } from './_diagram.tsx'
import { Arrow, Box } from './_diagram-parts.tsx'

export function TickDiagram() {
  return (
    <Diagram
      title="A plain tick system"
      caption="The data runs from the market into memory and, at the end of the day, to disk."
      description="Market data reaches the feed handler, which translates it and sends it to the tickerplant with .u.upd. The tickerplant writes each message to the log file on disk and passes it on with upd, to the RDB and to other subscribers. The RDB holds today in memory. At the end of day it writes its tables to disk, where the HDB holds older days. Users send queries to the RDB and to the HDB."
      viewBox="0 0 400 456"
    >
      <text x={104} y={16}>
        market data
      </text>
      <Arrow from={[104, 24]} to={[104, 44]} tone="motion" />
      <Box x={14} y={48} width={180} height={56} name="Feed handler" note="translates" />
      <Arrow from={[104, 104]} to={[104, 144]} tone="motion" />
      <text className="code start" x={114} y={129}>
        .u.upd
      </text>
      <Box x={14} y={148} width={180} height={56} name="Tickerplant" note="logs and passes on" tone="accent" />
      <Arrow from={[194, 176]} to={[262, 176]} tone="motion" />
      <Box x={266} y={144} width={120} height={64} name="Log file" note="on disk" shape="disk" />
      <Arrow from={[104, 204]} to={[104, 252]} tone="motion" />
      <Arrow from={[104, 228]} via={[[313, 228]]} to={[313, 252]} tone="motion" />
      <text className="code start" x={114} y={221}>
        upd
      </text>
      <Box x={14} y={256} width={180} height={56} name="RDB" note="today, in memory" />
      <Box x={240} y={256} width={146} height={56} name={'Other\nsubscribers'} />
      <Arrow from={[104, 312]} to={[104, 376]} tone="motion" />
      <text className="note end" x={94} y={348}>
        end of day
      </text>
      <Box x={14} y={380} width={180} height={70} name="HDB" note="older days, on disk" shape="disk" />
      <Box x={266} y={388} width={120} height={54} name="Users" />
      <Arrow from={[266, 420]} to={[198, 420]} />
      <Arrow
        from={[266, 408]}
        via={[
          [218, 408],
          [218, 284],
        ]}
        to={[198, 284]}
      />
      <text className="note start" x={228} y={348}>
        queries
      </text>
    </Diagram>
  )
}
