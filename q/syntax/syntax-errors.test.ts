import { expect, test } from 'vitest'
import { syntaxErrorOf } from '../tests/tree-text.ts'

test.each([
  ['(1;2', '( at 0'],
  ['f[1', '[ at 1'],
  ['{x+1', '{ at 0'],
  ['(1;2]', '] at 4'],
  ['a)', ') at 1'],
  ['a+{x]}', '] at 4'],
  ['"abc', '" at 0'],
  ['1+1.2.3', '1.2.3 at 2'],
  ['1 2 3q', '3q at 4'],
  ['a+€', 'char at 2'],
  // Operators have no unary form in q.
  ['-x', '- at 0'],
  ['1+#x', '# at 2'],
  ['{1;,x}', ', at 3'],
  // A command stands at the start of a line.
  ['first \\v', '\\ at 6'],
  ['select a t', 'from at 0'],
  ['1+select a', 'from at 2'],
  ['select a by a from t', 'dup names for cols/groups a at 0'],
  ['{[a;b;c;d;e;f;g;h;i]}', 'params at 1'],
])('%s raises %s', (source, error) => {
  expect(syntaxErrorOf(source)).toBe(error)
})
