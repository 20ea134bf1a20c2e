import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('key gives the keys of a dictionary and the type of a vector', () => {
  expect(compact('key `a`b!1 2')).toBe('`a`b')
  expect(compact('key ([k:1 2]v:3 4)')).toBe('+(,`k)!,1 2')
  expect(compact('key each (1 2f;"ab";`a`b)')).toBe('`float`char`symbol')
  expect(compact('key 3')).toBe('0 1 2')
})

test('key of a name is empty if it is undefined', () => {
  expect(compact('n:5', 'key `n')).toBe('`n')
  expect(compact('key `nothing')).toBe('()')
  expect(compact('d:`x`y!1 2', 'key `d')).toBe('`x`y')
})

test('key of a file handle is the handle or the names in a folder', () => {
  expect(compact('`:data/n set 5', 'key `:data')).toBe('`s#,`n')
  expect(compact('`:data/n set 5', 'key `:data/n')).toBe('`:data/n')
  expect(compact('key `:data')).toBe('()')
})

test('keys names the key columns', () => {
  expect(compact('keys ([a:1 2;b:3 4]c:5 6)')).toBe('`a`b')
  expect(compact('keys ([]a:1 2)')).toBe('`symbol$()')
})

test('xkey makes columns keys and changes a table given by name', () => {
  expect(compact('`b xkey ([]a:1 2;b:3 4)')).toBe('(+(,`b)!,3 4)!+(,`a)!,1 2')
  expect(compact('() xkey ([a:1 2]b:3 4)')).toBe('+`a`b!(1 2;3 4)')
  expect(compact('t:([]a:1 2;b:3 4)', '`a xkey `t;keys t')).toBe(',`a')
})

test('key of an empty symbol names the namespaces', () => {
  expect(compact('.shop.open:9', '`shop in key `')).toBe('1b')
})

test('two lists of equal count make a dictionary, two tables a keyed table', () => {
  expect(compact('`a`b!1 2')).toBe('`a`b!1 2')
  expect(compact('([]k:1 2)!([]v:3 4)')).toBe('(+(,`k)!,1 2)!+(,`v)!,3 4')
  expect(compact('`a`b!1 2 3')).toContain("'length")
})

test('a number is the count of key columns, 0 removes them', () => {
  expect(compact('1!([]a:1 2;b:3 4)')).toBe('(+(,`a)!,1 2)!+(,`b)!,3 4')
  expect(compact('0!([a:1 2]b:3 4)')).toBe('+`a`b!(1 2;3 4)')
  expect(compact('2!([]a:1 2;b:3 4)')).toContain("'length")
  expect(compact('1!5')).toContain("'type")
})

test('a number changes a table given by name', () => {
  expect(compact('t:([]a:1 2;b:3 4)', '1!`t')).toBe('`t')
  expect(compact('t:([]a:1 2;b:3 4)', '1!`t;keys t')).toBe(',`a')
})
