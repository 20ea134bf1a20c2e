import { expect, test } from 'vitest'
import { readQuery } from './query.ts'
import { cutSnippet, markMatches } from './snippets.ts'

const words = (query: string) => readQuery(query).words
const long = `${'Some words before. '.repeat(30)}Here stands the attribute that sorts. ${'And words after. '.repeat(30)}`

test('a snippet is cut between words, around the words of the query', () => {
  const snippet = cutSnippet({ text: long, code: '' }, words('sorts attribute'))
  expect(snippet?.isCode).toBe(false)
  expect(snippet?.text).toMatch(/^… .*Here stands the attribute that sorts\. .* …$/)
  expect(snippet?.text.length).toBeLessThanOrEqual(170)
  expect(snippet?.marks.map(([from, to]) => snippet.text.slice(from, to))).toEqual(['attribute', 'sorts'])
})

test('whole lines of code are shown if they have more of the words than the text', () => {
  const code = ['q)a:1', 'q)aj[`sym`time;trade;quote]', 'sym time'].join('\n')
  expect(cutSnippet({ text: 'Which quote?', code }, words('aj quote'))).toMatchObject({
    text: 'q)aj[`sym`time;trade;quote]\nsym time',
    isCode: true,
  })
  expect(cutSnippet({ text: 'Which quote?', code }, words('quote'))?.isCode).toBe(false)
})

test('the snippet of a section without any of the words is its beginning, and an empty section has none', () => {
  expect(cutSnippet({ text: long, code: 'x' }, words('zebra'))?.text).toMatch(/^Some words before\..* …$/)
  expect(cutSnippet({ text: '', code: 'q)1' }, words('zebra'))).toEqual({ text: 'q)1', marks: [], isCode: true })
  expect(cutSnippet({ text: '', code: '' }, words('zebra'))).toBeUndefined()
})

test.each([6, 7])('a snippet has the words within 160 characters, from 40 before the match on, words of %i', width => {
  const fill = (number: number) => String(number).padStart(width - 1, 'w')
  const all = Array.from({ length: 100 }, (_, number) => (number === 50 ? 'zeta'.padEnd(width - 1, '.') : fill(number)))
  const text = all.join(' ')
  const start = Math.ceil((50 * width - 40 + 1) / width)
  const count = Math.floor((160 + 1) / width)
  const shown = cutSnippet({ text, code: '' }, words('zeta'))?.text
  expect(shown).toBe(`… ${all.slice(start, start + count).join(' ')} …`)
})

test('a match within the first 40 characters leaves the beginning as it is', () => {
  const text = `${'a'.repeat(39)} zeta ${'b '.repeat(200)}`
  expect(cutSnippet({ text, code: '' }, words('zeta'))?.text).toMatch(/^a{39} zeta b/)
})

test('a word that is longer than a snippet is cut in its middle', () => {
  const snippet = cutSnippet({ text: `zeta ${'x'.repeat(300)}`, code: '' }, words('zeta'))
  expect(snippet?.text).toBe(`zeta ${'x'.repeat(75)} …`)
})

test.each([
  [116, 'the first match'],
  [117, 'the other place'],
])('two words of the query are together if the second ends within 120 characters: at %i it is %s', (gap, place) => {
  const text = `zeta${' '.repeat(gap - 4)}beta ${'. '.repeat(200)}THEN zeta beta. END`
  expect(
    cutSnippet({ text, code: '' }, words('zeta beta'))?.text.includes('THEN') ? 'the other place' : 'the first match',
  ).toBe(place)
})

test('of code as many whole lines are shown as fit into 160 characters, and a longer line is cut', () => {
  const line = (length: number) => `q)${'a'.repeat(length - 2)}`
  const cut = (code: string) => cutSnippet({ text: '', code }, words('zebra'))?.text
  expect(cut(`${line(80)}\n${line(79)}`)).toBe(`${line(80)}\n${line(79)}`)
  expect(cut(`${line(80)}\n${line(80)}`)).toBe(line(80))
  expect(cut(`${line(160)}\n${line(5)}`)).toBe(line(160))
  expect(cut(line(161))).toBe(`${line(161).slice(0, 160)} …`)
})

test('an ellipsis stands only where text is left out', () => {
  const cut = (text: string) => cutSnippet({ text, code: '' }, words('zeta'))?.text
  expect(cut('All of zeta.')).toBe('All of zeta.')
  expect(cut(`${'b '.repeat(100)}zeta at the end`)).toMatch(/^… b .* zeta at the end$/)
  const exact = `zeta ${'x'.repeat(155)}`
  expect([exact.length, cut(exact), cut(`${exact}y`)]).toEqual([160, exact, `zeta ${'x'.repeat(75)} …`])
})

/** `text` with «» around each mark. */
function marked(text: string, query: string): string {
  const { marks } = markMatches(text, readQuery(query).words)
  return [...marks]
    .reverse()
    .reduce((rest, [from, to]) => `${rest.slice(0, from)}«${rest.slice(from, to)}»${rest.slice(to)}`, text)
}

test.each([
  ['tables', 'A table and two tables', 'A «table» and two «tables»'],
  ['att', 'Attributes attach', '«Att»ributes «att»ach'],
  ['attribute x', 'Attributes', '«Attributes»'],
  ['memmory', 'Memory management', '«Memory» management'],
  ['memory', 'Memory, not memry', '«Memory», not memry'],
  ['.Q.gc', 'Call .Q.gc[] now', 'Call «.Q.gc»[] now'],
  ['@[d;i;f]', 'Use @[v;1;neg]', 'Use «@»[v;1;neg]'],
  ['of the joins', 'The joins of q', 'The «joins» of q'],
  ['nothing', 'A table', 'A table'],
])('what %s marks in "%s"', (query, text, expected) => {
  expect(marked(text, query)).toBe(expected)
})
