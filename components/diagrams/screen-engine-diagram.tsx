import { Diagram } from './_diagram.tsx'
import { Arrow, Box } from './_diagram-parts.tsx'

export function ScreenEngineDiagram() {
  return (
    <Diagram
      title="An engine between the stream and the screens"
      caption="The RDB keeps every row, and the engine keeps what screens need."
      description="The market, market.q on port 6000, sends messages over a websocket to the feed handler, wsfeed2.q, which collects rows in a buffer and can connect again after either side was gone. Once a second it sends a batch to the tickerplant, tp.q on port 5010. The tickerplant passes it on to two subscribers: the RDB, rdb.q on port 5011, which keeps every row, and the engine, engine.q with conflate.q on port 5013, which keeps the newest row and running sums of each symbol. The engine sends changes to each screen over a websocket twice a second, and answers two kinds of queries from others."
      viewBox="0 0 400 484"
    >
      <Box x={110} y={10} width={180} height={56} name="Market" note="market.q, port 6000" />
      <Arrow from={[200, 66]} to={[200, 108]} tone="motion" />
      <text className="note start" x={210} y={91}>
        websocket, JSON
      </text>
      <Box x={110} y={112} width={180} height={56} name="Feed handler" note="wsfeed2.q, a buffer" tone="accent" />
      <Arrow from={[200, 168]} to={[200, 210]} tone="motion" />
      <text className="note start" x={210} y={193}>
        batches
      </text>
      <Box x={110} y={214} width={180} height={56} name="Tickerplant" note="tp.q, port 5010" />
      <Arrow
        from={[160, 270]}
        via={[
          [160, 293],
          [104, 293],
        ]}
        to={[104, 316]}
        tone="motion"
      />
      <Arrow
        from={[240, 270]}
        via={[
          [240, 293],
          [296, 293],
        ]}
        to={[296, 316]}
        tone="motion"
      />
      <Box x={14} y={320} width={180} height={56} name="RDB" note="rdb.q, port 5011" />
      <Box x={206} y={320} width={180} height={56} name="Engine" note="engine.q, port 5013" tone="accent" />
      <text className="note" x={104} y={396}>
        every row
      </text>
      <Arrow from={[250, 376]} to={[250, 424]} tone="motion" />
      <text className="note end" x={242} y={405}>
        changes
      </text>
      <Arrow from={[340, 424]} to={[340, 380]} />
      <text className="note end" x={332} y={405}>
        queries
      </text>
      <Box x={166} y={428} width={120} height={46} name="Screen" />
      <Box x={296} y={428} width={90} height={46} name="Others" />
    </Diagram>
  )
}
