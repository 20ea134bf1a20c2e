import { expect, test } from 'vitest'
import { relativeSlug, slug, text } from './field-schemas.ts'

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
