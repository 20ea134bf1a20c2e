import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test.each([
  ['0n~1f', '0b'],
  ['1f~0n', '0b'],
  ['0n~0n', '1b'],
  ['0N~1', '0b'],
  ['1 0N~1 0N', '1b'],
  ['1 0N~1 2', '0b'],
  ['1f~1+1e-14', '1b'],
  ['1f~1+1e-12', '0b'],
])('%s is %s', (input, expected) => expect(run(input)).toBe(expected))
