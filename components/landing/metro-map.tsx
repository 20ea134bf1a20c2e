import './metro-map.css'

/** Half columns from the left, rows from the top; `metro-map.css` has a class for each, as in `x7 y2`. */
type Point = readonly [x: number, y: number]
interface Station {
  name: string
  url: string
  at: Point
  label?: 'low' | 'up' | 'end'
}

const why: Station = { name: 'Why kdb+?', url: '/docs/language/why_KDB', at: [7, 2] }
const qsql: Station = { name: 'qSQL', url: '/docs/concepts/qsql', at: [13, 3], label: 'low' }
const joins: Station = { name: 'Joins', url: '/docs/concepts/joins', at: [17, 5] }
const iterators: Station = { name: 'Iterators', url: '/docs/concepts/iterators', at: [21, 3], label: 'up' }
const plainTick: Station = { name: 'Plain tick', url: '/docs/architecture/plain', at: [21, 1], label: 'end' }
/** Where lines meet. */
const shared = [why, qsql, joins, iterators, plainTick]

interface Line {
  name: string
  url: string
  stations: Station[]
  course: Point[]
}

const lines: Line[] = [
  {
    name: 'New to q',
    url: '/docs/studyPlan/babySteps',
    stations: [why, { name: 'Tables', url: '/docs/concepts/dictionariesTables', at: [10, 2] }, qsql, iterators],
    course: [[1, 2], [11, 2], qsql.at, iterators.at],
  },
  {
    name: 'Other developer',
    url: '/docs/studyPlan/nonKdbDevs',
    stations: [
      qsql,
      { name: 'IPC', url: '/docs/concepts/ipc', at: [17, 2] },
      plainTick,
      { name: 'The prophet', url: '/docs/codingPractice/prophet', at: [25, 0] },
    ],
    course: [[1, 3], qsql.at, [15, 2], [19, 2], plainTick.at, [23, 0], [25, 0]],
  },
  {
    name: 'Analyst',
    url: '/docs/studyPlan/dataBA',
    stations: [
      qsql,
      { name: 'fby', url: '/docs/concepts/fby', at: [15, 4], label: 'end' },
      joins,
      { name: 'Pulse', url: '/docs/productivity/pulse', at: [21, 5] },
    ],
    course: [[1, 4], [11, 4], qsql.at, joins.at, [21, 5]],
  },
  {
    name: 'Quant',
    url: '/docs/studyPlan/quants',
    stations: [
      joins,
      iterators,
      { name: 'Functional select', url: '/docs/concepts/functionalSelect', at: [25, 3] },
      { name: 'Research HDB', url: '/docs/tutorials/researchHDB', at: [29, 3] },
    ],
    course: [[1, 5], joins.at, iterators.at, [29, 3]],
  },
  {
    name: 'Manager',
    url: '/docs/studyPlan/mangers',
    stations: [
      why,
      { name: 'History', url: '/docs/language/history', at: [13, 1] },
      { name: 'Speed', url: '/docs/language/speed', at: [17, 1] },
      plainTick,
    ],
    course: [[1, 1], [5, 1], why.at, [9, 1], plainTick.at],
  },
  {
    name: 'kdb+ developer',
    url: '/docs/studyPlan/kdbDevs',
    stations: [
      { name: 'Code organisation', url: '/docs/codingPractice/codeOrganisation', at: [7, 0] },
      { name: 'Attributes', url: '/docs/concepts/attributes', at: [13, 0] },
      { name: 'Memory', url: '/docs/concepts/memoryManagement', at: [17, 0] },
      plainTick,
      { name: 'Advanced tick', url: '/docs/architecture/advanced', at: [25, 2] },
    ],
    course: [[1, 0], [19, 0], plainTick.at, [23, 2], [25, 2]],
  },
]

/** A list of study paths with their pages; on wide screens the pages stand as stations on a drawing of the paths. */
export function MetroMap() {
  return (
    <nav className="metro-map" aria-label="Study paths">
      <svg viewBox="0 0 1550 600" aria-hidden="true">
        {lines.map(({ name, course }) => (
          <path key={name} d={drawCourse(course)} />
        ))}
      </svg>
      <ul>
        {lines.map(({ name, url, stations, course: [[, y] = [0, 0]] }) => (
          <li key={name}>
            <a className={`y${y}`} href={url}>
              {name}
            </a>
            <ol>
              {stations.map(station => (
                <li key={station.url} className={classOf(station)}>
                  <a href={station.url}>{station.name}</a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `[[1, 2], [11, 2], [13, 3]]` -> `M50 235H550L650 335` */
function drawCourse([start = [0, 0], ...points]: Point[]): string {
  let last = start
  const steps = points.map(([x, y]) => {
    const step = y === last[1] ? `H${x * 50}` : `L${x * 50} ${y * 100 + 35}`
    last = [x, y]
    return step
  })
  return `M${start[0] * 50} ${start[1] * 100 + 35}${steps.join('')}`
}

function classOf(station: Station): string {
  const { at, label } = station
  return [`x${at[0]} y${at[1]}`, shared.includes(station) && 'meet', label].filter(Boolean).join(' ')
}
