import { Diagram } from './_diagram.tsx'
import { Arrow, Box } from './_diagram-parts.tsx'

export function SmallTickDiagram() {
  return (
    <Diagram
      title="The processes of a small tick system"
      caption="Four processes with their scripts and ports, and two places on disk."
      description="The feed, feed.q, sends trades and quotes with upd to the tickerplant, tp.q on port 5010. The tickerplant writes every message to the log on disk and passes it on with upd to the RDB, rdb.q on port 5011, which keeps today in memory. When the RDB starts, it first replays the log. At the end of the day it writes its tables to the folder hdb on disk, from which the HDB, started with q hdb on port 5012, serves the days before."
      viewBox="0 0 400 410"
    >
      <Box x={20} y={8} width={180} height={50} name="Feed" note="feed.q" />
      <Arrow from={[110, 58]} to={[110, 98]} tone="motion" />
      <text className="code start" x={120} y={83}>
        upd
      </text>
      <Box x={20} y={102} width={180} height={56} name="Tickerplant" note="tp.q, 5010" tone="accent" />
      <Arrow from={[200, 130]} to={[262, 130]} tone="motion" />
      <Box x={266} y={98} width={120} height={64} name="Log" note="every message" shape="disk" />
      <Arrow from={[110, 158]} to={[110, 218]} tone="motion" />
      <text className="code start" x={120} y={192}>
        upd
      </text>
      <Arrow from={[326, 162]} via={[[326, 250]]} to={[204, 250]} tone="motion" />
      <text className="note" x={264} y={242}>
        replay, at start
      </text>
      <Box x={20} y={222} width={180} height={56} name="RDB" note="rdb.q, 5011" />
      <Arrow from={[110, 278]} to={[110, 332]} tone="motion" />
      <text className="note start" x={120} y={309}>
        end of day
      </text>
      <Box x={20} y={336} width={180} height={68} name="Folder hdb" note="the days before" shape="disk" />
      <Arrow from={[200, 370]} to={[262, 370]} tone="motion" />
      <Box x={266} y={342} width={120} height={56} name="HDB" note="q hdb, 5012" />
    </Diagram>
  )
}
