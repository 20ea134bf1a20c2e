import { expect, test } from 'vitest'
import { scanTokens } from './scanner.ts'

const scan = (source: string) => scanTokens(source).map(({ kind, start, end }) => `${kind} ${source.slice(start, end)}`)

test.each([
  ['a:"b', ['name a', 'operator :', 'invalid "b']],
  ['a:"b\\"', ['name a', 'operator :', 'invalid "b\\"']],
  ['"b\n c', ['invalid "b', 'name c']],
  ['a\u0001b', ['name a', 'invalid \u0001', 'name b']],
  ['é+1', ['invalid é', 'operator +', 'number 1']],
  ['\u{1f600}', ['invalid \u{1f600}']],
  ['\ud83d', ['invalid \ud83d']],
  ['1.2.3.4.5x+1', ['number 1.2.3.4.5x', 'operator +', 'number 1']],
])('scanning %j continues after invalid text', (source, tokens) => {
  expect(scan(source)).toEqual(tokens)
})
