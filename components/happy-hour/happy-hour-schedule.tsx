import { useSite } from 'tickwise'
import type { data } from '../data.ts'
import { calendarPath } from './calendar.ts'

const longDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** An en dash between word joiners, so that no line ends within a range of times. */
const unbrokenDash = '\u2060–\u2060'

export function HappyHourSchedule() {
  const { happyHour } = useSite<typeof data>().data
  if (!happyHour || happyHour.sessions.length === 0) return <p>No session is planned.</p>
  return (
    <>
      <p>{happyHour.rule}.</p>
      <ul>
        {happyHour.sessions.map(({ date, start, end, topic, level }) => (
          <li key={`${date.toISOString()} ${start}`}>
            <strong>
              <time dateTime={`${date.toISOString().slice(0, 10)}T${start}Z`}>{longDate.format(date)}</time>,{' '}
              {`${start}${unbrokenDash}${end} ${happyHour.timezone}`}
            </strong>
            : {topic} ({level})
          </li>
        ))}
      </ul>
      <p>
        <a href={calendarPath} download>
          Download these dates for your calendar
        </a>
      </p>
    </>
  )
}
