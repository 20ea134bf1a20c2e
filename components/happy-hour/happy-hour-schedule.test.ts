import { expect, test } from 'vitest'
import { renderWithSite } from '../../tests/support/render-with-site.ts'
import { HappyHourSchedule } from './happy-hour-schedule.tsx'

test('without sessions the schedule says so and offers no calendar', () => {
  const happyHour = { timezone: 'UTC', rule: 'First Friday', sessions: [] }
  expect(renderWithSite(HappyHourSchedule, { happyHour })).toBe('<p>No session is planned.</p>')
})

test('each session says its day, its hours without a line break, and that they are UTC', () => {
  const session = { date: new Date('2026-12-03'), start: '17:00', end: '18:00', topic: 'Lists', level: 'Beginner' }
  const happyHour = { timezone: 'UTC', rule: 'First Thursday', sessions: [session] }
  const html = renderWithSite(HappyHourSchedule, { happyHour })
  expect(html).toContain('<p>First Thursday.</p>')
  expect(html).toContain('3 December 2026</time>, 17:00\u2060–\u206018:00 UTC</strong>: Lists (Beginner)')
})
