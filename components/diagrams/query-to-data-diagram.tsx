import { Diagram } from './_diagram.tsx'
import { Arrow, Box } from './_diagram-parts.tsx'

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
