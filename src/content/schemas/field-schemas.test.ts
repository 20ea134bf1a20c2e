import { expect, test } from 'vitest'
import { parseDate, relativeSlug, slug, text } from './field-schemas.ts'

test('text is trimmed, not empty, and may be written as a number', () => {
  expect(text.parse(' joins ')).toBe('joins')
  expect(text.parse(2024)).toBe('2024')
  expect(text.safeParse('  ').success).toBe(false)
})

test.each(['../joins', './a', 'a/b.c', '/'])('a slug relative to its folder may be %s', path => {
  expect(relativeSlug.safeParse(path).success).toBe(true)
})

test.each(['a?b', 'a#b', 'a\nb', 'joins?'])('no slug may be %j', path => {
  expect(relativeSlug.safeParse(path).success).toBe(false)
  expect(slug.safeParse(path).success).toBe(false)
})

test.each(['..', '../a', 'a/../b', 'a/.', './a', 'a\\..\\b'])('a slug counted from the root may not be %s', path => {
  expect(slug.safeParse(path).success).toBe(false)
})

test.each(['a..b', '.hidden', 'a/b.c', 'a/...'])('dots that are no whole segment are allowed, as in %s', path => {
  expect(slug.safeParse(path).success).toBe(true)
})

test.each([
  ['2024-01-05', '2024-01-05T00:00:00.000Z'],
  ['2024-1-5', '2024-01-05T00:00:00.000Z'],
  ['2024/01/05', '2024-01-05T00:00:00.000Z'],
  ['1/5/2024', '2024-01-05T00:00:00.000Z'],
  ['2024-01-05T10:00Z', '2024-01-05T10:00:00.000Z'],
  ['2024-01-05 10:00', '2024-01-05T10:00:00.000Z'],
  ['2024-01-05 9:00:30', '2024-01-05T09:00:30.000Z'],
  ['2024-01-05T10:00:00.000Z', '2024-01-05T10:00:00.000Z'],
  ['2024-01-05T10:00:00+02:00', '2024-01-05T08:00:00.000Z'],
  ['2024-01-05 00:30 +0200', '2024-01-04T22:30:00.000Z'],
])('%s is %s', (written, moment) => {
  expect(parseDate(written)?.toJSON()).toBe(moment)
})

test.each(['2024-02-30', '2024-13-01', '2024-01-05 25:00', '30/1/2024', 'January 5, 2024', '2024'])(
  '%s is no date',
  written => {
    expect(parseDate(written)).toBeUndefined()
  },
)
