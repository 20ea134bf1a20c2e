import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('a long before ! keys a table, a float signals type', () => {
  expect(run('1.5!([]a:1 2)')).toMatch(/^'type/)
  expect(run('1!([]a:1 2;b:3 4)')).toBe('a| b\n-| -\n1| 3\n2| 4')
})
