import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('(types;widths) reads records with little-endian numbers', () => {
  expect(run('-3!("hc";2 1)1:0x010041020042')).toBe('"(1 2h;\\"AB\\")"')
  expect(run('(enlist"j";enlist 8)1:0x0700000000000000')).toBe('7')
})

test('(widths;types) reads records with big-endian numbers', () => {
  expect(run('first each(2 1;"hx")1:0x0001ff')).toBe('1h\n0xff')
})

test('a symbol ends at a zero byte, and a blank type skips a field', () => {
  expect(run('first each("s h";4 1 2)1:0x61620000ff0100')).toBe('`ab\n1h')
})

test('1: writes the bytes of a vector and reads a part of a file', () => {
  expect(run('`:v.bin 1: 1 2h', 'read1`:v.bin')).toBe('0x01000200')
  expect(run('`:v.bin 1: 0x0102', '(enlist"x";enlist 1)1:(`:v.bin;1;1)')).toBe(',0x02')
})
