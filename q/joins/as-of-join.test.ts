import { expect, test } from 'vitest'
import { createRandom } from '../session/create-random.ts'
import { run, runLines } from '../tests/console.ts'

const trades = 't:([]sym:`b`a`c;time:09:30 09:31 09:32;size:1 2 3)'
const quotes = 'q:([]sym:`a`b`a`b;time:09:29 09:30 09:31 09:33;bid:10 20 11 21)'
const join = (...inputs: string[]) => runLines(trades, quotes, ...inputs)

test('aj adds the columns of the last row that is not later', () => {
  expect(join('aj[`sym`time;t;q]')).toEqual([
    'sym time  size bid',
    '------------------',
    'b   09:30 1    20',
    'a   09:31 2    11',
    'c   09:32 3',
  ])
})

test('aj0 shows the time of that row', () => {
  expect(join('exec time from aj0[`sym`time;t;update time:time-1 from q]')).toEqual(['09:29 09:30 09:32'])
})

test('ajf keeps what the left row has where the right one is null', () => {
  const old = 'update bid:5 6 7 from t'
  expect(join(`exec bid from aj[\`sym\`time;${old};update bid:0N from q]`)).toEqual(['0N 0N 7'])
  expect(join(`exec bid from ajf[\`sym\`time;${old};update bid:0N from q]`)).toEqual(['5 6 7'])
})

test('aj of a table given by name changes it', () => {
  expect(join('aj[`sym`time;`t;q]')).toEqual(['`t'])
  expect(join('aj[`sym`time;`t;q]', 'cols t')).toEqual(['`sym`time`size`bid'])
})

test('aj takes the time alone', () => {
  expect(join('exec bid from aj[`time;t;delete sym from q]')).toEqual(['20 11 11'])
})

test('asof finds the row of one moment or of many', () => {
  expect(join('q asof `sym`time!(`a;09:30)')).toEqual(['bid| 10'])
  expect(join('exec bid from q asof ([]sym:`a`b`z;time:09:40)')).toEqual(['11 21 0N'])
})

test('aj agrees with looking at every pair of rows', () => {
  const random = createRandom(3)
  const below = (limit: number) => Math.floor(random() * limit)
  for (let round = 0; round < 30; round++) {
    const left = Array.from({ length: 15 }, () => ({ key: below(3), time: below(20) }))
    const right = Array.from({ length: 15 }, () => ({ key: below(3), time: below(20) })).sort((x, y) => x.time - y.time)
    const expected = left.map(({ key, time }) => right.findLastIndex(row => row.key === key && row.time <= time))
    const table = (rows: { key: number; time: number }[]) =>
      `([]k:${rows.map(row => row.key).join(' ')};t:${rows.map(row => row.time).join(' ')})`
    const found = run(`exec -1^n from aj[\`k\`t;${table(left)};update n:i from ${table(right)}]`)
    expect(found).toBe(expected.join(' '))
  }
})

test('an infinite time beside a long past 2^53 finds an infinite time', () => {
  expect(run('exec b from aj[`t;([]t:1#0W 9007199254740993);([]t:1 0W;b:1 2)]')).toBe(',2')
})
