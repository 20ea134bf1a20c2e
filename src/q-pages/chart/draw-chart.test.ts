import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawChart } from './draw-chart.ts'
import { type ChartRequest, readChart } from './read-chart.ts'

const stylesheet = readFileSync(new URL('./chart.css', import.meta.url), 'utf8')

function draw(kind: ChartRequest['kind'], lines: string[], isLog = false): string {
  const request = { kind, caption: 'Sizes < 10 & more', isLog }
  const chart = readChart(request, [lines.join('\n')])
  if ('fix' in chart) throw new Error(chart.what)
  return drawChart(request, chart)
}

const sizes = ['a  | 5', 'bb | 10', '<c>| ']
const prices = ['time  a b', '---------', '09:30 1 4', '09:31   6', '09:33 3 8']

const bars = draw('bars', sizes)
const lines = draw('line', prices)
const all = [bars, lines, draw('bars', prices), draw('bars', ['a| 1', 'b| 1000'], true), draw('line', prices, true)]

test('a chart is a figure with a name, its data in words and its caption', () => {
  expect(bars).toMatch(
    /^<figure class="q-chart"><svg class="drawn-data" role="img" viewBox="0 0 400 \d+"><title>Bar chart<\/title><desc>a: 5\. bb: 10\. &lt;c&gt;: null\.<\/desc>/,
  )
  expect(bars).toMatch(/<\/svg><figcaption>Sizes &lt; 10 &amp; more<\/figcaption><\/figure>$/)
  expect(lines).toContain('<title>Line chart of a and b by time</title>')
  expect(lines).toContain('<desc>09:30: a 1, b 4. 09:31: a null, b 6. 09:33: a 3, b 8.</desc>')
})

describe('bars', () => {
  test('are as long as their values, which stand beside them', () => {
    const [short = 0, long = 0] = [...bars.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width))
    expect(long / short).toBeCloseTo(2, 1)
    expect(textsOf(bars)).toEqual(['a', '5', 'bb', '10', '<c>', 'null'])
  })

  test('below zero go to the left', () => {
    const [down, up] = boxesOf(draw('bars', ['a| -5', 'b| 5']))
    expect(down?.right).toBeCloseTo(up?.left ?? 0, 0)
    expect(down?.left).toBeLessThan(down?.right ?? 0)
  })

  test('of several series have a legend and differ in class', () => {
    const drawn = draw('bars', ['s a b', '-----', 'x 1 2'])
    expect(textsOf(drawn).slice(0, 2)).toEqual(['a', 'b'])
    expect(drawn.match(/<rect class="series-\d"/g)).toEqual(['1', '2', '1', '2'].map(n => `<rect class="series-${n}"`))
  })

  test('on a logarithmic axis grow by the same length for each power of ten', () => {
    const [first, second, third] = boxesOf(draw('bars', ['a| 1', 'b| 10', 'c| 100'], true)).map(
      ({ left, right }) => right - left,
    )
    expect(second).toBeCloseTo(2 * (first ?? 0), 0)
    expect(third).toBeCloseTo(3 * (first ?? 0), 0)
  })

  test('with long labels keep room, and say the whole label in words', () => {
    const drawn = draw('bars', ['aVeryLongLabelOfABar| 1', 'b                   | 2'])
    expect(textsOf(drawn)[0]).toBe('aVeryLongLabelOfA…')
    expect(drawn).toContain('<desc>aVeryLongLabelOfABar: 1.')
  })
})

describe('lines', () => {
  test('have labels at the ends of both axes, zero, the name of the horizontal one, and their own names', () => {
    expect(textsOf(lines).toSorted()).toEqual(['0', '09:30', '09:33', '1', '8', 'a', 'b', 'time'])
  })

  test('have a gap at a null, and a dot where a value has no neighbour', () => {
    expect(lines.match(/<circle class="series-1"/g)).toHaveLength(2)
    expect(lines).toMatch(/<path class="series-2" d="M[\d. ]+L[\d. ]+L[\d. ]+"/)
  })

  test('that end at the same height have their names one below the other', () => {
    const drawn = draw('line', ['x a b c', '-------', '0 1 1 1', '1 2 2 2'])
    const heights = ['a', 'b', 'c'].map(name => Number(new RegExp(` y="([\\d.]+)">${name}<`).exec(drawn)?.[1]))
    expect(heights.map((height, index) => height - (heights[index - 1] ?? height))).toEqual([0, 18, 18])
  })

  test('over moments of one day leave out what both ends share if there is no room', () => {
    const rows = ['00.123456789', '01.123456789'].map(seconds => `2024.03.15D09:30:${seconds} 1`)
    const drawn = draw('line', [`t${' '.repeat(29)}y`, '-'.repeat(31), ...rows])
    expect(textsOf(drawn)).toContain('09:30:00.123456789')
  })
})

describe.each(all)('chart %#', html => {
  test('takes colours, dashes and fonts from its stylesheet', () => {
    expect(html).not.toMatch(/\s(?:style|fill|stroke|color|font-size)=/)
  })

  test('keeps to its frame', () => {
    const height = Number(/viewBox="0 0 400 ([\d.]+)"/.exec(html)?.[1])
    for (const [, x, y] of html.matchAll(/<text[^>]* x="([\d.]+)" y="([\d.]+)"/g)) {
      expect(Number(x)).toBeLessThanOrEqual(400)
      expect(Number(y) + 3).toBeLessThanOrEqual(height)
    }
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
  })
})

test('the stylesheet knows no colours but the tokens and those of the system', () => {
  expect(stylesheet).not.toMatch(/#[\da-f]{3}|(?:rgb|hsl|lab|lch|color)a?\(/i)
})

test('the smallest words are 11 px or more in a figure of 340 px', () => {
  const sizes = [...stylesheet.matchAll(/font(?:-size)?: (\d+)px/g)].map(([, size]) => Number(size))
  expect((Math.min(...sizes) * 340) / 400).toBeGreaterThanOrEqual(11)
})

const textsOf = (html: string) =>
  [...html.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text.replace('&lt;', '<').replace('&gt;', '>'))

const boxesOf = (html: string) =>
  [...html.matchAll(/<rect [^>]*x="([\d.]+)"[^>]*width="([\d.]+)"/g)].map(([, x, width]) => ({
    left: Number(x),
    right: Number(x) + Number(width),
  }))
