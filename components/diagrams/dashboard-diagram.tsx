import { Diagram } from './_diagram.tsx'
import { Arrow, Box } from './_diagram-parts.tsx'

export function DashboardDiagram() {
  return (
    <Diagram
      title="A dashboard server between browsers and kdb+"
      caption="All users of a dashboard reach kdb+ as one client."
      description="Browsers, which draw the charts, talk to the Pulse server over a websocket. The Pulse server keeps dashboards and connections in one file, a database. It polls the gateway, the RDB or the HDB with queries on a timer. Or it subscribes at a tickerplant, preferably a chained one, which pushes updates to it. No browser speaks to kdb+ itself."
      viewBox="0 0 400 296"
    >
      <Box x={20} y={8} width={200} height={56} name="Browsers" note="draw the charts" />
      <Arrow from={[100, 64]} to={[100, 112]} />
      <Arrow from={[140, 116]} to={[140, 68]} tone="motion" />
      <text className="note start" x={152} y={95}>
        websocket
      </text>
      <Box x={20} y={116} width={200} height={60} name="Pulse server" note="connections, rights" tone="accent" />
      <Arrow from={[220, 146]} to={[262, 146]} />
      <Box x={266} y={114} width={120} height={64} name="One file" note="dashboards" shape="disk" />
      <Arrow from={[70, 176]} to={[70, 228]} />
      <text className="note start" x={80} y={207}>
        polls
      </text>
      <Box x={10} y={232} width={150} height={56} name="Gateway" note="or RDB, HDB" />
      <Arrow
        from={[245, 232]}
        via={[
          [245, 206],
          [190, 206],
        ]}
        to={[190, 180]}
        tone="motion"
      />
      <text className="note start" x={255} y={217}>
        pushes updates
      </text>
      <Box x={190} y={232} width={196} height={56} name="Tickerplant" note="better a chained one" />
    </Diagram>
  )
}
