import type { HappyHour } from '../content/data-files.ts'
import type { SiteContent } from '../content/site-content.ts'
import { absoluteUrl } from '../site-address.ts'
import type { SiteConfig } from '../site-config.ts'

export const calendarPath = '/happyHour/happy-hour.ics'

const pagePath = '/happyHour/happyHour'
const dataFile = 'content/data/happy-hour.yml'

/** The happy hour's sessions as an iCalendar file (RFC 5545) by its path; none without sessions, as a calendar must hold something. */
export function calendarFiles({ config, data: { happyHour }, commits }: SiteContent): Map<string, string> {
  if (!happyHour || happyHour.sessions.length === 0) return new Map()
  const name = escapeText(`${config.title} KDB Happy Hour`)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(config.title)}//Happy Hour//EN`,
    `NAME:${name}`,
    // What Apple, Google and Microsoft read instead.
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...happyHour.sessions.flatMap(session => eventOf(session, config, commits.get(dataFile))),
    'END:VCALENDAR',
  ]
  return new Map([[calendarPath, lines.map(line => `${fold(line)}\r\n`).join('')]])
}

/** Times are UTC. `written` is when the sessions were last changed. */
function eventOf(
  { date, start, end, topic, level }: HappyHour['sessions'][number],
  config: SiteConfig,
  written: Date | undefined,
): string[] {
  const page = absoluteUrl(pagePath, config)
  const from = momentOf(date, start)
  const to = momentOf(date, end)
  // A session that ends before it starts ends on the next day.
  if (to <= from) to.setUTCDate(to.getUTCDate() + 1)
  return [
    'BEGIN:VEVENT',
    `UID:happy-hour-${utc(from)}@${new URL(config.url).host}`,
    `DTSTAMP:${utc(written ?? from)}`,
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
