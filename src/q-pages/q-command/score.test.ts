import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { runScore } from './score.ts'

const files = {
  'cases.jsonl': `${JSON.stringify({
    ...{ session: 'a', index: 0, area: 'sums', input: 'two+1', expected: '3', check: 'output', fixture: 'two.q' },
  })}\n`,
  'fixtures/two.q': 'two:2\n',
}

test('the score of a file is written with its day, and without text of the cases', () => {
  const root = folderForTest(files)
  runScore([join(root, 'cases.jsonl'), '--write', '--date', '2026-11-22'], root)
  expect(readFileSync(join(root, 'content/data/q-score.yml'), 'utf8')).toMatchInlineSnapshot(`
    "# How far the runner agrees with documented examples of q. Written by \`npm run q:score -- FILE --write\`.
    date: 2026-11-22
    pages: 1
    passed: 1
    total: 1
    areas:
      - name: sums
        passed: 1
        total: 1
    effects:
      passed: 0
      total: 0
    errorTexts:
      passed: 0
      total: 0
    "
  `)
})

test('without --write the score is only returned', () => {
  const root = folderForTest(files)
  expect(runScore([join(root, 'cases.jsonl')], root)).toContain('strict 1/1 100.0 %')
  expect(readdirSync(root)).toEqual(['cases.jsonl', 'fixtures'])
})

test.each([
  [[], '--score needs a file of cases.'],
  [['none.jsonl'], 'There is no file none.jsonl.'],
  [['package.json', '--date', '2026-13-01'], '2026-13-01 is no day such as 2024-03-19.'],
  [['package.json', '--wirte'], /Unknown option '--wirte'/],
])('the arguments %j are refused', (args, message) => {
  expect(() => runScore(args)).toThrow(message)
})
