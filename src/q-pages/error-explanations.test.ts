import { expect, test } from 'vitest'
import { findExplanation } from './error-explanations.ts'

const explanations = {
  codes: { type: 'A wrong type.', hop: 'No connection.' },
  sections: { handle: { 'Cannot write to handle': 'No such handle.' }, 'rarer-codes': { arch: 'Another byte order.' } },
  others: {
    file: { anchor: 'os-reports', sentence: 'A file.' },
    bracket: { anchor: 'brackets', sentence: 'This {code} has no partner.' },
    literal: { anchor: 'literal', sentence: 'A literal.' },
    signal: { anchor: 'signals', sentence: 'A signal.' },
    name: { anchor: 'names', sentence: 'Nothing has the name {code}.' },
    capitals: { anchor: 'names', sentence: '{code} is in capitals.' },
    quotes: { anchor: 'names', sentence: '{code} is in quotes.' },
    assignment: { anchor: 'names', sentence: '{code}: not {code}=' },
  },
}

test.each([
  ['type', 'type', 'A wrong type.'],
  ['hop. OS reports: Connection refused', 'hop', 'No connection.'],
  ['Cannot write to handle 7. OS reports: Bad file descriptor', 'handle', 'No such handle.'],
  ['arch', 'rarer-codes', 'Another byte order.'],
  ['none.csv. OS reports: No such file or directory', 'os-reports', 'A file.'],
  [')', 'brackets', 'This ) has no partner.'],
  ['3x', 'literal', 'A literal.'],
  ['too late', 'signals', 'A signal.'],
  ['prise', 'names', 'Nothing has the name prise.'],
  ['constructor', 'names', 'Nothing has the name constructor.'],
])('the error %s is explained at %s', (code, anchor, sentence) => {
  expect(findExplanation(explanations, { typed: '', error: code })).toEqual({ anchor, sentence })
})

test('what the code signalled itself is a signal, even if it looks like a name', () => {
  expect(findExplanation(explanations, { typed: "'late", error: 'late', errorKind: 'signal' })?.anchor).toBe('signals')
})

test('an error that the site does not explain has no explanation', () => {
  expect(findExplanation({ codes: {}, sections: {}, others: {} }, { typed: '1+`a', error: 'type' })).toBeUndefined()
})

test('an undefined name in a query in capitals is explained by the first word in capitals', () => {
  const explain = (typed: string) => findExplanation(explanations, { typed, error: 'px', errorKind: 'name' })?.sentence
  expect(explain('SELECT sym FROM trade WHERE px>1')).toBe('SELECT is in capitals.')
  expect(explain('select from trade WHERE px>1')).toBe('WHERE is in capitals.')
  expect(explain('select from trade where px>BYTES')).toBe('Nothing has the name px.')
})

test.each([
  ["select from trade where sym='A'", 'A', "'A' is in quotes."],
  ['mid = {x+y}', 'mid', 'mid: not mid='],
  ['select from trade where exch=`BY,px>"FROM \\" BY"', 'exch', 'Nothing has the name exch.'],
  ['px=10*qty', 'qty', 'Nothing has the name qty.'],
  ['mid==3', 'mid', 'Nothing has the name mid.'],
])('the undefined name of %s is explained by the habit of another language', (typed, error, sentence) => {
  expect(findExplanation(explanations, { typed, error })?.sentence).toBe(sentence)
})

test('a site without a sentence for such a habit explains the name', () => {
  const { name } = explanations.others
  const others = { codes: {}, sections: {}, others: { name } }
  expect(findExplanation(others, { typed: 'WHERE', error: 'WHERE' })?.sentence).toBe('Nothing has the name WHERE.')
})

test('an input without an error has no explanation', () => {
  expect(findExplanation(explanations, { typed: 'SELECT:1' })).toBeUndefined()
})
