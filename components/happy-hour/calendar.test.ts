import ICAL from 'ical.js'
import type { SiteForOutputs } from 'tickwise'
import { beforeEach, expect, test, vi } from 'vitest'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { data } from '../data.ts'
import { calendarFiles, calendarPath } from './calendar.ts'

// A date shown as local time would fall on the day before.
beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York')
})

const session = (start: string, end: string, topic: string) =>
  [
    '  - date: 2027-01-01',
    `start: "${start}"`,
    `end: "${end}"`,
    `topic: ${JSON.stringify(topic)}`,
    'level: All, new',
  ].join('\n    ')

async function calendar(...sessions: string[]): Promise<string | undefined> {
  const list = sessions.length > 0 ? `\n${sessions.join('\n')}` : ' []'
  const text = `timezone: UTC\nrule: First Friday\nsessions:${list}\n`
  return calendarOf(text)
}

/** The calendar of a site with this schedule. */
async function calendarOf(schedule: string, settings = {}): Promise<string | undefined> {
  const site = await siteForTest({ 'content/data/happy-hour.yml': schedule }, { data, ...settings })
  return new Map(calendarFiles(site as SiteForOutputs<typeof data>)).get(calendarPath)
}

/** The events as another program reads them. */
async function eventsOf(...sessions: string[]): Promise<ICAL.Event[]> {
  const root = new ICAL.Component(ICAL.parse((await calendar(...sessions)) ?? ''))
  return root.getAllSubcomponents('vevent').map(component => new ICAL.Event(component))
}

test('a session is an event in UTC; lines end as the standard wants', async () => {
  const file = (await calendar(session('17:00', '18:30', 'Joins'))) ?? ''
  expect(file.replaceAll('\r\n', '\n')).toMatchInlineSnapshot(`
    "BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//Tiny//Happy Hour//EN
    NAME:Tiny KDB Happy Hour
    X-WR-CALNAME:Tiny KDB Happy Hour
    REFRESH-INTERVAL;VALUE=DURATION:P1D
    BEGIN:VEVENT
    UID:happy-hour-20270101T170000Z@tiny.example
    DTSTAMP:20270101T170000Z
    DTSTART:20270101T170000Z
    DTEND:20270101T183000Z
    SUMMARY:KDB Happy Hour: Joins
    DESCRIPTION:Joins\\nLevel: All\\, new\\nHow to take part: https://tiny.example
     /happyHour/happyHour
    CATEGORIES:KDB Happy Hour,All\\, new
    URL:https://tiny.example/happyHour/happyHour
    END:VEVENT
    END:VCALENDAR
    "
  `)
  expect(file.match(/(?<!\r)\n/)).toBeNull()
})

test('a session names the page where the site stands, below a base path too', async () => {
  const text = `timezone: UTC\nrule: First Friday\nsessions:\n${session('17:00', '18:30', 'Joins')}\n`
  const file = (await calendarOf(text, { base: '/docs-site/' }))?.replaceAll('\r\n ', '')
  const addresses = file?.match(/https:\/\/[^\s]+/g)
  expect(addresses).toEqual(Array(2).fill('https://tiny.example/docs-site/happyHour/happyHour'))
})

test('two sessions of one day are two events', async () => {
  const events = await eventsOf(session('17:00', '18:00', 'Joins'), session('18:00', '19:00', 'Attributes'))
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2)
})

test('another program reads what was written: commas, semicolons, backslashes, line ends, rare letters', async () => {
  const topic = 'a, b; c\\d\nGrößenordnungen – '.repeat(9).trim()
  const [event] = await eventsOf(session('17:00', '18:00', topic))
  expect(event?.summary).toBe(`KDB Happy Hour: ${topic}`)
  expect(event?.description).toMatch(/\nLevel: All, new\nHow to take part: https:\/\/tiny\.example\//)
  expect(event?.component.getFirstProperty('categories')?.getValues()).toEqual(['KDB Happy Hour', 'All, new'])
})

test('lines are folded at 75 octets without splitting a character', async () => {
  const topic = 'Größenordnungen – '.repeat(12).trim()
  const file = (await calendar(session('17:00', '18:00', topic))) ?? ''
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:KDB Happy Hour: ${topic}\r\n`)
})

test('a session that ends after midnight ends on the next day', async () => {
  const [event] = await eventsOf(session('23:30', '00:30', 'Night'))
  expect(event?.endDate.toJSDate().toISOString()).toBe('2027-01-02T00:30:00.000Z')
})

test('without sessions there is no calendar, which could not be empty', async () => {
  expect(await calendar()).toBeUndefined()
})
