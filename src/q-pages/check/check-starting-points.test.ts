import { expect, test } from 'vitest'
import { checkStartingPoints } from './check-starting-points.ts'

const file = { path: 'content/data/starting-points.yml', text: 'programs:\n  - title: First\n  - title: Second\n' }

test('programs whose lines run and whose last line prints something have no problems', async () => {
  expect(await check('a:1 2 3\n\nsum\n a', '`a xasc ([]a:2 1)')).toEqual([])
})

test('a line that ends in an error is reported with the line of the program and what was typed', async () => {
  expect(await check('1+1', 'a:1\na+`b\na')).toMatchObject([
    {
      where: 'content/data/starting-points.yml:3',
      what: expect.stringMatching(/^The starting point `Second` ends in an error:\n {4}a\+`b\n {4}'type\n/),
    },
  ])
})

test('a program that ends with a line that prints nothing is reported', async () => {
  expect(await check('1+1\na:1', '2')).toMatchObject([
    {
      where: 'content/data/starting-points.yml:2',
      what: 'The last line of the starting point `First` prints nothing.',
    },
  ])
})

const check = (first: string, second: string) =>
  checkStartingPoints(
    [
      { title: 'First', about: '', code: first },
      { title: 'Second', about: '', code: second },
    ],
    file,
  )
