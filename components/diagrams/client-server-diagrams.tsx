import { Arrow, Box, Diagram } from './_diagram-parts.tsx'

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
      {rowOffsets.flatMap((client, from) =>
        rowOffsets.map((server, to) => (
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
      {rowOffsets.map((row, index) => (
        <Arrow key={row} from={[116, 380 + row]} to={[146, 380 + (index - 1) * 24]} tone="accent" />
      ))}
      {rowOffsets.map((row, index) => (
        <Arrow key={row} from={[250, 380 + (index - 1) * 24]} to={[280, 380 + row]} tone="accent" />
      ))}
    </Diagram>
  )
}

/** The centres of three boxes, one below the other, measured from the centre of the second. */
const rowOffsets = [-70, 0, 70]

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

export function QueryToDataDiagram() {
  return (
    <Diagram
      title="The data to the code, or the query to the data"
      caption="The same answer, computed on the wrong side and on the right one."
      description="Two ways to one small result. Hauling the data to the code: the client asks the server for select from trade, the server sends millions of rows in a thick arrow, the client computes, and most of the rows are thrown away. Sending the query to the data: the client sends a function and its arguments in a thin arrow, the server computes, and a few rows come back."
      viewBox="0 0 400 364"
    >
      <text className="name start" x={12} y={20}>
        Hauling the data to the code
      </text>
      <Box x={12} y={36} width={104} height={112} name="Client" note="computes" />
      <Box x={292} y={32} width={96} height={120} name="Server" note="sends" shape="disk" />
      <Arrow from={[116, 60]} to={[288, 60]} />
      <text className="code" x={202} y={52}>
        select from trade
      </text>
      <path className="box motion" d="M292 88H152V76L120 107L152 138V126H292z" />
      <text x={212} y={112}>
        millions of rows
      </text>
      <text className="loss start" x={12} y={170}>
        most of them thrown away
      </text>

      <text className="name start" x={12} y={222}>
        Sending the query to the data
      </text>
      <Box x={12} y={238} width={104} height={112} name="Client" note="asks" />
      <Box x={292} y={234} width={96} height={120} name="Server" note="computes" shape="disk" tone="accent" />
      <Arrow from={[116, 270]} to={[288, 270]} tone="accent" />
      <text x={204} y={262}>
        function, arguments
      </text>
      <Arrow from={[292, 318]} to={[120, 318]} tone="motion" />
      <text x={204} y={310}>
        a few rows
      </text>
    </Diagram>
  )
}

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

const recordTools = ['Feed', 'Queue', 'Database', 'Data frame', 'Report']
const recordSteps = ['parse', 'convert', 'driver', 'format']
const recordY = (row: number) => 38 + row * 76

export function RecordPathDiagram() {
  return (
    <Diagram
      title="The way of a record through two systems"
      caption="On the left each arrow is a change of format; on the right a table stays a table."
      description="Two columns, read from top to bottom. Several tools: the feed is parsed into a queue, the queue is converted into a database, a driver reads the database into a data frame, and the data frame is formatted into a report. That is four changes of format. With kdb+: the feed is parsed into a q process, which stores, queries, computes and publishes, and a message with a table goes from it to the report."
      viewBox="0 0 400 392"
    >
      <text className="name" x={90} y={20}>
        Several tools
      </text>
      {recordTools.map((tool, row) => (
        <Box key={tool} x={20} y={recordY(row)} width={140} height={38} name={tool} />
      ))}
      {recordSteps.map((step, row) => (
        <g key={step}>
          <Arrow from={[90, recordY(row) + 38]} to={[90, recordY(row + 1) - 4]} tone="motion" />
          <text className="note start" x={100} y={recordY(row) + 61}>
            {step}
          </text>
        </g>
      ))}

      <text className="name" x={305} y={20}>
        kdb+
      </text>
      <Box x={235} y={recordY(0)} width={140} height={38} name="Feed" />
      <Arrow from={[305, recordY(0) + 38]} to={[305, recordY(1) - 4]} tone="motion" />
      <text className="note start" x={315} y={recordY(0) + 61}>
        parse
      </text>
      <Box x={235} y={recordY(1)} width={140} height={190} name="q process" note="store, query," tone="accent" />
      <text className="note" x={305} y={recordY(1) + 127}>
        compute, publish
      </text>
      <Arrow from={[305, recordY(3) + 38]} to={[305, recordY(4) - 4]} tone="motion" />
      <text className="note start" x={315} y={recordY(3) + 61}>
        message
      </text>
      <Box x={235} y={recordY(4)} width={140} height={38} name="Report" />
    </Diagram>
  )
}
