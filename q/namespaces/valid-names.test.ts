import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test.each([
  ['.Q.id `$"a b-c"', '`abc'],
  ['.Q.id `$"1st"', '`a1st'],
  ['.Q.id `$"?"', '`a'],
  ['key .Q.id `select`if`x!1 2 3', '`select1`if1`x'],
  ['cols .Q.id (`$("a";"a?";"sum"))xcol([]1 2;3 4;5 6)', '`a`a1`sum1'],
  ['.Q.dd[`:folder;`file]', '`:folder/file'],
  ['.Q.dd[`A;"O"]', '`A.O'],
  ['.Q.dd[`:db;(2024.01.02;`t)]', '`:db/2024.01.02/t'],
  ['.Q.dd[`a`b;`c]', '`a.b.c'],
])('%s makes a name', (input, output) => {
  expect(run(input)).toBe(output)
})
