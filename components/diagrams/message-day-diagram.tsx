import { Diagram } from './_diagram.tsx'
import { Arrow, Box, Outline } from './_diagram-parts.tsx'

export function MessageDayDiagram() {
  return (
    <Diagram
      title="A day in the life of a message"
      caption="Time runs down. A message is passed on and logged at once; it reaches the HDB when the day is over."
      description="Time runs from top to bottom. At the start a subscriber such as the RDB calls .u.sub at the tickerplant and replays the log up to that moment. All day the feed handler sends each message with .u.upd. The tickerplant sends it with upd to all subscribers, the RDB and others, and writes it to the log of today. The RDB holds today in memory. At midnight the tickerplant sends .u.end and opens a new log. The RDB writes its tables down to disk, where the HDB holds older days. On the next day the feed handler goes on sending, and the new log grows."
      viewBox="0 0 400 480"
    >
      <Box x={58} y={8} width={72} height={48} name={'Feed\nhandler'} />
      <Box x={148} y={8} width={104} height={48} name="Tickerplant" note="keeps a log" />
      <Box x={284} y={8} width={108} height={48} name="Subscribers" note="RDB, others" />
      <path d="M94 56V462M200 56V70M200 344V386M338 56V106" strokeDasharray="2 5" />

      <Arrow from={[12, 64]} to={[12, 466]} />
      <text className="note start" x={20} y={92}>
        start
      </text>
      <text className="note start" x={20} y={186}>
        all day
      </text>
      <text className="note start" x={20} y={328}>
        midnight
      </text>
      <text className="note start" x={20} y={424}>
        next day
      </text>

      <Box x={168} y={70} width={64} height={274} name="Log" note="of today" shape="disk" tone="accent" />
      <Outline x={300} y={102} width={92} height={240} />
      <Box x={292} y={106} width={92} height={240} name="RDB" note="in memory" />
      <Arrow from={[338, 92]} to={[236, 92]} />
      <text className="code" x={288} y={85}>
        .u.sub
      </text>
      <Arrow from={[232, 126]} to={[288, 126]} tone="motion" />
      <text className="note" x={262} y={118}>
        replay
      </text>

      <Arrow from={[94, 182]} to={[164, 182]} tone="motion" />
      <text className="code" x={129} y={174}>
        .u.upd
      </text>
      <Arrow from={[232, 182]} to={[288, 182]} tone="motion" />
      <text className="code" x={262} y={174}>
        upd
      </text>
      <Arrow from={[94, 214]} to={[164, 214]} tone="motion" />
      <Arrow from={[232, 214]} to={[288, 214]} tone="motion" />
      <Arrow from={[94, 246]} to={[164, 246]} tone="motion" />
      <Arrow from={[232, 246]} to={[288, 246]} tone="motion" />

      <Arrow from={[232, 324]} to={[288, 324]} />
      <text className="code" x={262} y={316}>
        .u.end
      </text>
      <Arrow from={[338, 346]} to={[338, 384]} tone="motion" />
      <text className="note end" x={330} y={368}>
        write-down
      </text>
      <Box x={284} y={388} width={108} height={74} name="HDB" note="older days" shape="disk" />

      <Box x={168} y={388} width={64} height={74} name="Log" note="new" shape="disk" tone="accent" />
      <Arrow from={[94, 424]} to={[164, 424]} tone="motion" />
    </Diagram>
  )
}
