import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('items are compared one by one', () => {
  expect(run('3 5 7=5')).toBe('010b')
  expect(run('3 5 7<>5')).toBe('101b')
  expect(run('3 5 7<5')).toBe('100b')
  expect(run('3 5 7>5')).toBe('001b')
  expect(run('3 5 7<=5')).toBe('110b')
  expect(run('3 5 7>=5')).toBe('011b')
})

test('numbers of different types are compared by value', () => {
  expect(run('1b=1')).toBe('1b')
  expect(run('2h<2.5')).toBe('1b')
  expect(run('"a"=97 98')).toBe('10b')
})

test('nulls are equal and less than all else', () => {
  expect(run('0N=0n')).toBe('1b')
  expect(run('0Ni<-0Wi')).toBe('1b')
  expect(run('0N 1>0N')).toBe('01b')
  expect(run('-0w<0n')).toBe('0b')
})

test('infinities of wider types are greater', () => {
  expect(run('0Wh<0Wi')).toBe('1b')
  expect(run('0Wi<0W')).toBe('1b')
  expect(run('0W<0w')).toBe('1b')
})

test('floats are equal if they differ by 2 to the -43 or less of the larger', () => {
  expect(run('1=1+2 xexp -43 -42')).toBe('10b')
  expect(run('1<1+2 xexp -43 -42')).toBe('01b')
  expect(run('0=1e-300')).toBe('0b')
  expect(run('0w=1 0w')).toBe('01b')
})

test('longs are compared exactly', () => {
  expect(run('9007199254740993=9007199254740992')).toBe('0b')
  expect(run('9007199254740992<9007199254740993 5')).toBe('10b')
})

test('symbols are ordered by their texts', () => {
  expect(run('`pear<`apple`plum`pear')).toBe('010b')
  expect(run('`pear=`apple`pear')).toBe('01b')
  expect(run('`pear="p"')).toContain("'type")
})

test('enumerated items are compared as their symbols', () => {
  expect(run('u:`b`a', '(`u$`a`b`a)=`a')).toBe('101b')
  expect(run('u:`b`a', '(`u$`a`b`a)<`b')).toBe('101b')
  expect(run('u:`b`a', '(`u$`a`b)=`u$`a`a')).toBe('10b')
})

test('guids are compared with guids', () => {
  expect(run('0Ng=0Ng')).toBe('1b')
  expect(run('0Ng<first 1?0Ng')).toBe('1b')
  expect(run('0Ng=0')).toContain("'type")
})

test('a timestamp is compared with a date by its day and with a time by its time of day', () => {
  expect(run('2024.05.06D10:30=2024.05.06')).toBe('0b')
  expect(run('2024.05.06D10:30>2024.05.06')).toBe('1b')
  expect(run('2024.05.06D10:30:45=10:30')).toBe('1b')
  expect(run('2024.05.06D10:30:45=10:30:45.001')).toBe('0b')
})

test('times of day are compared in the finer of their units', () => {
  expect(run('10:30=10:30:00 10:30:01')).toBe('10b')
  expect(run('10:30<0D10:30:00.000000001')).toBe('1b')
})

test('a month is its first day beside a date', () => {
  expect(run('2024.05m=2024.05.01 2024.05.02')).toBe('10b')
})

test('a date and a time of day cannot be compared', () => {
  expect(run('2024.05.06<10:30')).toContain("'type")
})

test('match wants the same type and shape', () => {
  expect(run('1 2~1 2')).toBe('1b')
  expect(run('1 2~1 2i')).toBe('0b')
  expect(run('(1;`a)~(1;`a)')).toBe('1b')
})
