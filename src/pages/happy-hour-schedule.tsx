import type { HappyHour } from '../content/data-files.ts'
import { calendarPath } from '../outputs/calendar.ts'

const longDate = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export function HappyHourSchedule({ happyHour }: { happyHour: HappyHour | undefined }) {
  if (!happyHour) return <p>No session is planned.</p>
  return (
    <>
      <p>{happyHour.rule}</p>
      <div className="table-scroll" tabIndex={0} role="group" aria-label="Schedule">
        <table>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Time ({happyHour.timezone})</th>
              <th scope="col">Topic</th>
              <th scope="col">Level</th>
            </tr>
          </thead>
          <tbody>
            {happyHour.sessions.map(({ date, start, end, topic, level }) => (
              <tr key={date.getTime()}>
                <td>
                  <time dateTime={date.toISOString().slice(0, 10)}>{longDate.format(date)}</time>
                </td>
                <td>
                  {start}-{end}
                </td>
                <td>{topic}</td>
                <td>{level}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <a href={calendarPath} download>
          Download these dates for your calendar
        </a>
      </p>
    </>
  )
}
