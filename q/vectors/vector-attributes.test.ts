import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test.each([
  ['attr `s#1 1 2', '`s'],
  ['attr `s#0N 1 2', '`s'],
  ['attr `s#0n 0n 1', '`s'],
  ['`s#1 3 2', "'s-fail"],
  ['`s#2 1', "'s-fail"],
  ['`s#1 0n', "'s-fail"],
  ['`s#`b`a', "'s-fail"],
  ['attr `s#`a`a`b', '`s'],
  ['attr `u#1 0N 2', '`u'],
  ['`u#1 2 1', "'u-fail"],
  ['attr `p#1 1 0N 0N 2', '`p'],
  ['attr `p#0n 0n 1', '`p'],
  ['`p#1 2 1', "'u-fail"],
  ['`p#0n 1 0n', "'u-fail"],
])('%s sets the attribute or refuses it', (input, expected) => expect(run(input).split('\n')[0]).toBe(expected))
