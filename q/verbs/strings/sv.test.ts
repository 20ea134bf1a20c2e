import { expect, test } from 'vitest'
import { createRandom } from '../../session/create-random.ts'
import { run } from '../../tests/console.ts'

test('strings are joined by a char or string', () => {
  expect(run('"-" sv ("ab";"c";"")')).toBe('"ab-c-"')
  expect(run('", " sv ("ab";"cd")')).toBe('"ab, cd"')
})

test('the null symbol joins lines, names and paths', () => {
  expect(run('` sv ("ab";"cd")')).toBe('"ab\\ncd\\n"')
  expect(run('` sv `a`b`c')).toBe('`a.b.c')
  expect(run('` sv `:data`2024`trades')).toBe('`:data/2024/trades')
})

test('digits make a number in a base', () => {
  expect(run('10 sv 4 0 7')).toBe('407')
  expect(run('2 sv 1 0 1 1')).toBe('11')
  expect(run('0 60 60 sv 1 1 1')).toBe('3661')
  expect(run('10 sv 1 2.5')).toBe('12.5')
  expect(run('24 60 sv 1 2 3')).toContain("'length")
})

test('lists of digits make a list of numbers', () => {
  expect(run('10 sv (1 2;3 4)')).toBe('13 24')
})

test('a number that no double holds is exact', () => {
  expect(run('256 sv 0x7f00000000000001')).toBe('9151314442816847873')
})

test('bytes make an integer or a guid', () => {
  expect(run('0x0 sv 0x0100')).toBe('256h')
  expect(run('0x0 sv 0xfffffffe')).toBe('-2i')
  expect(run('0x0 sv 0x0000000000000100')).toBe('256')
  expect(run('0x0 sv 0x0102')).toBe('258h')
  expect(run('0x0 sv 0x010203')).toContain("'length")
})

test('bits make an integer', () => {
  expect(run('0b sv 00000101b')).toBe('0x05')
  expect(run('0b sv 16#1b')).toBe('-1h')
})

test('byte vectors are joined by bytes', () => {
  expect(run('0x00ff sv (0x0102;0x03)')).toBe('0x010200ff03')
})

test('sv undoes vs', () => {
  const random = createRandom(7)
  for (let round = 0; round < 40; round++) {
    const number = Math.floor(random() * 2 ** 50)
    const base = 2 + Math.floor(random() * 300)
    expect(run(`${number}=${base} sv ${base} vs ${number}`)).toBe('1b')
    expect(run(`${number}=0x0 sv 0x0 vs ${number}`)).toBe('1b')
    expect(run(`${-number}=0b sv 0b vs ${-number}`)).toBe('1b')
  }
})
