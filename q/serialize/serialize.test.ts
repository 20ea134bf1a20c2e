import { expect, test } from 'vitest'
import { kForm } from '../display/k-form.ts'
import { run } from '../tests/console.ts'
import { randomValues } from '../tests/random-values.ts'
import { startSession } from '../tests/session.ts'
import { matches } from '../values/match.ts'
import { deserialize, serialize } from './serialize.ts'

test('an atom is a header, its negative type and its little-endian bytes', () => {
  expect(run('-8!7i')).toBe('0x010000000d000000fa07000000')
  expect(run('-8!`ab')).toBe('0x010000000c000000f5616200')
})

test('a vector has an attribute and a count', () => {
  expect(run('-8!1 0N')).toBe('0x010000001e000000070002000000' + '0100000000000000' + '0000000000000080')
  expect(run('-8!`s#3 4h')).toBe('0x0100000012000000050102000000' + '03000400')
})

test.each([
  '3 0N 0W -0W 4611686018427387905',
  '3 -1 0N 0W -0W',
  '1 0N -2h',
  '0n 1.5 -0w',
  '1.5 0w 2.5',
  '1.5 0Ne -0we',
  '0Wi 7 0Ni',
  '2024.05.17D01:02:03 0Np',
  '1D 0Nn 0Wn',
  '2024.05.17 0Nd',
  '(`a;`;`bc;`$"é")',
  '"ab\\303"',
])('a vector has the bytes of its items: %s', items => {
  expect(run(`v:${items};(14_-8!v)~raze 9_'-8!'v`)).toBe('1b')
  expect(run(`v:${items};v~-9!-8!v`)).toBe('1b')
})

test('a table is written as the dictionary of its columns', () => {
  expect(run('-8!([]a:1 2h)')).toBe(
    '0x0100000023000000' + '620063' + '0b00010000006100' + '000001000000' + '05000200000001000200',
  )
})

test('null floats have the bits of q', () => {
  expect(run('-8!0n')).toBe('0x0100000011000000f7000000000000f8ff')
})

test('functions come back and can be called', () => {
  expect(run('(-9!-8!{x+y}) [2;3]')).toBe('5')
  expect(run('(-9!-8!2+) 3')).toBe('5')
  expect(run('(-9!-8!+/) 1 2 3')).toBe('6')
  expect(run('(-9!-8!upper) "ab"')).toBe('"AB"')
  expect(run('(-9!-8!{x-y}[;1]) 3')).toBe('2')
  expect(run('(-9!-8!(neg sum@)) 1 2 3')).toBe('-6')
})

test('a function keeps the namespace it was written in', () => {
  expect(run('.shop.rate:2', '\\d .shop', 'f:{rate*x}', '\\d .', 'g:-9!-8!.shop.f', 'g 21')).toBe('42')
})

test('enumerations become symbols', () => {
  expect(run('pets:`cat`dog', '-9!-8!`pets$`dog`cat')).toBe('`dog`cat')
})

test('attributes and keys come back', () => {
  expect(run('attr -9!-8!`g#1 2 1')).toBe('`g')
  expect(run('attr -9!-8!asc(2 1;1 2)')).toBe('`s')
  expect(run('-9!-8!([k:`a`b] v:1 2)')).toBe('k| v\n-| -\na| 1\nb| 2')
})

test('bytes that are not a message signal badmsg', () => {
  expect(run('-9!0x0102')).toContain("'badmsg")
  expect(run('-9!-1_-8!1 2 3')).toContain("'badmsg")
  expect(run('-9!@[-8!1 2;13;:;0xff]')).toContain("'badmsg")
  expect(run('-9!"text"')).toContain("'type")
})

test('-22! gives the length of a message', () => {
  expect(run('(-22!til 9)=count -8!til 9')).toBe('1b')
})

test('any value comes back as it was', () => {
  const session = startSession()
  for (const value of randomValues(20240305, 300)) {
    const back = deserialize(session, serialize(value))
    expect(matches(back, value), kForm(value)).toBe(true)
  }
})

test('enlist and the unary comma have codes of their own', () => {
  expect(run('-8!enlist')).toBe('0x010000000a0000006529')
  expect(run('(-8!)(,:)')).toBe('0x010000000a000000650c')
  expect(run('(type enlist;enlist~(,:))')).toBe('101h\n0b')
})

test('value gives the code of an operator, which is its serialized form', () => {
  expect(run('value each (*;in;::)')).toBe('3 23 0')
})

test('a keyed table with the attribute s is a sorted dictionary', () => {
  expect(run('(-8!`s#([k:1 2]v:3 4))8')).toBe('0x7f')
  expect(run('(-8!([k:1 2]v:3 4))8')).toBe('0x63')
})

test('-18! compresses a message of more than 2,000 bytes that becomes shorter than half, and -9! reads it', () => {
  expect(run('x:1986#"a";(count -8!x;(-18!x)~-8!x)')).toBe('2000\n1b')
  expect(run('x:1987#"a";(count -8!x;1=(-18!x)2;count[-18!x]<100;x~-9!-18!x)')).toBe('2001\n1b\n1b\n1b')
  expect(run('x:2000?0Ng;(-18!x)~-8!x')).toBe('1b')
  expect(run('(-18!1 2;-8!1 2)')).toMatch(/^(\S+)\n\1$/)
})

test('a damaged compressed message signals badmsg', () => {
  expect(run('-9!-1_-18!til 1000')).toContain("'badmsg")
  expect(run('-9!@[-18!til 1000;13;:;0xff]')).toContain("'badmsg")
})
