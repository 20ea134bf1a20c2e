import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('a question mark stands for one byte, an asterisk for any number', () => {
  expect(run('("cat";"cart";"ct";"cut") like "c?t"')).toBe('1001b')
  expect(run('`cat`cart`car like "ca*t"')).toBe('110b')
  expect(run('("train";"rain";"rainy";"ran") like "*rain*"')).toBe('1110b')
})

test('brackets hold alternatives and ranges, a caret denies them', () => {
  expect(run('("a1";"b2";"c3") like "[ac][0-9]"')).toBe('101b')
  expect(run('("a1";"b2";"1a") like "[^a-z]?"')).toBe('001b')
  expect(run('("a]";"a-";"a*") like "a[]*]"')).toBe('101b')
})

test('a pattern without signs must match as a whole', () => {
  expect(run('`abc`ab like "ab"')).toBe('01b')
  expect(run('"" like ""')).toBe('1b')
})

test('dictionaries keep their keys', () => {
  expect(run('(`x`y!`cat`dog) like "c*"')).toBe('x| 1\ny| 0')
})

test('enumerations match by their symbols', () => {
  expect(run('pets:`cat`dog`cow', '(`pets$`dog`cow`cat) like "c*"')).toBe('011b')
})

test('patterns with asterisks that q cannot match are refused', () => {
  expect(run('"banana" like "*an*an*"')).toContain("'nyi")
  expect(run('"banana" like "b*n*a"')).toContain("'nyi")
  expect(run('"banana" like "**"')).toContain("'nyi")
})

test('a prefix and a part further on can be matched', () => {
  expect(run('("banana";"bandana";"canal") like "b*d*"')).toBe('010b')
})

test('numbers match no pattern', () => {
  expect(run('12 like "1*"')).toContain("'type")
  expect(run('"ab" like 5')).toContain("'type")
})
