import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

const table = 't:([]k:1 2;v:`a`b)'

test('a variable is saved and loaded', () => {
  expect(run(table, 'save`t')).toBe('`:t')
  expect(run(table, 'save`:data/t', 't:0', 'load`:data/t', 't')).toBe('k v\n---\n1 a\n2 b')
  expect(run('a:1;b:2', 'save`a`b')).toBe('`:a`:b')
})

test('the ending of the file chooses its format', () => {
  expect(run(table, 'save`t.csv', 'read0`:t.csv')).toBe('"k,v"\n"1,a"\n"2,b"')
  expect(run(table, 'save`t.txt', 'first read0`:t.txt')).toBe('"k\\tv"')
})

test('rsave writes a file for each column and rload reads them', () => {
  expect(run('u:([]k:1 2;v:3 4f)', 'rsave`u', 'u:0', 'rload`u', 'u')).toBe('k v\n---\n1 3\n2 4')
})

test('load makes a dictionary of a folder', () => {
  expect(run('`:box/a set 1', '`:box/b set 2 3', 'load`box', 'box`b')).toBe('2 3')
})
