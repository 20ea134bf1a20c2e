import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { configForTest } from '../config-for-test.ts'
import type { SiteData } from '../content/data-files.ts'
import { HappyHourSchedule } from './happy-hour-schedule.tsx'
import { Testimonials } from './testimonials.tsx'

const outlineWith = (data: SiteData) => ({ outline: { config: configForTest, sidebar: [], posts: [], data } })

test('without sessions the schedule says so and offers no calendar', () => {
  const happyHour = { timezone: 'UTC' as const, rule: 'First Friday', sessions: [] }
  const html = renderToStaticMarkup(
    HappyHourSchedule(
      outlineWith({ happyHour, testimonials: undefined, searchAliases: undefined, searchSynonyms: undefined }),
    ),
  )
  expect(html).toBe('<p>No session is planned.</p>')
})

test('each session says its day, its hours without a line break, and that they are UTC', () => {
  const session = { date: new Date('2026-12-03'), start: '17:00', end: '18:00', topic: 'Lists', level: 'Beginner' }
  const happyHour = { timezone: 'UTC' as const, rule: 'First Thursday', sessions: [session] }
  const html = renderToStaticMarkup(
    HappyHourSchedule(
      outlineWith({ happyHour, testimonials: undefined, searchAliases: undefined, searchSynonyms: undefined }),
    ),
  )
  expect(html).toContain('<p>First Thursday.</p>')
  expect(html).toContain('3 December 2026</time>, 17:00\u2060–\u206018:00 UTC</strong>: Lists (Beginner)')
})

test('without testimonials their page says so', () => {
  for (const testimonials of [undefined, []]) {
    const html = renderToStaticMarkup(
      Testimonials(
        outlineWith({ happyHour: undefined, searchAliases: undefined, searchSynonyms: undefined, testimonials }),
      ),
    )
    expect(html).toBe('<p>No entry has been published yet.</p>')
  }
})

test('a sample is marked above its words, a real entry is not; each names who speaks below them', () => {
  const testimonials = [
    { quote: 'Clear.', name: 'Sample reader', sample: true },
    { quote: 'Short.', name: 'A reader', sample: false },
  ]
  const html = renderToStaticMarkup(
    Testimonials(
      outlineWith({ happyHour: undefined, searchAliases: undefined, searchSynonyms: undefined, testimonials }),
    ),
  )
  expect(html).toContain(
    '<figure><p class="badge">Sample</p><blockquote>Clear.</blockquote><figcaption>Sample reader</figcaption></figure>',
  )
  expect(html).toContain('<figure><blockquote>Short.</blockquote><figcaption>A reader</figcaption></figure>')
})
