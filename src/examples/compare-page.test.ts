import { expect, test } from 'vitest'
import { repository } from '../../tests/support/run-tickwise.ts'
import { listFiles, readSource } from '../content/input/source-file.ts'
import { comparePage } from './compare-page.ts'

test('what a page prints is compared with what is computed, in one session from top to bottom', () => {
  const page = '```q\na:2\n```\n\n```q\nq)a+1\n3\nq)a*10\n21\n```\n'
  expect(comparePage(page)).toEqual({
    compared: 2,
    differences: [{ line: 8, typed: 'a*10', printed: '21\n', computed: '20' }],
  })
})

test('blanks at the end of a line do not count, other blanks do', () => {
  expect(comparePage('```q\nq)`a`b!1 10\na| 1\nb| 10\n```\n').differences).toEqual([])
  expect(comparePage('```q\nq)1 2\n1  2\n```\n').differences).toHaveLength(1)
})

test('blocks marked norun are left out', () => {
  expect(comparePage('```q norun\nq)hopen 5000\n3i\n```\n')).toEqual({ compared: 0, differences: [] })
})

/** Counts of the references to a value, which this interpreter does not keep. */
const knownDifferences = ['-16!a', '-16!b', '-16!big', '-16!x', '-16!x']

test('the pages of this site print what is computed, except where that is known to differ', () => {
  const pages = listFiles(repository, 'content').filter(path => /\.mdx?$/.test(path))
  const differences = pages.flatMap(path => comparePage(readSource(repository, path).text).differences)
  expect(differences.map(({ typed }) => typed).sort()).toEqual(knownDifferences)
})
