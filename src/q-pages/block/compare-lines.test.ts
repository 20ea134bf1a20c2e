import { expect, test } from 'vitest'
import { compareLines } from './compare-lines.ts'

/** The computed lines, those that changed with a star, and the number of changes. */
function compare(printed: string, computed: string) {
  const { lines, changes } = compareLines(printed, computed)
  return [lines.map(({ text, isChanged }) => (isChanged ? `*${text}` : text)).join(' '), changes]
}

test('equal texts have no changes', () => {
  expect(compare('a\nb\n', 'a\nb\n')).toEqual(['a b', 0])
  expect(compare('', '')).toEqual(['', 0])
})

test('blanks at the end of lines and empty lines at the end do not count', () => {
  expect(compare('a  \nb\n\n', 'a\nb')).toEqual(['a b', 0])
})

test('a line in the place of another is one change', () => {
  expect(compare('a\nb\nc', 'a\nx\nc')).toEqual(['a *x c', 1])
})

test('added lines are marked, and each counts', () => {
  expect(compare('a\nd', 'a\nb\nc\nd')).toEqual(['a *b *c d', 2])
  expect(compare('', 'a')).toEqual(['*a', 1])
})

test('missing lines count though there is nothing to mark', () => {
  expect(compare('a\nb\nc\nd', 'a\nd')).toEqual(['a d', 2])
  expect(compare('a', '')).toEqual(['', 1])
})

test('changes in several places are added up', () => {
  expect(compare('a\nb\nc\nd\ne', 'x\nb\nd\ny\ne')).toEqual(['*x b d *y e', 3])
})

test('a line that moved counts where it is now and where it was', () => {
  expect(compare('a\nb\nc', 'b\nc\na')).toEqual(['b c *a', 2])
})

test('very long texts are compared from both ends', () => {
  const lines = (middle: string) => ['first', ...Array.from({ length: 5000 }, (_, i) => middle + i), 'last'].join('\n')
  const { lines: compared, changes } = compareLines(lines('a'), lines('b'))
  expect([compared.length, changes, compared[0]?.isChanged, compared.at(-1)?.isChanged]).toEqual([
    5002,
    5000,
    false,
    false,
  ])
})
