// Draws charts as SVG. Lengths are units of the viewBox, 400 wide, so that the smallest text is legible on a phone. chart.css has
// colours, dashes and the size of text.
import { escapeHtml } from '../../lib/text.ts'
import { shortenTime } from './read-cell.ts'
import type { Chart, ChartRequest, Series, Value } from './read-chart.ts'

const width = 400
/** Text is in the font of code, 13 high, whose letters all have this width or less. */
const letterWidth = 7.9
const lineHeight = 18
/** From the middle of a line of text to its baseline. */
const baselineShift = 4.5
const swatchWidth = 18
const gap = 6

/** HTML of a chart with its caption. */
export function drawChart({ kind, caption }: ChartRequest, chart: Chart): string {
  const { drawing, height } = kind === 'bars' ? drawBars(chart) : drawLines(chart)
  return (
    `<figure class="q-chart"><svg class="drawn-data" role="img" viewBox="0 0 ${width} ${round(height)}">` +
    `<title>${escapeHtml(nameChart(kind, chart))}</title><desc>${escapeHtml(describeChart(chart))}</desc>` +
    `${drawing}</svg><figcaption>${escapeHtml(caption)}</figcaption></figure>`
  )
}

/** `Bar chart of n and total by sym` */
function nameChart(kind: ChartRequest['kind'], { labels, series }: Chart): string {
  const names = series.flatMap(({ name }) => name || [])
  const of = names.length > 0 ? ` of ${new Intl.ListFormat('en-GB').format(names)}` : ''
  return `${kind === 'bars' ? 'Bar chart' : 'Line chart'}${of}${labels.name && ` by ${labels.name}`}`
}

/** All data in words: `a: n 1, total 2. b: n 3, total null.` */
function describeChart({ isLog, labels, series }: Chart): string {
  const rows = labels.texts.map((label, row) => {
    const values = series.map(({ name, values }) => {
      const text = values[row]?.text ?? 'null'
      return series.length > 1 ? `${name} ${text}` : text
    })
    return `${label || 'null'}: ${values.join(', ')}.`
  })
  return [...(isLog ? ['The scale is logarithmic.'] : []), ...rows].join(' ')
}

interface Drawing {
  drawing: string
  height: number
}

const barHeight = 14
const barStep = 18
const gapBetweenRows = 6

/** Horizontal bars: labels before them, values behind them. */
function drawBars({ isLog, labels, series }: Chart): Drawing {
  const texts = labels.texts.map(label => cutText(shortenTime(label), 18))
  const values = listValues(series)
  const left = Math.max(...texts.map(textWidth)) + gap
  const right = width - Math.max(...values.map(({ text }) => textWidth(text)), textWidth('null')) - gap
  const scale = createScale(values, isLog, [left, right])
  const legend = series.length > 1 ? drawLegend(series) : { drawing: '', height: 0 }
  const rowStep = series.length * barStep + (series.length > 1 ? gapBetweenRows : 0)
  const rows = texts.map((label, row) => {
    const top = legend.height + row * rowStep
    const middle = top + (series.length * barStep) / 2
    const bars = series.map(({ values }, index) =>
      drawBar(values[row] ?? null, { className: nameClass(index), middle: top + (index + 0.5) * barStep, scale }),
    )
    return drawText(label, left - gap, middle, anchorAt('end')) + bars.join('')
  })
  const bottom = legend.height + texts.length * rowStep
  const axis = `<path d="M${round(scale.start)} ${legend.height}V${round(bottom)}"/>`
  const note = isLog ? drawText('log scale', right, bottom + lineHeight / 2, `${anchorAt('end')} ${noteClass}`) : ''
  return { drawing: legend.drawing + rows.join('') + axis + note, height: bottom + (isLog ? lineHeight : 2) }
}

function drawBar(
  value: Value | null,
  { className, middle, scale }: { className: string; middle: number; scale: Scale },
) {
  if (!value) return drawText('null', scale.start + gap, middle, noteClass)
  const end = scale.place(value.number)
  const [from, to] = [Math.min(scale.start, end), Math.max(scale.start, end)]
  const box = `x="${round(from)}" y="${round(middle - barHeight / 2)}" width="${round(to - from)}" height="${barHeight}"`
  return `<rect class="${className}" ${box}/>${drawText(value.text, to + gap, middle)}`
}

