import { expect, test } from 'vitest'
import { matchTerm } from './match-term.ts'
import { readQuery } from './read-query.ts'

test.each([
  ['join ', 'join', 'exact'],
  ['tickLog ', 'log', 'exact'],
  ['joi', 'join', 'prefix'],
  ['joi ', 'join', undefined],
  ['jion ', 'join', 'fuzzy'],
  ['jiomx ', 'join', undefined],
  ['windwo', 'windows', undefined],
  ['windwox ', 'window', 'fuzzy'],
  ['wnidwox ', 'window', undefined],
  ['windwoxyz ', 'window', undefined],
  ['aj ', 'wj', undefined],
  ['wj4x ', 'wj4y', undefined],
])('the query %j and the term %s match: %s', (query, term, kind) => {
  const [word] = readQuery(query).words
  expect(word && matchTerm(word, term)).toBe(kind)
})
