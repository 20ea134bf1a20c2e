import { Diagram } from './_diagram.tsx'
import { Arrow, Box } from './_diagram-parts.tsx'

export function StockFeedDiagram() {
  return (
    <Diagram
      title="From a market’s messages to typed rows"
      caption="The feed handler checks each message, and only good rows go on."
      description="The market, market.q on port 6000, sends JSON messages over a websocket to the feed handler, wsfeed.q with decode.q. The feed handler counts bad messages and leaves them out. It sends good rows to the tickerplant, tp.q on port 5010, which writes them to the log file of the day and passes them on to the RDB, rdb.q on port 5011. A screen asks the RDB with the functions of queries.q and gets small answers."
      viewBox="0 0 400 382"
    >
      <Box x={14} y={10} width={180} height={56} name="Market" note="market.q, port 6000" />
      <Arrow from={[104, 66]} to={[104, 108]} tone="motion" />
      <text className="note start" x={114} y={91}>
        websocket, JSON
      </text>
      <Box x={14} y={112} width={180} height={56} name="Feed handler" note="wsfeed.q, decode.q" tone="accent" />
      <Arrow from={[194, 140]} to={[262, 140]} tone="loss" />
      <text className="note start" x={268} y={136}>
        bad messages:
      </text>
      <text className="note start" x={268} y={154}>
        counted, left out
      </text>
      <Arrow from={[104, 168]} to={[104, 210]} tone="motion" />
      <text className="note start" x={114} y={193}>
        typed rows
      </text>
      <Box x={14} y={214} width={180} height={56} name="Tickerplant" note="tp.q, port 5010" />
      <Arrow from={[194, 242]} to={[262, 242]} tone="motion" />
      <Box x={266} y={210} width={120} height={64} name="Log file" note="of the day" shape="disk" />
      <Arrow from={[104, 270]} to={[104, 312]} tone="motion" />
      <Box x={14} y={316} width={180} height={56} name="RDB" note="rdb.q, port 5011" />
      <Box x={266} y={316} width={120} height={56} name="Screen" />
      <Arrow from={[266, 344]} to={[198, 344]} />
      <text className="note" x={231} y={335}>
        queries
      </text>
    </Diagram>
  )
}
