import { expect, test } from 'vitest'
import { cutSnippet } from './cut-snippet.ts'
import { readQuery } from './read-query.ts'

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
