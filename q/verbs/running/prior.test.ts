import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('deltas are differences to the item before, of the first to 0', () => {
  expect(run('deltas 4 9 7')).toBe('4 5 -2')
  expect(run('deltas 2000.01.03 2000.01.10')).toBe('2 7i')
  expect(run('deltas 10b')).toBe('1 -1i')
})

test('a left argument stands before the first item', () => {
  expect(run('deltas[3;4 9 7]')).toBe('1 5 -2')
  expect(run('ratios[2;4 8 4]')).toBe('2 2 0.5')
})

test('ratios divide by the item before, the first by 1', () => {
  expect(run('ratios 4 8 2')).toBe('4 2 0.25')
})

test('rows are compared with rows, columns and values by themselves', () => {
  expect(run('deltas(1 2;5 9)')).toBe('1 2\n4 7')
  expect(run('-3!deltas(1 2i;5 9i)')).toBe('"(1 2i;4 7i)"')
  expect(run("-3!(+':)(1 2i;5 9i)")).toBe('"(1 2i;6 11i)"')
  expect(run('deltas([]p:4 9)')).toBe('p\n-\n4\n5')
})

test('differ flags the first item and each change', () => {
  expect(run('differ`a`a`b`a')).toBe('1011b')
  expect(run('differ 0N 0N 0')).toBe('101b')
  expect(run('differ("ab";"ab";"a")')).toBe('101b')
  expect(run('differ 0#0')).toBe('`boolean$()')
})

test('rows of a table differ if a column does', () => {
  expect(run('differ([]p:1 1 1;q:1 1 2)')).toBe('101b')
})
