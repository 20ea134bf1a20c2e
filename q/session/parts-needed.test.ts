import { expect, test } from 'vitest'
import { createSession } from './create-session.ts'

const partsOf = (...inputs: string[]) => {
  const session = createSession()
  for (const input of inputs.slice(0, -1)) session.run(input)
  const { library, machine } = session.findPartsNeeded(inputs.at(-1) ?? '')
  return [library && 'library', machine && 'machine'].filter(Boolean).join(' and ')
}

test.each([
  'select sum size by sym from t',
  'd:`a`b!1 2; 2!t; (`a`b)!1 2; (1 2)!3 4',
  'x-1; 3-2!4',
  '{x+1}each 1 2 3',
  'f`a',
  '"plain text to use"',
  '\\t til 100',
  '\\ts:10 sum til 100',
  '\\P 3',
  '.z.p',
  '","vs x; ","sv/:y; ` vs `a.b',
  'key`.hello',
  '/ .Q.s in a comment',
])('%s needs no other part', input => expect(partsOf(input)).toBe(''))

test.each([
  '.Q.s1 x',
  '.j.k "1"',
  'md5 "a"',
  '("SF";enlist",")0:`:f.csv',
  '`:f set 1',
  'key`:f',
  'hsym`f',
  'value `. `v',
  'get":f"',
  'system"l f.q"',
  '\\l f.q',
  '\\ts .Q.s1 x',
  'value".Q.s1 2"',
  '-8!x',
  '(-8)!x',
  '(neg 8)!x',
  'n:-8;n!x',
  'key`.Q',
  '`. upsert d',
  'ltime .z.p',
  '.z.k',
  '\\r a.q b.q',
  '\\1 out.txt',
  'system"w"',
  '10 vs x',
  '0x0 sv x',
  '{y vs x}',
  'sv[10;1 2]',
  'm:use`m',
])('%s needs the library', input => expect(partsOf(input)).toBe('library'))

test.each(['h:hopen 5010', '.Q.hdpf[h;d;p;f]', '.z.pg:{x}', '.z.ts:{show 1}', '\\p 5010', '\\t 1000', 'system"t 500"'])(
  '%s needs the machine, and with it the library',
  input => expect(partsOf(input)).toBe('library and machine'),
)

test('a negative variable before ! needs the library, a positive one does not', () => {
  expect(partsOf('n:-8', 'n!x')).toBe('library')
  expect(partsOf('n:8', 'n!x')).toBe('')
})

test('incomplete code needs no other part', () => {
  for (const input of ['"', '-', '!', '(', '`', '\\', '']) expect(partsOf(input)).toBe('')
})

test('a variable with a text before vs needs no library, one with a number does', () => {
  expect(partsOf('s:", "', 's vs x')).toBe('')
  expect(partsOf('n:10', 'n vs x')).toBe('library')
})
