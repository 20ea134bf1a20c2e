import { expect, test } from 'vitest'
import { run, runLines } from '../tests/console.ts'

const tables = ['x:([]k:`a`b`c;v:1 2 3)', 'y:([k:`a`c`d]v:10 0N 40;w:0.5 1.5 2.5)']
const join = (text: string) => runLines(...tables, text)

test('lj adds the columns of the row with the same key and replaces common ones', () => {
  expect(join('x lj y')).toEqual(['k v  w', '--------', 'a 10 0.5', 'b 2', 'c    1.5'])
})

test('ljf keeps what the left row has where the right one is null', () => {
  expect(join('exec v from x ljf y')).toEqual(['10 2 3'])
})

test('lj with nothing is the table itself, with a table without keys it signals type', () => {
  expect(join('x~x lj ()')).toEqual(['1b'])
  expect(join('x lj 0!y')[0]).toBe("'type")
})

test('lj keeps the keys of the left table', () => {
  expect(join('keys (1!x) lj y')).toEqual([',`k'])
})

test('lj of a table given by name changes it', () => {
  expect(join('`x lj y')).toEqual(['`x'])
  expect(run(...tables, '`x lj y', 'cols x')).toBe('`k`v`w')
})

test('lj signals the name of a key column that the left table lacks', () => {
  expect(join('(delete k from x) lj y')[0]).toBe("'k")
})

test('the first of several rows with one key counts', () => {
  expect(run('exec v from ([]k:1 2) lj ([k:1 1]v:5 6)')).toBe('5 0N')
})

test('a foreign key matches the symbols it stands for', () => {
  expect(run('home:([k:`p`q]r:1 2)', 'exec z from ([]k:`home$`q`p`q) lj ([k:`p`q]z:7 8)')).toBe('8 7 8')
})

test('a step table gives the row of the greatest key not above the wanted one', () => {
  expect(run('exec v from ([]k:5 15 25) lj `s#([k:10 20]v:`ten`twenty)')).toBe('``ten`twenty')
})

test('ij leaves out rows without match', () => {
  expect(join('x ij y')).toEqual(['k v  w', '--------', 'a 10 0.5', 'c    1.5'])
  expect(join('exec v from x ijf y')).toEqual(['10 3'])
})

test('pj adds numbers and takes 0 where nothing matches', () => {
  expect(join('x pj y')).toEqual(['k v  w', '--------', 'a 11 0.5', 'b 2  0', 'c 3  1.5'])
})

test('uj of tables without keys puts one below the other with all columns', () => {
  expect(run('([]a:1 2;b:`x`y) uj ([]b:1#`z;c:1#9)')).toBe('a b c\n-----\n1 x  \n2 y  \n  z 9')
})

test('uj of keyed tables joins rows by key and adds the others', () => {
  expect(join('(1!x) uj y')).toEqual(['k| v  w', '-| ------', 'a| 10 0.5', 'b| 2', 'c|    1.5', 'd| 40 2.5'])
  expect(join('exec v from (1!x) ujf y')).toEqual(['10 2 3 40'])
})

test('ej makes a row of each pair that agrees in the named columns', () => {
  expect(run('ej[`k;([]k:`a`b`a;v:1 2 3);([]k:`a`a`c;w:10 20 30)]')).toBe(
    'k v w \n------\na 1 10\na 1 20\na 3 10\na 3 20',
  )
})
