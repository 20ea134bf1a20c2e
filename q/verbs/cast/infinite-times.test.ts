import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test.each([
  ['`date$0Wp', '0Wd'],
  ['`date$-0Wp', '-0Wd'],
  ['`month$-0Wp', '-0Wm'],
  ['`date$0Np', '0Nd'],
])('%s is %s', (input, expected) => expect(run(input)).toBe(expected))
