import { Diagram } from './_diagram.tsx'
import { Arrow, Box } from './_diagram-parts.tsx'

const years = [
  { year: '1960s', y: 66 },
  { year: 'late 1980s', y: 150 },
  { year: '1992 or 1993', y: 234 },
  { year: '1998', y: 318 },
  { year: '2003', y: 402 },
  { year: '2025', y: 486 },
]

export function FamilyDiagram() {
  return (
    <Diagram
      title="From APL to KDB-X"
      caption="The line that leads from Iverson's notation to q, kdb+ and KDB-X."
      description="A family tree with two columns, languages and databases, from top to bottom. APL, after Iverson's notation, was built by IBM in the 1960s. Next stands A, then A+, written at Morgan Stanley from the late 1980s on. Then comes k, from Kx Systems, founded in 1993; its first version dates from 1992 or 1993. kdb followed in 1998, a database written in k and queried with ksql. In 2003 k and ksql were joined in q, which is written in k4, and kdb became the 64-bit kdb+. The next generation of both is KDB-X; its Community Edition was announced in 2025."
      viewBox="0 0 400 520"
    >
      <text className="note" x={170} y={20}>
        languages
      </text>
      <text className="note" x={322} y={20}>
        databases
      </text>
      {years.map(({ year, y }) => (
        <text key={year} className="note start" x={4} y={y}>
          {year}
        </text>
      ))}
      <Box x={104} y={34} width={132} height={54} name="APL" note="Iverson, IBM" />
      <Arrow from={[170, 88]} to={[170, 114]} />
      <Box x={104} y={118} width={132} height={54} name="A, then A+" note="Morgan Stanley" />
      <Arrow from={[170, 172]} to={[170, 198]} />
      <Box x={104} y={202} width={132} height={54} name="k" note="Kx Systems" />
      <Arrow from={[236, 229]} via={[[322, 229]]} to={[322, 282]} />
      <Arrow from={[140, 256]} to={[140, 366]} />
      <Box x={256} y={286} width={132} height={54} name="kdb" note="queried with ksql" />
      <Arrow from={[256, 313]} via={[[200, 313]]} to={[200, 366]} />
      <Arrow from={[322, 340]} to={[322, 366]} />
      <Box x={104} y={370} width={132} height={54} name="q" note="written in k4" tone="accent" />
      <Box x={256} y={370} width={132} height={54} name="kdb+" note="64-bit" tone="accent" />
      <Arrow from={[170, 424]} to={[170, 450]} />
      <Arrow from={[322, 424]} to={[322, 450]} />
      <Box x={104} y={454} width={284} height={54} name="KDB-X" note="Community Edition announced" />
    </Diagram>
  )
}