/** A sample of each series with its name, one after the other. */
function drawLegend(series: readonly Series[]): Drawing {
  let [x, middle] = [0, lineHeight / 2]
  const items = series.map(({ name }, index) => {
    const text = cutText(name, 40)
    const length = swatchWidth + gap + textWidth(text) + 2 * gap
    if (x > 0 && x + length > width) [x, middle] = [0, middle + lineHeight]
    const sample = `<rect class="${nameClass(index)}" x="${round(x + 1)}" y="${middle - 6}" width="${swatchWidth}" height="12"/>`
    const item = sample + drawText(text, x + swatchWidth + gap, middle)
    x += length
    return item
  })
  return { drawing: items.join(''), height: middle + lineHeight / 2 + gap }
}

const plotTop = 10
const plotBottom = 210

/** Lines over time or numbers, each with its name at its end. */
function drawLines({ isLog, labels, positions, series }: Chart): Drawing {
  const values = listValues(series)
  const vertical = createScale(values, isLog, [plotBottom, plotTop])
  const ticks = placeTicks(values, vertical, isLog)
  const names = series.map(({ name }) => cutText(name, 12))
  const nameWidth = Math.max(...names.map(textWidth))
  const left = Math.max(...ticks.map(({ text }) => textWidth(text))) + gap
  const right = width - (nameWidth > 0 ? nameWidth + swatchWidth + 2 * gap : gap)
  const [first = 0, last = 0] = [positions[0], positions.at(-1)]
  const placeX = (position: number) => left + ((position - first) / (last - first || 1)) * (right - left)
  const lines = series.map(({ values }, index) => {
    const points = values.map(
      (value, row) => value && ([placeX(positions[row] ?? 0), vertical.place(value.number)] as const),
    )
    return { index, points, end: points.findLast(point => point !== null)?.[1] ?? plotBottom }
  })
  const parts = [
    `<path d="M${round(left)} ${plotTop}V${plotBottom}M${round(left)} ${round(vertical.start)}H${round(right)}"/>`,
    ...ticks.map(({ text, y }) => drawText(text, left - gap, y, anchorAt('end'))),
    ...lines.map(({ index, points }) => drawLine(points, nameClass(index))),
    ...(nameWidth > 0 ? drawNames(names, lines, right + gap) : []),
    drawHorizontalAxis(labels, left, right),
  ]
  const note = isLog ? drawText('log scale', left, plotBottom + 1.5 * lineHeight + gap, noteClass) : ''
  return { drawing: parts.join('') + note, height: plotBottom + lineHeight + gap + (isLog ? lineHeight : 0) }
}

type Point = readonly [x: number, y: number]

/** A line with a gap where there is no value; a point alone is a dot. */
function drawLine(points: readonly (Point | null)[], className: string): string {
  const pieces: Point[][] = [[]]
  for (const point of points) {
    if (point) pieces.at(-1)?.push(point)
    else pieces.push([])
  }
  const dots = pieces.flatMap(([point, ...rest]) => (point && rest.length === 0 ? [point] : []))
  const path = pieces
    .filter(piece => piece.length > 1)
    .map(piece => `M${piece.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`)
    .join('')
  return (
    (path && `<path class="${className}" d="${path}"/>`) +
    dots.map(([x, y]) => `<circle class="${className}" cx="${round(x)}" cy="${round(y)}" r="2.5"/>`).join('')
  )
}

/** The names at the ends of lines, with a sample of each. Names of lines that end near each other are moved apart. */
function drawNames(names: readonly string[], lines: readonly { index: number; end: number }[], x: number): string[] {
  const sorted = lines.toSorted((a, b) => a.end - b.end)
  const lowest = plotBottom - lineHeight / 2
  let previous = Number.NEGATIVE_INFINITY
  return sorted.map(({ index, end }, place) => {
    const room = lowest - (sorted.length - 1 - place) * lineHeight
    const y = Math.max(Math.min(end, room), previous + lineHeight)
    previous = y
    const sample = `<path class="${nameClass(index)}" d="M${round(x)} ${round(y)}h${swatchWidth}"/>`
    return sample + drawText(names[index] ?? '', x + swatchWidth + gap, y)
  })
}

