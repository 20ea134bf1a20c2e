import { absoluteUrl, type OutputFile, type SiteForOutputs } from 'tickwise'
import { data, type HappyHour } from '../data.ts'

export const calendarPath = '/happyHour/happy-hour.ics'

const pagePath = '/happyHour/happyHour'

type CalendarInput = Pick<SiteForOutputs<typeof data>, 'config' | 'data' | 'lastCommits'>

/** The happy hour's sessions as an iCalendar file (RFC 5545). Without sessions there is none, since a calendar must hold something. */
export function calendarFiles({ config, data: { happyHour }, lastCommits }: CalendarInput): OutputFile[] {
  if (!happyHour || happyHour.sessions.length === 0) return []
  const name = escapeText(`${config.title} KDB Happy Hour`)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(config.title)}//Happy Hour//EN`,
    `NAME:${name}`,
    // What Apple, Google and Microsoft read instead.
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...happyHour.sessions.flatMap(session => eventOf(session, config, lastCommits.get(data.happyHour.file))),
    'END:VCALENDAR',
  ]
  return [[calendarPath, lines.map(line => `${fold(line)}\r\n`).join('')]]
}

/** One session in UTC. `changed` is when the list of sessions was last committed. */
function eventOf(
  { date, start, end, topic, level }: HappyHour['sessions'][number],
  config: CalendarInput['config'],
  changed: Date | undefined,
): string[] {
  const page = absoluteUrl(pagePath, config)
  const from = momentOf(date, start)
  const to = momentOf(date, end)
  // A session that ends before it starts ends on the next day.
  if (to <= from) to.setUTCDate(to.getUTCDate() + 1)
  return [
    'BEGIN:VEVENT',
    `UID:happy-hour-${utc(from)}@${new URL(config.url).host}`,
    `DTSTAMP:${utc(changed ?? from)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(to)}`,
    `SUMMARY:${escapeText(`KDB Happy Hour: ${topic}`)}`,
    `DESCRIPTION:${escapeText(`${topic}\nLevel: ${level}\nHow to take part: ${page}`)}`,
    `CATEGORIES:${escapeText('KDB Happy Hour')},${escapeText(level)}`,
    `URL:${page}`,
    'END:VEVENT',
  ]
}

function momentOf(date: Date, clock: string): Date {
  return new Date(`${date.toISOString().slice(0, 10)}T${clock}:00Z`)
}

/** `20270101T170000Z`. */
function utc(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, character => `\\${character}`).replace(/\r?\n/g, '\\n')
}

/** Lines longer than 75 octets go on in the next line after a space (RFC 5545, 3.1); our text is ASCII but for rare words. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}
