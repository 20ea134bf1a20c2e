import { beforeAll, expect, test, vi } from 'vitest'
import { configForTest as config } from '../config-for-test.ts'
import { calendarFile } from './calendar.ts'

// A date shown as local time would fall on the day before.
beforeAll(() => {
  vi.stubEnv('TZ', 'America/New_York')
})

function calendar(...topics: string[]): string {
  const sessions = topics.map((topic, index) => ({
    date: new Date('2027-01-01T00:00:00Z'),
    start: `${17 + index}:00`,
    end: `${18 + index}:30`,
    topic,
    level: 'all',
  }))
  return calendarFile({ timezone: 'UTC', rule: 'First Friday', sessions }, config)
}

test('a session is an event in UTC; lines end as the standard wants', () => {
  const file = calendar('Joins')
  expect(file.replaceAll('\r\n', '\n')).toMatchInlineSnapshot(`
    "BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//Tiny//Happy Hour//EN
    BEGIN:VEVENT
    UID:happy-hour-20270101T170000Z@tiny.example
    DTSTAMP:20270101T170000Z
    DTSTART:20270101T170000Z
    DTEND:20270101T183000Z
    SUMMARY:KDB Happy Hour: Joins
    URL:https://tiny.example/happyHour/happyHour
    END:VEVENT
    END:VCALENDAR
    "
  `)
  expect(file.match(/(?<!\r)\n/)).toBeNull()
})

test('two sessions of one day are two events', () => {
  const ids = [...calendar('Joins', 'Attributes').matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
})

test('commas, semicolons, backslashes and line ends of a topic are escaped', () => {
  expect(calendar('a, b; c\\d\ne')).toContain('SUMMARY:KDB Happy Hour: a\\, b\\; c\\\\d\\ne\r\n')
})

test('long lines are folded at 75 octets without splitting a character', () => {
  const topic = 'Größenordnungen – '.repeat(12).trim()
  const file = calendar(topic)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:KDB Happy Hour: ${topic}\r\n`)
})

test('without sessions there is an empty calendar', () => {
  expect(calendar()).toMatch(/^BEGIN:VCALENDAR\r\n(?:[A-Z]+:.*\r\n)+END:VCALENDAR\r\n$/)
  expect(calendar()).not.toContain('VEVENT')
})
