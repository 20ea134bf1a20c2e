import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { readBuilt } from '../support/built-files.ts'

const browser = startBrowser()

test('another program reads the calendar, and the page offers the same sessions', () => {
  const calendar = new ICAL.Component(ICAL.parse(readBuilt('happyHour/happy-hour.ics')))
  const events = calendar.getAllSubcomponents('vevent').map(component => new ICAL.Event(component))
  const html = readBuilt('happyHour/happyHour.html')
  expect(calendar.getFirstPropertyValue('name')).toBe('Tickwise KDB Happy Hour')
  expect(events.length).toBeGreaterThan(0)
  for (const { startDate, duration } of events) {
    expect(html).toContain(`<time dateTime="${startDate.toJSDate().toISOString().slice(0, 16)}Z">`)
    expect(duration.toSeconds()).toBe(3600)
  }
  expect(html).toContain('href="/happyHour/happy-hour.ics"')
})

test('every testimonial that nobody wrote says so where readers see it', async () => {
  const { page } = await browser.open('/testimonials/testimonials')
  const entries = page.locator('figure:has(blockquote)')
  expect(await entries.count()).toBeGreaterThan(0)
  expect(
    await entries.filter({ has: page.getByText('Sample', { exact: true }), hasText: /sample reader/i }).count(),
  ).toBe(await entries.count())
})
