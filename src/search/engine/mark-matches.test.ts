import { expect, test } from 'vitest'
import { markMatches } from './mark-matches.ts'
import { readQuery } from './read-query.ts'

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
