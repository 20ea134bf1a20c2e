import { readFileSync } from 'node:fs'
import { createSession } from '@tickwise/q/source'
import { expect, test } from 'vitest'
import { library } from '../../q/library.ts'
import { explainError } from '../../src/q-pages/error-explanations.ts'

const page = readFileSync('content/docs/concepts/errors.mdx', 'utf8')
const headings = [...page.matchAll(/^### (.+) \{#(\S+)\}$/gm)].map(([, title = '', id = '']) => ({ title, id }))
const rareCodes = [...page.matchAll(/^\| (`'.+`) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`'(\w+)`/g)].map(([, code = '']) => code),
)

test.each(headings)('the page’s heading "$title" is where its codes lead', ({ title, id }) => {
  expect(codesOf(title).map(code => explainCode(code)?.anchor)).toEqual(codesOf(title).map(() => id))
})

test('the codes in the table of the page lead to the table', () => {
  expect(rareCodes.length).toBeGreaterThan(15)
  expect(page).toContain('{#rarer-codes}')
  expect(rareCodes.filter(code => explainCode(code)?.anchor !== 'rarer-codes')).toEqual([])
})

test('every sentence is short and ends in a full stop', () => {
  const sentences = [...headings.flatMap(({ title }) => codesOf(title)), ...rareCodes, 'late message'].map(
    code => explainCode(code)?.sentence ?? '',
  )
  expect(sentences.filter(sentence => !/^[A-Z].{10,138}\.$/.test(sentence))).toEqual([])
})

test.each([
  ['1+`a', 'type'],
  ['1 2]', 'brackets'],
  ['"open', 'brackets'],
  ['1 2 3x', 'literal'],
  ['1 % % 2', 'literal'],
  ['prise*2', 'undefined-name'],
  ['.shop.total', 'undefined-name'],
  ['hopen 5010', 'hop'],
  ['read0`:none.csv', 'os-reports'],
  ['7 "x"', 'handle'],
  ['select sym by sym from([]sym:1 2)', 'dup'],
  ['`a xasc flip`a`a!(1 2;3 4)', 'dup'],
  ['-9!0x0100', 'rarer-codes'],
  ["{'`late}1", 'signals-of-your-own'],
  ["f:{'`late}\nf 1", 'signals-of-your-own'],
  ['select prise from([]price:1 2)', 'undefined-name'],
  ['\'"too late"', 'signals-of-your-own'],
  ["1 2+'1 2 3", 'length'],
  ["'constructor", 'undefined-name'],
])('the error of %s is explained at %s', (typed, anchor) => {
  expect(explainInput(typed)?.anchor).toBe(anchor)
})

test.each([
  ['SELECT sym FROM ([]sym:1 2) WHERE sym>1', 'lower case; q takes SELECT for'],
  ["select from ([]sym:`A`B) where sym='A'", 'Single quotes do not enclose text.'],
  ['mid = {x+y}', 'as in mid:1;'],
  ['(10+12)/2', 'division is %'],
])('%s is explained as the habit of another language', (typed, words) => {
  expect(explainInput(typed)?.sentence).toContain(words)
})

test('the sentence about a name names it', () => {
  expect(explainCode('prise')?.sentence).toBe('No variable, function or column has the name prise.')
})

test('signals lead to a section of the page', () => {
  expect(page).toContain('\n## Signals of your own\n')
})

const explainCode = (error: string) => explainError({ typed: '', error })

const explainInput = (typed: string) => explainError({ typed, ...createSession({ library }).run(typed) })

/** `'( '\{ and '"` -> `(`, `{`, `"`; `'hop` -> `hop`. A heading may also show a longer message, such as `'Cannot write to handle`. */
function codesOf(title: string): string[] {
  if (title.startsWith("'Cannot write")) return [`${title.slice(1)} 7. OS reports: Bad file descriptor`]
  return [...title.replaceAll('\\', '').matchAll(/(?<=^|\s)'(\S+(?: OS reports: …)?)/g)].map(([, code = '']) => code)
}
