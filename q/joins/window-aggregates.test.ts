import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

/** Columns of 300 rows of every sort that a result could be wrong for. */
const columns = [
  '300?100',
  '-50+300?100',
  '@[300?100;where 300?01b;:;0N]',
  '300#0N',
  '@[300?100;7 77;:;0W -0W]',
  '@[300?100;7 77;:;9007199254740993 -9007199254740993]',
  '9007199254740000+300?100',
  '300?9007199254740000',
  '-4503599627370000+300?9007199254740000',
  '300?1f',
  '1e15*300?1f',
  '(-50+300?100f)%3',
  '"f"$-50+300?100',
  '0*300?-1 1f',
  '(300?0 1 0n)*300?-1 1f',
  '@[300?1f;7 77;:;0w -0w]',
  '300#0n',
  '"e"$300?1f',
  '"e"$300?100000',
  '"i"$300?100',
  '"i"$300?2147483647',
  '300?0N 0W -0W 5i',
  '300#0Ni',
  '"h"$300?1000',
  '300?0N 0W -0W 5h',
  '300?0b',
  '300#0b',
  '300?0x0',
  '300?.Q.a',
  '300?`a`b',
  '300?0Ng',
  '2024.01.01+300?100',
  '300?2024.01m 0Nm',
  '2024.01.01D+300?0D10',
  '0D+300?0D10',
  '300?0Nn 0Wn 0D01',
  '300?24:00',
  '300?86400000t',
  '300?2024.01.01T00 0Nz',
  '300#(1 2;3 4 5)',
]

test.each(columns)('wj gives the bytes that the verb gives for each window: %s', column => {
  const setUp = [
    `q:([]s:300?\`a\`b;t:asc 300?100;v:${column})`,
    'l:([]s:200?`a`b`c;t:200?100)',
    'w:(200?60;20+200?90)',
    'bytes:{[f]{-8!@[{flip wj[w;`s`t;l;(q;(x;`v))]};x;{x}]}each f}',
  ]
  expect(run(...setUp, 'bytes[sum,avg,max,min,count]~bytes({sum x};{avg x};{max x};{min x};{count x})')).toBe('1b')
})

test('windows without rows have the results of an empty list', () => {
  const setUp = ['q:([]t:til 9;i:9#1i;f:9#1f)', 'l:([]t:til 9)', 'w:(5 0 0 0,5#99;4 9 9 9,5#99)']
  const joined = (verb: string) => run(...setUp, `exec f from wj1[w;\`t;l;(q;(${verb};\`f))]`)
  expect(joined('sum')).toBe('0 9 9 9 0 0 0 0 0f')
  expect(joined('avg')).toBe('0n 1 1 1 0n 0n 0n 0n 0n')
  expect(joined('max')).toBe('-0w 1 1 1 -0w -0w -0w -0w -0w')
  expect(run(...setUp, 'exec i from wj1[w;`t;l;(q;(max;`i))]')).toBe('-0W 1 1 1 -0W -0W -0W -0W -0Wi')
})

test('all rows of the time at which a window begins are in it', () => {
  expect(run('exec v from wj1[(2#50;2#50);`t;([]t:2#50);(([]t:10 50 50 50 90;v:til 5);(::;`v))]')).toBe('1 2 3\n1 2 3')
})
