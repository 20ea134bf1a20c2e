import { Arrow, Box, Diagram, Outline } from './_diagram-parts.tsx'

export function GatewayQueueDiagram() {
  return (
    <Diagram
      title="Where requests wait, five seconds after eight arrived"
      caption="Request 1 takes twenty seconds and the others one each. A number in a square is a request that waits."
      description="Two drawings of one gateway and two HDBs, five seconds after eight requests arrived together. Request 1 takes twenty seconds, the others one second each. Taken in turn: the gateway has passed on everything and holds nothing. HDB 5012 is busy with 1, and 3, 5 and 7 wait in line for it. HDB 5013 is done with 2, 4, 6 and 8 and is idle. One queue: only idle HDBs are asked. HDB 5012 is busy with 1. HDB 5013 is done with 2 to 6 and busy with 7. Only 8 waits, in the gateway, for whichever HDB is idle first."
      viewBox="0 0 400 434"
    >
      <text className="name start" x={12} y={20}>
        Taken in turn
      </text>
      <text className="note start" x={116} y={20}>
        the queue stands at the HDB
      </text>
      <Box x={12} y={72} width={96} height={84} name="Gateway" note="holds nothing" />
      <Arrow
        from={[108, 92]}
        via={[
          [124, 92],
          [124, 66],
        ]}
        to={[148, 66]}
      />
      <Waiting x={152} y={52} requests={[7, 5, 3]} />
      <Arrow from={[248, 66]} to={[280, 66]} />
      <Box x={284} y={32} width={104} height={72} name="HDB 5012" note="busy with 1" shape="disk" tone="accent" />
      <Arrow
        from={[108, 136]}
        via={[
          [124, 136],
          [124, 162],
        ]}
        to={[280, 162]}
      />
      <Box x={284} y={128} width={104} height={72} name="HDB 5013" note="idle" shape="disk" />
      <text className="note" x={202} y={180}>
        2, 4, 6, 8 are done
      </text>

      <path d="M12 222H388" />

      <text className="name start" x={12} y={252}>
        One queue
      </text>
      <text className="note start" x={94} y={252}>
        only idle HDBs are asked
      </text>
      <Outline x={12} y={280} width={160} height={132} />
      <text className="name" x={92} y={307}>
        Gateway
      </text>
      <Waiting x={78} y={321} requests={[8]} />
      <text className="note" x={92} y={374}>
        waits for the first
      </text>
      <text className="note" x={92} y={392}>
        that is idle
      </text>
      <Arrow from={[172, 303]} to={[280, 303]} />
      <Box x={284} y={266} width={104} height={72} name="HDB 5012" note="busy with 1" shape="disk" tone="accent" />
      <Arrow from={[172, 392]} to={[280, 392]} />
      <Box x={284} y={356} width={104} height={72} name="HDB 5013" note="busy with 7" shape="disk" tone="accent" />
      <text className="note" x={228} y={411}>
        2 to 6 are done
      </text>
    </Diagram>
  )
}

/** Squares with the numbers of requests, the next one to be served on the right. */
function Waiting({ x, y, requests }: { x: number; y: number; requests: number[] }) {
  return requests.map((request, index) => (
    <g key={request}>
      <Outline x={x + index * 33} y={y} width={28} height={28} tone="motion" />
      <text x={x + index * 33 + 14} y={y + 19}>
        {request}
      </text>
    </g>
  ))
}

export function BalancerDiagram() {
  return (
    <Diagram
      title="Two gateways and one balancer"
      caption="The balancer hands out idle HDBs. Rows never pass through it."
      description="Gateway A and gateway B stand above, the balancer with the one queue in the middle, and HDB 5012, HDB 5013 and HDB 5014 below. Five messages make up one request. First, gateway A asks the balancer: which HDB? Second, as soon as one is idle, the balancer answers: 5012. Third, gateway A sends the query straight to HDB 5012. Fourth, the HDB sends its answer straight back. Fifth, the HDB tells the balancer that it is idle again. Gateway B does the same with the same balancer and HDBs."
      viewBox="0 0 400 318"
    >
      <Box x={12} y={8} width={116} height={48} name="Gateway A" />
      <Box x={272} y={8} width={116} height={48} name="Gateway B" />
      <Box x={140} y={122} width={124} height={60} name="Balancer" note="the one queue" tone="accent" />

      <Arrow from={[128, 32]} via={[[202, 32]]} to={[202, 118]} />
      <text className="note start" x={136} y={24}>
        1 which HDB?
      </text>
      <Arrow from={[140, 152]} via={[[114, 152]]} to={[114, 60]} />
      <text className="note start" x={122} y={100}>
        2 5012
      </text>
      <Arrow from={[330, 56]} via={[[330, 152]]} to={[268, 152]} />
      <text className="note start" x={336} y={106}>
        the same
      </text>

      <Arrow from={[26, 56]} to={[26, 242]} />
      <text className="note start" x={34} y={186}>
        3 query
      </text>
      <Arrow from={[86, 240]} to={[86, 60]} tone="motion" />
      <text className="note start" x={94} y={218}>
        4 answer
      </text>
      <Arrow from={[116, 276]} via={[[166, 276]]} to={[166, 186]} />
      <text className="note start" x={174} y={218}>
        5 idle again
      </text>
      <Box x={12} y={240} width={104} height={70} name="HDB 5012" shape="disk" />
      <Box x={190} y={240} width={94} height={70} name="HDB 5013" shape="disk" />
      <Box x={294} y={240} width={94} height={70} name="HDB 5014" shape="disk" />
    </Diagram>
  )
}
