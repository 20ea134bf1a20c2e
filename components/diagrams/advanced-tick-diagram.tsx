import { Diagram } from './_diagram.tsx'
import { Arrow, Box, Outline } from './_diagram-parts.tsx'

export function AdvancedTickDiagram() {
  return (
    <Diagram
      title="An advanced tick system"
      caption="The plain system and what grows on it: data from above, queries from below."
      description="A feed handler sends data to the tickerplant, which writes a log and publishes to three kinds of subscribers. The chained tickerplant publishes again, on a timer, to slow consumers. The real-time engine keeps a result. Several RDBs hold today; at the end of day the data goes to disk, where several HDBs hold older days. Users send queries to one gateway, which splits each by date over the RDBs and the HDBs, and joins the answers."
      viewBox="0 0 400 470"
    >
      <Box x={134} y={8} width={132} height={40} name="Feed handler" />
      <Arrow from={[200, 48]} to={[200, 76]} tone="motion" />
      <Box x={134} y={80} width={132} height={48} name="Tickerplant" />
      <Arrow from={[266, 104]} to={[304, 104]} tone="motion" />
      <Box x={308} y={76} width={76} height={56} name="Log" shape="disk" />
      <Arrow from={[200, 128]} to={[200, 172]} tone="motion" />
      <Arrow from={[200, 150]} via={[[66, 150]]} to={[66, 172]} tone="motion" />
      <Arrow from={[200, 150]} via={[[334, 150]]} to={[334, 166]} tone="motion" />

      <Box x={8} y={176} width={116} height={72} name={'Chained\ntickerplant'} note="on a timer" />
      <Box x={142} y={176} width={116} height={72} name={'Real-time\nengine'} note="keeps a result" />
      <Outline x={284} y={170} width={108} height={70} />
      <Outline x={280} y={173} width={108} height={71} />
      <Box x={276} y={176} width={108} height={72} name="RDBs" note="today" />

      <Arrow from={[66, 248]} to={[66, 316]} tone="motion" />
      <Box x={8} y={320} width={116} height={64} name={'Slow\nconsumers'} />
      <Arrow from={[354, 248]} to={[354, 308]} tone="motion" />
      <text className="note end" x={346} y={301}>
        end of day
      </text>
      <Outline x={284} y={312} width={108} height={74} shape="disk" />
      <Outline x={280} y={315} width={108} height={74} shape="disk" />
      <Box x={276} y={318} width={108} height={74} name="HDBs" note="older days" shape="disk" />

      <Box x={150} y={320} width={100} height={64} name="Gateway" note="splits, joins" tone="accent" />
      <Arrow from={[250, 356]} to={[272, 356]} tone="accent" />
      <Arrow
        from={[200, 320]}
        via={[
          [200, 276],
          [306, 276],
        ]}
        to={[306, 252]}
        tone="accent"
      />
      <Arrow from={[200, 424]} to={[200, 388]} tone="accent" />
      <text className="note start" x={210} y={410}>
        queries
      </text>
      <Box x={150} y={424} width={100} height={40} name="Users" />
    </Diagram>
  )
}
