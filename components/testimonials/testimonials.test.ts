import { expect, test } from 'vitest'
import { renderWithSite } from '../../tests/support/render-with-site.ts'
import { Testimonials } from './testimonials.tsx'

test('without testimonials their page says so', () => {
  for (const testimonials of [undefined, { testimonials: [] }]) {
    expect(renderWithSite(Testimonials, { testimonials })).toBe('<p>No entry has been published yet.</p>')
  }
})

test('a sample is marked above its words, a real entry is not; each names who speaks below them', () => {
  const testimonials = [
    { quote: 'Clear.', name: 'Sample reader', sample: true },
    { quote: 'Short.', name: 'A reader', sample: false },
  ]
  const html = renderWithSite(Testimonials, { testimonials: { testimonials } })
  expect(html).toContain(
    '<figure><p class="badge">Sample</p><blockquote>Clear.</blockquote><figcaption>Sample reader</figcaption></figure>',
  )
  expect(html).toContain('<figure><blockquote>Short.</blockquote><figcaption>A reader</figcaption></figure>')
})
