import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

const cases: [input: string, output: string][] = [
  ['iasc 3 0N 0W -0W 1', '1 3 4 0 2'],
  ['idesc 3 0N 0W -0W 1', '2 0 4 3 1'],
  ['iasc 2 1 0n 0w -0w -1.5', '2 4 5 1 0 3'],
  ['iasc 2 0N 1i', '1 2 0'],
  ['iasc 2 0N 1h', '1 2 0'],
  ['iasc 9007199254740993 9007199254740992 0N', '2 1 0'],
  ['idesc 9007199254740992 9007199254740993 0N', '1 0 2'],
  ['iasc `b`a``ab', '2 1 3 0'],
  ['idesc `b`a`b`a', '0 2 1 3'],
  ['iasc 0101b', '0 2 1 3'],
  ['iasc 0xff0080', '1 2 0'],
  ['iasc "ba c"', '2 1 0 3'],
  ['iasc 2024.01.02 0N 2024.01.01', '1 2 0'],
  ['iasc 2024.01.02D00 2024.01.01D00 0Np', '2 1 0'],
  ['iasc 0#0', '`long$()'],
  ['iasc enlist 5', ',0'],
  ['iasc 0 -0.0 0', '0 1 2'],
  ['iasc (`b;2;1;"a";`a)', '2 1 3 4 0'],
  ['iasc ("b";"ab";"a")', '2 0 1'],
  ['iasc (1 2;1 1;1;0 9 9)', '2 3 1 0'],
  ['iasc (1 2;1 2 0;1 2)', '0 2 1'],
  ['rank 30 10 20 10', '3 0 2 1'],
  ['2 xrank 30 10 20 40', '1 0 0 1'],
  ['3 xrank til 7', '0 0 0 1 1 2 2'],
  ['4 xrank 9 8 7 6', '3 2 1 0'],
  ['exec b from `a xasc ([]a:2 1 2 1;b:1 2 3 4)', '2 4 1 3'],
  ['exec b from `a xdesc ([]a:2 1 2 1;b:1 2 3 4)', '1 3 2 4'],
  ['exec b from `a`c xasc ([]a:2 1 2 1;b:1 2 3 4;c:`y`y`x`x)', '4 2 3 1'],
  ['exec b from `a`c xdesc ([]a:2 1 2 1;b:1 2 3 4;c:`y`y`x`x)', '1 3 2 4'],
]

test.each(cases)('%s', (input, output) => {
  expect(run(input)).toBe(output)
})

/** Long lists of every form of key, without nulls: the reverse of an ascending list is `reverse til n`. */
const ascending = [
  'til 1000',
  '-500+til 1000',
  '65535*til 1000',
  '65536*-500+til 1000',
  '4294967296*-500+til 1000',
  '10000000000000*-500+til 1000',
  '0N,til 999',
  '-0W,(til 998),0W',
  '0N -0W,(1000000*-499+til 997),0W',
  '0.25*-500+til 1000',
  '0n -0w,(1e-300*-499+til 997),0w',
  '"i"$2000000*-500+til 1000',
  '0Ni,"i"$3*til 999',
  '"h"$60*-500+til 1000',
  '0Nh,"h"$til 999',
  '0.5e*-500+til 1000',
  '9007199254740993+til 1000',
  '0N,9007199254740993+til 999',
  '2024.01.01+til 1000',
  '2024.01.01D00+0D01*til 1000',
  '0D00:00:00.000000001*-500+til 1000',
  '`$-4#\'"000",/:string til 1000',
]

test.each(ascending)('long lists sort either way: %s', list => {
  const agrees = (input: string) => expect(run(`x:${list}`, input)).toBe('1b')
  agrees('(til 1000)~iasc x')
  agrees('(reverse til 1000)~idesc x')
  agrees('(reverse til 1000)~iasc reverse x')
  agrees('all x=asc x(7*til 1000)mod 1000')
  agrees('(iasc x p)~iasc p:(7*til 1000)mod 1000')
  agrees('(idesc x p)~idesc p:(7*til 1000)mod 1000')
})

test.each(ascending)('equal items of long lists stay in their order: %s', list => {
  const agrees = (input: string) => expect(run(`x:(${list})900*(til 1000)mod 2`, input)).toBe('1b')
  agrees('(iasc x)~(2*til 500),1+2*til 500')
  agrees('(idesc x)~(1+2*til 500),2*til 500')
})
