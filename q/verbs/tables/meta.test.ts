import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'
import { run } from '../../tests/console.ts'

test('meta gives a letter for each column, a capital for lists of vectors', () => {
  expect(compact('exec t from meta ([]a:1 2;b:("ab";"c");c:(1;`x);d:`p`q)')).toBe('"jC s"')
  expect(compact('exec c from meta ([k:1 2]v:3 4)')).toBe('`k`v')
  expect(compact('exec a from meta ([]a:`s#1 2;b:`g#`x`y)')).toBe('`s`g')
})

test('a foreign key shows its table and the type of its keys', () => {
  const tables = ['f:([id:`a`b]v:1 2)', 't:([]r:`f$`b`a;n:1 2)']
  expect(compact(...tables, 'meta t')).toBe('(+(,`c)!,`r`n)!+`t`f`a!("sj";`f`;``)')
  expect(compact(...tables, 'fkeys t')).toBe('(,`r)!,`f')
})

test('tables lists the names of the tables, sorted', () => {
  expect(compact('z:([]a:1 2)', 'b:([k:1 2]v:3 4)', 'n:5', 'tables[]')).toBe('`s#`b`z')
  expect(compact('.ns.t:([]a:1 2)', 'tables `.ns')).toBe('`s#,`t')
})

test('meta needs the list that a column is enumerated over', () => {
  expect(run('codes:`x`y', 't:([]c:`codes$`y`x)', 'delete codes from `.', 'meta t')).toContain("'codes")
})
