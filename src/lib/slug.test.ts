import { expect, test } from 'vitest'
import { createUniqueSlugs, githubSlug } from './slug.ts'

test.each([
  ['KDB/Q Study Roadmap', 'kdbq-study-roadmap'],
  ['KDB/Q Language', 'kdbq-language'],
  ['KDB/Q Architecture', 'kdbq-architecture'],
  ['Important Concepts', 'important-concepts'],
  ['Design Patterns for KDB/Q Systems', 'design-patterns-for-kdbq-systems'],
  ['Tutorials', 'tutorials'],
  ['Productivity Tools', 'productivity-tools'],
  ['kdb+/q Study Roadmap', 'kdbq-study-roadmap'],
  ['What is .z.ts?', 'what-is-zts'],
])('the heading or category %s has the slug %s', (label, slug) => {
  expect(githubSlug(label)).toBe(slug)
})

test('slugs of one page are unique, even against a slug that already ends in a number', () => {
  const unique = createUniqueSlugs()
  expect(['joins', 'joins', 'joins', 'joins-1', 'other'].map(unique)).toEqual([
    'joins',
    'joins-1',
    'joins-2',
    'joins-1-1',
    'other',
  ])
})
