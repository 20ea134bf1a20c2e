import { Diagram } from './_diagram.tsx'
import { Arrow, Box } from './_diagram-parts.tsx'

export function ChainedTickDiagram() {
  return (
    <Diagram
      title="A tickerplant with several subscribers and a chain"
      caption="Processes that must have every row stand in the first line; screens stand behind the chain."
      description="The feed sends single messages to the tickerplant tp2.q on port 5010, which writes each of them to the log. The tickerplant publishes at once to three subscribers: the RDB on port 5011, which keeps all rows and writes the day to disk, the engine bars.q on port 5013, which keeps one-minute bars, and the chained tickerplant chain.q on port 5110. The RDB and the engine replay the log when they start. The chained tickerplant keeps no log; once a second it publishes what has gathered to two watchers, one for AAA and one for BBB and CCC."
      viewBox="0 0 400 410"
    >
      <Box x={140} y={8} width={120} height={40} name="Feed" />
      <Arrow from={[200, 48]} to={[200, 76]} tone="motion" />
      <Box x={128} y={80} width={144} height={56} name="Tickerplant" note="tp2.q, 5010" tone="accent" />
      <Arrow from={[272, 108]} to={[304, 108]} tone="motion" />
      <Box x={308} y={80} width={80} height={56} name="Log" shape="disk" />
      <Arrow from={[200, 136]} to={[200, 188]} tone="motion" />
      <Arrow from={[200, 160]} via={[[68, 160]]} to={[68, 188]} tone="motion" />
      <Arrow from={[200, 160]} via={[[332, 160]]} to={[332, 188]} tone="motion" />
      <text className="note end" x={188} y={152}>
        at once
      </text>

      <Box x={8} y={192} width={120} height={56} name="RDB" note="rdb.q, 5011" />
      <Box x={140} y={192} width={120} height={56} name="Engine" note="bars.q, 5013" />
      <Box x={272} y={192} width={120} height={74} name={'Chained\ntickerplant'} note="chain.q, 5110" tone="accent" />

      <Arrow from={[332, 266]} to={[332, 338]} tone="motion" />
      <Arrow from={[332, 302]} via={[[200, 302]]} to={[200, 338]} tone="motion" />
      <text className="note end" x={320} y={294}>
        once a second
      </text>
      <Box x={140} y={342} width={120} height={58} name="Watcher" note="AAA" />
      <Box x={272} y={342} width={120} height={58} name="Watcher" note="BBB and CCC" />
    </Diagram>
  )
}
