import { Diagram } from './_diagram.tsx'
import { Arrow, Box } from './_diagram-parts.tsx'

export function GatewayDiagram() {
  return (
    <Diagram
      title="Clients without and with a gateway"
      caption="Above, each client knows each process and joins the parts itself. Below, one process does both for all of them."
      description="Two drawings with the same three clients on the left, a notebook, a dashboard and a program, and the same three data processes on the right: an RDB with today, and two HDBs with earlier days. Without a gateway, nine connections run from each of the clients to each of the data processes. With a gateway, each client has one connection, to the gateway in the middle, which splits requests and joins answers; the gateway has one connection to each RDB and HDB, six connections in all."
      viewBox="0 0 400 424"
    >
      <text className="name" x={200} y={18}>
        Without a gateway
      </text>
      <Sides top={34} />
      {rows.flatMap((client, from) =>
        rows.map((server, to) => (
          <Arrow
            key={`${client}-${server}`}
            from={[116, 34 + client + 22 + (to - 1) * 8]}
            to={[280, 34 + server + 22 + (from - 1) * 9]}
          />
        )),
      )}

      <text className="name" x={200} y={234}>
        With a gateway
      </text>
      <Sides top={250} />
      {rows.map((row, place) => (
        <Arrow key={row} from={[116, 250 + row + 22]} to={[147, 334 + (place - 1) * 20]} tone="accent" />
      ))}
      <Box x={150} y={290} width={100} height={88} name="Gateway" note="splits, joins" tone="accent" />
      {rows.map((row, place) => (
        <Arrow key={row} from={[250, 334 + (place - 1) * 20]} to={[280, 250 + row + 22]} tone="accent" />
      ))}
    </Diagram>
  )
}

const rows = [0, 62, 124]

/** The clients on the left and the data processes on the right. */
function Sides({ top }: { top: number }) {
  return (
    <>
      <Box x={14} y={top} width={102} height={44} name="Notebook" />
      <Box x={14} y={top + 62} width={102} height={44} name="Dashboard" />
      <Box x={14} y={top + 124} width={102} height={44} name="Program" />
      <Box x={284} y={top} width={102} height={44} name="RDB" note="today" />
      <Box x={284} y={top + 62} width={102} height={46} name="HDB" note="earlier days" shape="disk" />
      <Box x={284} y={top + 124} width={102} height={46} name="HDB" note="earlier days" shape="disk" />
    </>
  )
}
