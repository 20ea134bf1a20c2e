import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

const tables = [
  'city:([c:`rome`oslo]land:`it`no)',
  'shop:([s:`x`y`z]c:`city$`oslo`rome`oslo;rent:3 4 5)',
  'sale:([]s:`shop$`z`x`x;n:1 2 3)',
]

test('a dot after a foreign key reads a column of the table it points into', () => {
  expect(run(...tables, 'select s.rent,n from sale')).toBe('rent n\n------\n5    1\n3    2\n3    3')
})

test('dots follow several foreign keys', () => {
  expect(run(...tables, 'exec s.c.land from sale')).toBe('`no`no`no')
})

test('names with dots work in conditions and groups', () => {
  expect(run(...tables, 'exec n from sale where s.rent<4')).toBe('2 3')
  expect(run(...tables, 'exec sum n by s.rent from sale')).toBe('3| 5\n5| 1')
})

test('a link to a table without keys points to its rows', () => {
  expect(run('part:([]name:`a`b`c;of:`part!2 2 0)', 'exec of.name from part')).toBe('`c`c`a')
})

test('a link to a missing table signals par', () => {
  expect(run('exec x.name from ([]x:`gone!0 1)').split('\n')[0]).toBe("'par")
})

test('a dot after a time reads a part of it', () => {
  expect(run('exec at.minute from ([]at:10:01:30 11:02:00)')).toBe('10:01 11:02')
  expect(run('exec count i by day.month from ([]day:2024.01.30 2024.02.01 2024.02.02)')).toBe('2024.01| 1\n2024.02| 2')
})

test('a dot after a column that is no link or time signals the name', () => {
  expect(run('select n.price from ([]n:1 2)').split('\n')[0]).toBe("'n.price")
})
