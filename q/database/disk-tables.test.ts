import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('flip of column names and the path of a splayed table gives the table', () => {
  expect(run('`:shop/ set ([]n:1 2;v:3 4)', 'flip(1#`v)!`:shop/')).toBe('v\n-\n3\n4')
})

test('a missing table can be displayed, and signals an error in queries', () => {
  expect(run('x:flip`a`b!`gone', 'x')).toBe('+`a`b!`gone')
  expect(run('x:flip`a`b!`gone', 'select from x')).toMatch(/^'gone\n/)
  expect(run('x:flip(1#`a)!`:gone/', 'count x')).toMatch(/^'gone\/a. OS reports: No such file or directory/)
})