interface Tick {
  text: string
  y: number
}

/** The largest value, zero (of a logarithmic axis, where it starts) and the smallest value, without those that would overlap. */
function placeTicks(values: readonly Value[], scale: Scale, isLog: boolean): Tick[] {
  const sorted = values.toSorted((a, b) => a.number - b.number)
  const [smallest, largest] = [sorted[0], sorted.at(-1)]
  const ticks: Tick[] = []
  const add = (text: string, y: number) => {
    if (ticks.every(tick => Math.abs(tick.y - y) >= lineHeight - 3)) ticks.push({ text, y })
  }
  if (largest) add(largest.text, scale.place(largest.number))
  if (smallest) add(smallest.text, scale.place(smallest.number))
  add(isLog ? String(scale.from) : '0', scale.start)
  return ticks
}

/** The first and the last label, and the name of the axis between them if there is room. Long labels go on below the names of lines. */
function drawHorizontalAxis({ name, texts }: Chart['labels'], left: number, end: number): string {
  const middle = plotBottom + lineHeight / 2 + gap
  const [first, last] = fitEnds(texts[0] ?? '', texts.at(-1) ?? '', width - left)
  const right = Math.min(Math.max(end, left + textWidth(first) + textWidth(last) + 2 * gap), width)
  const room = right - left - textWidth(first) - textWidth(last) - 4 * gap
  const between = left + textWidth(first) + 2 * gap + room / 2
  return (
    drawText(first, left, middle) +
    (name && textWidth(name) <= room ? drawText(name, between, middle, `${anchorAt('middle')} ${noteClass}`) : '') +
    drawText(last, right, middle, anchorAt('end'))
  )
}

/** Two moments that fit beside each other: shortened, else without the day that they share, else to the minute. */
function fitEnds(first: string, last: string, room: number): [string, string] {
  const whole = [shortenTime(first), shortenTime(last)] as const
  const [day] = whole[0].split(/(?<=D)/)
  const ofDay = day && whole[1].startsWith(day) ? whole.map(text => text.slice(day.length)) : whole
  const toMinute = ofDay.map(text => text.replace(/(:\d\d):\d\d(?:\.\d+)?$/, '$1'))
  const fitting = [whole, ofDay].find(([a = '', b = '']) => textWidth(a) + textWidth(b) + 2 * gap <= room)
  const [shownFirst = '', shownLast = ''] = fitting ?? toMinute
  return [shownFirst, shownLast]
}

interface Scale {
  /** Where the axis starts: at zero, or at a power of ten. */
  start: number
  from: number
  place: (value: number) => number
}

/** An axis from zero through all values or, if it is logarithmic, from the power of ten below them. */
function createScale(values: readonly Value[], isLog: boolean, [begin, end]: readonly [number, number]): Scale {
  const numbers = values.map(({ number }) => number)
  if (isLog) {
    const lowest = Math.ceil(Math.log10(Math.min(...numbers))) - 1
    const highest = Math.log10(Math.max(...numbers))
    const place = (value: number) => begin + ((Math.log10(value) - lowest) / (highest - lowest)) * (end - begin)
    return { start: begin, from: 10 ** lowest, place }
  }
  const lowest = Math.min(0, ...numbers)
  const highest = Math.max(0, ...numbers)
  const place = (value: number) => begin + ((value - lowest) / (highest - lowest || 1)) * (end - begin)
  return { start: place(0), from: 0, place }
}

const listValues = (series: readonly Series[]): Value[] =>
  series.flatMap(({ values }) => values.filter(value => value !== null))

const nameClass = (index: number) => `series-${index + 1}`

/** Text whose middle is at the height `middle`. */
function drawText(text: string, x: number, middle: number, attributes = ''): string {
  const place = `x="${round(x)}" y="${round(middle + baselineShift)}"`
  return `<text ${attributes && `${attributes} `}${place}>${escapeHtml(text)}</text>`
}

const noteClass = 'class="note"'
const anchorAt = (place: 'middle' | 'end') => `text-anchor="${place}"`

const textWidth = (text: string) => text.length * letterWidth

const cutText = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

const round = (units: number) => Math.round(units * 10) / 10
