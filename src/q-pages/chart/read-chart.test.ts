import { createSession } from '@tickwise/q/source'
import { describe, expect, test } from 'vitest'
import { type Chart, type ChartRequest, readChart } from './read-chart.ts'

/** What the interpreter prints for some inputs, of which the last is to be drawn. */
function readOutput(kind: ChartRequest['kind'], inputs: string[], isLog = false) {
  const session = createSession()
  const outputs = inputs.map(input => session.run(input).output)
  return readChart({ kind, caption: 'Caption', isLog }, outputs)
}

function chartOf(kind: ChartRequest['kind'], ...inputs: string[]): Chart {
  const chart = readOutput(kind, inputs)
  if ('fix' in chart) throw new Error(chart.what)
  return chart
}

const numbersOf = ({ series }: Chart) =>
  series.map(({ name, values }) => [name, ...values.map(value => value?.number ?? null)])

describe('the data of a chart', () => {
  test('are the last table or dictionary that is printed', () => {
    const inputs = ['([]a:1 2;b:3 4)', '`x`y!5 6', '"a| b"', '{x| 2}', 'a:1', '7']
    expect(chartOf('bars', ...inputs)).toEqual({
      isLog: false,
      labels: { name: '', texts: ['x', 'y'] },
      positions: [],
      series: [
        {
          name: '',
          values: [
            { number: 5, text: '5' },
            { number: 6, text: '6' },
          ],
        },
      ],
    })
  })

  test('have the first column of a table as labels, and its further columns of numbers as series', () => {
    const chart = chartOf('bars', '([]sym:`a`bb;note:("one two";"three");n:1 20;p:1.5 2000000)')
    expect(chart.labels).toEqual({ name: 'sym', texts: ['a', 'bb'] })
    expect(numbersOf(chart)).toEqual([
      ['n', 1, 20],
      ['p', 1.5, 2_000_000],
    ])
  })

  test('have all keys of a table as labels', () => {
    const chart = chartOf('bars', 't:([]d:2024.03.15 2024.03.16;sym:`a`b;n:1 2;m:3 4)', 'select n by d,sym from t')
    expect(chart.labels).toEqual({ name: 'd sym', texts: ['2024.03.15 a', '2024.03.16 b'] })
    expect(numbersOf(chart)).toEqual([['n', 1, 2]])
  })

  test('may be a dictionary of dictionaries, whose key has no name', () => {
    const chart = chartOf('bars', '`a`b!(`x`y!1 2;`x`y!3 4)')
    expect(chart.labels).toEqual({ name: '', texts: ['a', 'b'] })
    expect(numbersOf(chart)).toEqual([
      ['x', 1, 3],
      ['y', 2, 4],
    ])
  })

  test('have gaps where q prints nothing for a null', () => {
    expect(numbersOf(chartOf('bars', '([]s:`a`b`c;n:0N 2 3;p:1 0n 3)'))).toEqual([
      ['n', null, 2, 3],
      ['p', 1, null, 3],
    ])
    expect(numbersOf(chartOf('bars', '`a`b!(1;0N)'))).toEqual([['', 1, null]])
  })

  test('may have numbers of any type and size', () => {
    expect(numbersOf(chartOf('bars', '([]s:`a`b`c;n:-1234567890123 0 5;p:1.5e10 1e-7 -0.25;b:101b)'))).toEqual([
      ['n', -1_234_567_890_123, 0, 5],
      ['p', 1.5e10, 1e-7, -0.25],
      ['b', 1, 0, 1],
    ])
    expect(numbersOf(chartOf('bars', '`a`b`c!(1i;2.5;3e)'))).toEqual([['', 1, 2.5, 3]])
  })

  test('may stand below other output of the same input', () => {
    expect(numbersOf(chartOf('bars', 'show 1 2;([]s:`a`b;n:3 4)'))).toEqual([['n', 3, 4]])
  })
})

test.each([
  ['0 1 2.5', [0, 1, 2.5]],
  ['2024.03.15 2024.03.16', [1_710_460_800, 1_710_547_200]],
  ['2023.12 2024.01m', [24_288, 24_289]],
  ['09:30 10:00', [34_200, 36_000]],
  ['-00:00:01 00:00:02', [-1, 2]],
  ['09:30:00.000 09:30:00.500', [34_200, 34_200.5]],
  ['0D00:00:01.5 2D00:00:00', [1.5, 172_800]],
  ['2024.03.15D00:00:01 2024.03.16D00', [1_710_460_801, 1_710_547_200]],
])('%s on the axis of a line stand at %j', (column, positions) => {
  const values = `(),${column}`
  expect(chartOf('line', `([]x:${values};y:til count ${values})`).positions).toEqual(positions)
})

describe('a chart is refused', () => {
  const rows = (count: number) => `([]x:til ${count};y:til ${count})`
  test.each<[string, ChartRequest['kind'], string[], string]>([
    ['without a table or dictionary', 'bars', ['1 2 3'], 'no table or dictionary'],
    ['without rows', 'bars', ['([]s:0#`;n:0#0)'], 'no rows'],
    ['without numbers', 'bars', ['([]s:`a`b;t:`c`d)'], 'no column of numbers'],
    ['of lists', 'bars', ['`a`b!(1 2;3 4)'], 'no column of numbers'],
    ['of nulls alone', 'bars', ['([]s:`a`b;n:0N 0N)'], 'no column of numbers'],
    ['of four columns of numbers', 'bars', ['([]s:`a`b;n:1;o:2;p:3;q:4)'], '4 columns of numbers: `n`, `o`, `p`, `q`'],
    ['of 41 rows', 'line', ['\\c 60 80', rows(41)], '41 rows'],
    ['of a table that the console cut', 'line', [rows(39)], '`..`'],
    ['of a table that is too wide', 'bars', ['\\c 25 40', '([]s:`a`b;n:1 2;t:2#enlist 80#"x")'], '`..`'],
    ['of an infinite value', 'bars', ['`a`b!1 0w'], 'the infinite value 0w'],
    ['of a line over symbols', 'line', ['([]s:`a`b;n:1 2)'], '`s` that are neither numbers nor dates or times'],
    ['of a line over nulls', 'line', ['([]x:1 0N;n:1 2)'], 'or are null'],
    ['of a line with two keys', 'line', ['([x:1 2;z:1 2]n:1 2)'], '2 key columns'],
    ['of a line with one row', 'line', ['([]x:(),1;n:(),2)'], 'a single row'],
    ['of a line that goes back', 'line', ['([]x:1 3 2;n:1 2 3)'], '`x`, that does not ascend'],
  ])('%s', (_, kind, inputs, what) => {
    expect(readOutput(kind, inputs)).toMatchObject({ what: expect.stringContaining(what) })
  })

  test('with a logarithmic axis and a value that has no place on it', () => {
    expect(readOutput('bars', ['`a`b!1 0'], true)).toMatchObject({ what: expect.stringContaining('the value 0,') })
    expect(readOutput('bars', ['`a`b!1 10'], true)).not.toHaveProperty('what')
  })
})

test('forty rows of three series are drawn', () => {
  expect(chartOf('line', '\\c 60 80', '([]x:til 40;a:til 40;b:til 40;c:til 40)').series).toHaveLength(3)
})
