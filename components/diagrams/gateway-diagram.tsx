import { Diagram } from './_diagram.tsx'
import { Arrow, Box } from './_diagram-parts.tsx'

export function GatewayDiagram() {
  return (
    <Diagram
      title="Clients without and with a gateway"
      caption="Above, each client knows each process and joins the parts itself. Below, one process does both for all of them."
      description="Two drawings with the same three clients on the left, a notebook, a dashboard and a program, and the same three data processes on the right: an RDB with today, and two HDBs with earlier days. Without a gateway, nine connections run from each of the clients to each of the data processes. With a gateway, each client has one connection, to the gateway in the middle, which splits requests and joins answers; the gateway has one connection to each RDB and HDB, six connections in all."
      viewBox="0 0 400 490"
    >
      <text className="name" x={200} y={18}>
        Without a gateway
      </text>
      <Sides middle={132} />
      {rows.flatMap((client, from) =>
        rows.map((server, to) => (
          <Arrow
            key={`${client}-${server}`}
            from={[116, 132 + client + (to - 1) * 8]}
            to={[280, 132 + server + (from - 1) * 9]}
          />
        )),
      )}

      <text className="name" x={200} y={266}>
        With a gateway
      </text>
      <Sides middle={380} />
      <Box x={150} y={334} width={100} height={92} name="Gateway" note="splits, joins" tone="accent" />
      {rows.map((row, place) => (
        <Arrow key={row} from={[116, 380 + row]} to={[146, 380 + (place - 1) * 24]} tone="accent" />
      ))}
      {rows.map((row, place) => (
        <Arrow key={row} from={[250, 380 + (place - 1) * 24]} to={[280, 380 + row]} tone="accent" />
      ))}
    </Diagram>
  )
}

/** The middles of three boxes, one below the other, from the middle of the second. */
const rows = [-70, 0, 70]

/** The clients on the left and the data processes on the right. */
function Sides({ middle }: { middle: number }) {
  return (
    <>
      <Box x={14} y={middle - 92} width={102} height={44} name="Notebook" />
      <Box x={14} y={middle - 22} width={102} height={44} name="Dashboard" />
      <Box x={14} y={middle + 48} width={102} height={44} name="Program" />
      <Box x={284} y={middle - 96} width={102} height={52} name="RDB" note="today" />
      <Box x={284} y={middle - 33} width={102} height={66} name="HDB" note="earlier days" shape="disk" />
      <Box x={284} y={middle + 37} width={102} height={66} name="HDB" note="earlier days" shape="disk" />
    </>
  )
}
