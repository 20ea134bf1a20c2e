import { Diagram } from './_diagram.tsx'

// Depth in the tree, name, and what it holds.
const entries: [depth: number, name: string, note?: string][] = [
  [0, 'db'],
  [1, 'sym', 'each symbol once'],
  [1, 'instrument', 'splayed, no date'],
  [2, '.d'],
  [2, 'sym'],
  [2, 'sector'],
  [2, 'lot'],
  [1, '2024.01.02', 'partition'],
  [2, 'trade', 'table'],
  [3, '.d', 'names and order of columns'],
  [3, 'sym', 'numbers into db/sym, parted'],
  [3, 'time'],
  [3, 'price'],
  [3, 'size'],
  [1, '2024.01.03', 'the same again'],
  [1, '2024.01.04', 'the same again'],
]
const rowHeight = 22
const indent = 34
const xOf = (depth: number) => 14 + depth * indent
const yOf = (row: number) => 14 + row * rowHeight

export function PartitionTreeDiagram() {
  return (
    <Diagram
      title="A partitioned database on disk"
      caption="A folder for each date, a folder for each table in it, a file for each column."
      description="A tree of folders. The folder db holds the file sym, with each symbol once, the folder instrument, and three folders named 2024.01.02, 2024.01.03 and 2024.01.04. The table instrument is splayed and has no date; its folder holds .d, sym, sector and lot. Each date is a partition. The folder 2024.01.02 holds a folder for the table trade, with the file .d for the names and the order of the columns, and one file for each of the columns sym, time, price and size. The file sym of trade holds numbers into db/sym and has the parted attribute. The other two dates hold the same again."
      viewBox={`0 0 400 ${yOf(entries.length)}`}
    >
      {entries.map(([depth, name, note], row) => {
        const above = entries.findLastIndex(([other], index) => index < row && other <= depth)
        const isFirst = (entries[above]?.[0] ?? 0) < depth
        return (
          <g key={`${above} ${name}`}>
            {depth === 0 ? null : (
              <path d={`M${xOf(depth - 1) + 8} ${yOf(above) + (isFirst ? 10 : 0)}V${yOf(row)}H${xOf(depth) - 5}`} />
            )}
            <text className="code start" x={xOf(depth)} y={yOf(row) + 5}>
              {name}
            </text>
            {note ? (
              <text className="note start" x={190} y={yOf(row) + 5}>
                {note}
              </text>
            ) : null}
          </g>
        )
      })}
    </Diagram>
  )
}
