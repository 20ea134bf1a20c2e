import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('columns without names are called after what they show', () => {
  expect(run('a:1 2', 'cols ([]a;2*a;neg a;`long$b:3 4)')).toBe('`a`x`a1`b')
})

test('an atom is repeated in a table', () => expect(run('exec b from ([]a:1 2 3;b:7)')).toBe('7 7 7'))

test('a dictionary with a value left out asks for it', () => expect(run('d:([a:;b:2])', 'd[1]`a')).toBe('1'))
