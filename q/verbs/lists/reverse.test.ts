import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'
import { run } from '../../tests/console.ts'

test('reverse reverses lists, dictionaries and the rows of tables', () => {
  expect(compact('reverse "abc"')).toBe('"cba"')
  expect(compact('reverse `a`b!1 2')).toBe('`b`a!2 1')
  expect(compact('reverse ([]a:1 2)')).toBe('+(,`a)!,2 1')
  expect(compact('reverse 5')).toBe('5')
})

test('rotate moves items from one end to the other', () => {
  expect(compact('1 rotate `a`b`c')).toBe('`b`c`a')
  expect(compact('-1 rotate `a`b`c')).toBe('`c`a`b')
  expect(compact('7 rotate til 3')).toBe('1 2 0')
  expect(compact('1 rotate 0#0')).toBe('`long$()')
  expect(compact('1 rotate 5')).toContain("'type")
})

test('big longs and guids are reversed, and the list itself is unchanged', () => {
  expect(compact('reverse 9007199254740993 1')).toBe('1 9007199254740993')
  expect(compact('(g 2 1 0)~reverse g:3?0Ng')).toBe('1b')
  expect(compact('x:3 1 2;y:reverse x;x')).toBe('3 1 2')
})

test.each([
  ['reverse 1 2 3', '3 2 1'],
  ['reverse 1 2 3 4', '4 3 2 1'],
  ['reverse enlist 1', ',1'],
  ['reverse 0#0', '`long$()'],
  ['reverse (1;`a;"x")', '"x"\n`a\n1'],
  ['reverse 9007199254740993 1', '1 9007199254740993'],
  ['reverse `a`b!1 2', 'b| 2\na| 1'],
  ['reverse ([]a:1 2)', 'a\n-\n2\n1'],
])('%s is reversed', (input, output) => expect(run(input)).toBe(output))
