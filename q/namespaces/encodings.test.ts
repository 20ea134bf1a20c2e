import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test.each([
  ['.Q.btoa "abcd"', '"YWJjZA=="'],
  ['"c"$.Q.atob "YWJjZA=="', '"abcd"'],
  ['.Q.atob "abc"', '\'domain\n  [0]  .Q.atob "abc"\n       ^'],
  ['.Q.x10 100', '"AAAAAAAABk"'],
  ['.Q.j10 "AAAAAAAABk"', '100'],
  ['.Q.x12 100', '"00000000002S"'],
  ['.Q.j12 "2S"', '100'],
  ['.Q.sha1 ""', '0xda39a3ee5e6b4b0d3255bfef95601890afd80709'],
])('%s encodes or decodes', (input, output) => {
  expect(run(input)).toBe(output)
})
