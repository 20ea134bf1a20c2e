import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test.each([
  ['.h.hc "a<b"', '"a&lt;b"'],
  ['.h.xs "a<b>&c"', '"a&lt;b&gt;&amp;c"'],
  ['.h.hu "a b/é"', '"a%20b%2f%c3%a9"'],
  ['.h.uh "a%20b%2F"', '"a b/"'],
  ['.h.hug["a"]"ab"', '"a"\n"%62"'],
])('%s escapes or unescapes', (input, output) => {
  expect(run(input)).toBe(output)
})
