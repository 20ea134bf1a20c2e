import { Arrow, Box, Diagram } from './_diagram-parts.tsx'

export function ModulesDiagram() {
  return (
    <Diagram
      title="Two modules and the session that uses them"
      caption="Only what a module exports comes through its front door."
      description="On the left two modules, each a frame. The module fee holds rate, 0.002, and cost, which it exports; the module fx holds a rate of its own, 1.09, and convert, which it exports. An arrow leads from cost to the session on the right, where fee is a dictionary with the key cost, and one from convert to the session, where fx is a dictionary with the key convert. No arrow starts at either rate."
      viewBox="0 0 400 270"
    >
      <Module y={8} name="fee" rate="0.002" exported="cost" />
      <Module y={142} name="fx" rate="1.09" exported="convert" />
      <rect className="box" x={272} y={8} width={120} height={254} rx={6} />
      <text className="name" x={332} y={30}>
        session
      </text>
      <text className="code" x={332} y={99}>
        fee.cost
      </text>
      <text className="code" x={332} y={233}>
        fx.convert
      </text>
    </Diagram>
  )
}

interface ModuleProps {
  y: number
  name: string
  rate: string
  exported: string
}

/** A module with a private rate and one exported function, from which an arrow leads to the session. */
function Module({ y, name, rate, exported }: ModuleProps) {
  return (
    <>
      <rect className="box" x={8} y={y} width={212} height={120} rx={6} />
      <text className="name" x={114} y={y + 22}>
        {name}
      </text>
      <Box x={24} y={y + 36} width={84} height={60} name="rate" note={rate} />
      <Box x={122} y={y + 66} width={98} height={40} name={exported} tone="accent" />
      <Arrow from={[220, y + 86]} to={[268, y + 86]} tone="accent" />
    </>
  )
}
