import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('.Q.fsn hands over a file in chunks of whole lines', () => {
  const write = '`:f.txt 0: ("ab";"cd";"ef")'
  expect(run(write, 'p:()', '.Q.fsn[{p::p,enlist x};`:f.txt;7]')).toBe('9')
  expect(run(write, 'p:()', '.Q.fsn[{p::p,enlist x};`:f.txt;7]', 'p')).toBe('("ab";"cd")\n,"ef"')
})
