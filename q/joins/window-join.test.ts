import { expect, test } from 'vitest'
import { createRandom } from '../session/create-random.ts'
import { run, runLines } from '../tests/console.ts'

const tables = [
  't:([]sym:`a`b;time:10 20)',
  'q:([]sym:`a`a`a`b`b;time:5 9 12 18 30;bid:1 2 3 4 5;size:1 1 3 1 1)',
  'w:-2 2+\\:t`time',
]
const join = (text: string) => runLines(...tables, text)

test('wj aggregates the rows in the window and the one that was valid when it began', () => {
  expect(join('wj[w;`sym`time;t;(q;(::;`bid))]')).toEqual([
    'sym time bid',
    '--------------',
    'a   10   1 2 3',
    'b   20   ,4',
  ])
})

test('wj1 aggregates only the rows in the window, ends included', () => {
  expect(join('exec bid from wj1[w;`sym`time;t;(q;(::;`bid))]')).toEqual(['2 3', ',4'])
})

test('several aggregates give several columns, functions of two columns the name of the last', () => {
  expect(join('wj1[w;`sym`time;t;(q;(max;`bid);(sum;`size))]')).toEqual([
    'sym time bid size',
    '-----------------',
    'a   10   3   4',
    'b   20   4   1',
  ])
  expect(join('exec bid from wj1[w;`sym`time;t;(q;(wavg;`size;`bid))]')).toEqual(['2.75 4'])
})

test('a window without rows aggregates an empty list', () => {
  expect(join('exec bid from wj1[(0 0;1 1);`sym`time;t;(q;(count;`bid))]')).toEqual(['0 0'])
})

test('wj of a table given by name changes it', () => {
  expect(join('wj[w;`sym`time;`t;(q;(max;`bid))]')).toEqual(['`t'])
})

test('wj agrees with looking at every pair of rows', () => {
  const random = createRandom(8)
  const below = (limit: number) => Math.floor(random() * limit)
  for (let round = 0; round < 20; round++) {
    const times = Array.from({ length: 10 }, () => below(40)).sort((x, y) => x - y)
    const begins = Array.from({ length: 6 }, () => below(40))
    const rows = begins.map(begin => {
      const inside = times.flatMap((time, i) => (time >= begin && time <= begin + 6 ? [i] : []))
      const valid = times.findLastIndex(time => time <= begin)
      const isValid = valid >= 0 && !inside.includes(valid)
      return { inside: inside.length, all: inside.length + Number(isValid) }
    })
    const count = (verb: string) =>
      run(
        `exec n from ${verb}[(${begins.join(' ')};${begins.map(each => each + 6).join(' ')});enlist\`t;([]t:${begins.join(' ')});(update n:i from ([]t:${times.join(' ')});(count;\`n))]`,
      )
    expect(count('wj1')).toBe(rows.map(row => row.inside).join(' '))
    expect(count('wj')).toBe(rows.map(row => row.all).join(' '))
  }
})
