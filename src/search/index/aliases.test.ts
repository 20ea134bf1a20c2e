import { expect, test } from 'vitest'
import type { SearchAliases } from '../../content/input/data-files.ts'
import { assignAliases, listAliasKeys, toAliasKey } from './aliases.ts'

type AliasedPage = Parameters<typeof assignAliases>[0][number]

test.each([
  ['  As Of \n Join ', 'as of join'],
  ['.z.T', '.z.T'],
])('the alias %j is stored as %j', (alias, key) => {
  expect(toAliasKey(alias)).toBe(key)
})

test('a call may have an alias by its shape; words before it or spaces around it do not change that', () => {
  const [key, shape] = listAliasKeys(' @[d;i;f] ')
  expect([key, shape]).toEqual(['@[d;i;f]', '@[;;]'])
  expect(listAliasKeys('joins @[d;i;f]')).toHaveLength(1)
  expect(listAliasKeys('joins')).toEqual(['joins'])
})

test.each([
  [',\\:', [',\\:', '\\:']],
  [' +/ ', ['+/', '/']],
  ["=':", ["=':", "':"]],
  ['<=/:', ['<=/:', '/:']],
])('an operator with an iterator may have the alias of the iterator: %s', (query, keys) => {
  expect(listAliasKeys(query)).toEqual(keys)
})

test.each(['/', '\\:', ',', 'f/', 'x+/y'])('%s is no operator with an iterator', query => {
  expect(listAliasKeys(query)).toEqual([query])
})

const page = (url: string, more: Partial<AliasedPage> = {}): AliasedPage => ({
  url,
  title: 'Title',
  docsTag: 'default',
  aliases: [],
  sections: [
    { anchor: '', heading: '' },
    { anchor: 'more', heading: 'More' },
  ],
  ...more,
})

const doc = (url: string, aliases: string[]) => page(url, { docsTag: 'docs-current', aliases })

test('the page of a name comes first, then the section of the data file, before the doc with the alias', () => {
  const pages = [doc('/docs/joins', ['aj']), page('/docs/files'), page('/reference/aj', { names: ['aj'] })]
  const listed = [{ target: '/docs/files#more', queries: ['aj'] }]
  expect(listTargets(pages, 'aj', listed)).toEqual(['/reference/aj', '/docs/files#more'])
})

test('the data file comes before docs, and docs of the main version before other pages', () => {
  const pages = [page('/about', { aliases: ['aj', 'uj'] }), doc('/docs/joins', ['aj', 'uj']), page('/docs/files')]
  const listed = [{ target: '/docs/files', queries: ['aj'] }]
  expect(listTargets(pages, 'aj', listed)).toEqual(['/docs/files', '/docs/joins'])
  expect(listTargets(pages, 'uj', listed)).toEqual(['/docs/joins', '/about'])
})

test('an alias leads to two sections at most', () => {
  const pages = ['/docs/a', '/docs/b', '/docs/c'].map(url => doc(url, ['joins']))
  expect(listTargets(pages, 'joins')).toEqual(['/docs/a', '/docs/b'])
})

test('a section that has an alias twice counts once', () => {
  expect(listTargets([doc('/docs/a', ['joins', 'Joins']), doc('/docs/b', ['joins'])], 'joins')).toEqual([
    '/docs/a',
    '/docs/b',
  ])
})

test('an alias of a page of the reference counts if no other page has a section of this name', () => {
  const entry = page('/reference/aj', { names: ['aj'], aliases: ['as-of join', 'last quote'] })
  const docs = page('/docs/joins', { sections: [{ anchor: 'as-of-join', heading: 'As-of join' }] })
  const listing = (pages: AliasedPage[]) => entry.aliases.map(alias => listTargets(pages, alias))
  expect(listing([entry])).toEqual([['/reference/aj'], ['/reference/aj']])
  expect(listing([entry, docs])).toEqual([[], ['/reference/aj']])
})

test('an alias of a page of the reference does not count if another page has it as its title', () => {
  const entry = page('/reference/aj', { names: ['aj'], aliases: ['as-of join'] })
  expect(listTargets([entry, page('/docs/as-of', { title: 'As-of join' })], 'as-of join')).toEqual([])
})

test('a heading on another page of the reference does not make an alias count less', () => {
  const entry = page('/reference/aj', { names: ['aj'], aliases: ['more'] })
  expect(listTargets([entry, page('/reference/uj', { names: ['uj'] })], 'more')).toEqual(['/reference/aj'])
})

test('each name of a page leads to it', () => {
  const pages = [page('/reference/comma', { names: [',', ',:'] })]
  expect([listTargets(pages, ','), listTargets(pages, ',:')]).toEqual([['/reference/comma'], ['/reference/comma']])
})

test('names that differ in their case lead to different pages', () => {
  const pages = [
    page('/reference/z-p', { names: ['.z.p'] }),
    page('/reference/z-p-upper', { names: ['.z.P'] }),
    page('/reference/system-t', { names: ['\\t'] }),
    page('/reference/system-t-upper', { names: ['\\T'] }),
  ]
  expect(['.z.p', '.z.P', '\\t', '\\T'].map(query => listTargets(pages, query))).toEqual([
    ['/reference/z-p'],
    ['/reference/z-p-upper'],
    ['/reference/system-t'],
    ['/reference/system-t-upper'],
  ])
})

test('of options that differ in their case, the one that was typed comes first', () => {
  const pages = [page('/reference/option-t', { names: ['-t'] }), page('/reference/option-t-upper', { names: ['-T'] })]
  expect([listTargets(pages, '-t'), listTargets(pages, '-T')]).toEqual([
    ['/reference/option-t'],
    ['/reference/option-t-upper', '/reference/option-t'],
  ])
})

/** The addresses of the sections to which an alias leads, best first. */
function listTargets(pages: AliasedPage[], alias: string, aliases: SearchAliases = []): string[] {
  const sections = pages.flatMap(({ url, sections }) => sections.map(({ anchor }) => url + (anchor && `#${anchor}`)))
  const assigned = assignAliases(pages, { aliases, mainDocsTag: 'docs-current' })
  const numbers = [...new Set(listAliasKeys(alias).flatMap(key => assigned.get(key) ?? []))]
  return numbers.map(number => sections[number] ?? '')
}
