import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('-4! cuts a text into tokens and the blanks between them', () => {
  expect(run('.Q.s1 -4!"ab+1 2,\\"c d\\" "')).toBe(
    '"(\\"ab\\";,\\"+\\";\\"1 2\\";,\\",\\";\\"\\\\\\"c d\\\\\\"\\";,\\" \\")"',
  )
  expect(run('-4!""')).toBe('()')
})

test('-24! evaluates a tree, and signals noupdate for a change of a variable', () => {
  expect(run('-24!(+;2;3)')).toBe('5')
  expect(run('-24!(set;enlist`a;3)')).toMatch(/^'noupdate/)
})

test('-16! counts the variables that share a value', () => {
  expect(run('a:4 5', 'b:c:a', '-16!a')).toBe('3i')
  expect(run('a:4 5', 'b:a', 'b[0]:9', '-16!a')).toBe('1i')
  expect(run('-16!7 8')).toBe('1i')
})

test('-29!, -32! and -13! call functions of namespaces; -36! and -120! give constants', () => {
  expect(run('(-29!"[1,2]";-32!"abc";-13!`localhost)')).toBe('1 2f\n"YWJj"\n2130706433i')
  expect(run('(-36!(::);-120!3 4)')).toBe('0b\n0')
})

test('-10! tells whether no enumeration has a type', () => {
  expect(run('-10!55h')).toBe('1b')
  expect(run('-10!20h')).toBe('1b')
  expect(run('s:`a`b', 'e:`s$`b', '-10!20h')).toBe('0b')
  expect(run('-10!5h')).toMatch(/^'type/)
})
