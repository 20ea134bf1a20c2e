import type { HappyHour } from '../content/data-files.ts'
import type { SiteConfig } from '../site-config.ts'

export const calendarPath = '/happyHour/happy-hour.ics'

/** The happy hour's sessions as an iCalendar file (RFC 5545); times are UTC. */
export function calendarFile({ sessions }: HappyHour, config: SiteConfig): string {
  const host = new URL(config.url).host
  const events = sessions.flatMap(({ date, start, end, topic }) => {
    const day = date.toISOString().slice(0, 10).replaceAll('-', '')
    const at = (clock: string) => `${day}T${clock.replace(':', '')}00Z`
    return [
      'BEGIN:VEVENT',
      `UID:happy-hour-${at(start)}@${host}`,
      `DTSTAMP:${at(start)}`,
      `DTSTART:${at(start)}`,
      `DTEND:${at(end)}`,
      `SUMMARY:${escapeText(`KDB Happy Hour: ${topic}`)}`,
      `URL:${config.url}/happyHour/happyHour`,
      'END:VEVENT',
    ]
  })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${config.title}//Happy Hour//EN`,
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map(line => `${fold(line)}\r\n`).join('')
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
