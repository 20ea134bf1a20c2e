import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('.Q.qt tells tables from other values', () => {
  expect(run('.Q.qt each (1;([]a:1 2);([a:1 2]b:3 4);`a!1)')).toBe('0110b')
})

test('.Q.ty gives the type letter of a column, in upper case for a list of vectors', () => {
  expect(run('.Q.ty each (1 2;"a";(1 2;3 4);("a";1))')).toBe('"jcJ "')
})

test('.Q.ty looks at the first item of a general list only, as meta does', () => {
  expect(run('.Q.ty each (("ab";1);(1;"ab");())')).toBe('"C  "')
  expect(run('(exec t from meta t)~.Q.ty each value flip t:([]a:("ab";1);b:1 2;c:`k`l)')).toBe('1b')
})

test('.Q.fk names the table that a foreign key points into', () => {
  expect(run('k:([id:1 2]v:3 4)', '.Q.fk each (`k$1 2;1 2)')).toBe('`k`')
})

test('.Q.V gives the columns of a table by name', () => {
  expect(run('.Q.V ([]a:1 2;b:"xy")')).toBe('a| 1 2\nb| x y')
})

test('.Q.v gives the value of a variable', () => {
  expect(run('v:7', '.Q.v each (`v;8)')).toBe('7 8')
})

test('.Q.ff adds missing columns with nulls of their types', () => {
  expect(run('.Q.ff[([]a:1 2);([]a:0#`;b:0#0)]')).toBe('a b\n---\n1  \n2  ')
  expect(run('exec b from .Q.ff[([]a:1 2);([]b:0#0)]')).toBe('0N 0N')
})
