import { expect, test } from 'vitest'
import { showMathAsCode } from './show-math-as-code.ts'

test.each([
  ['The force $F_{max} = {m} \\cdot a$ is', 'The force `F_{max} = {m} \\cdot a` is'],
  ['$$a^{2}$$', '`a^{2}`'],
  ['It costs $5 or $6, never \\$7.', 'It costs $5 or $6, never \\$7.'],
  ['`$HOME` and $x$', '`$HOME` and `x`'],
])('%s becomes %s', (before, after) => {
  expect(showMathAsCode(before)).toBe(after)
})

test('a block of formulas becomes a code block, and code blocks stay', () => {
  expect(showMathAsCode('$$\na_{i}\n$$\n\n```sh\necho $a$\n```\n')).toBe(
    '```latex\na_{i}\n```\n\n```sh\necho $a$\n```\n',
  )
})
