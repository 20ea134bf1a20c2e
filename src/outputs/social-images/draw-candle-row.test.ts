import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { candleRowSize, drawCandleRow } from './draw-candle-row.ts'

const colours = { rise: 'green', fall: 'red' }
const addresses = Array.from({ length: 20 }, (_, index) => `https://tiny.example/docs/${index}`)

test('an address always has the same row, and other addresses have other rows', () => {
  const rows = addresses.map(address => drawCandleRow(address, colours))
  expect(addresses.map(address => drawCandleRow(address, colours))).toEqual(rows)
  expect(new Set(rows).size).toBe(addresses.length)
})

test('candles fill the row from left to right and do not touch', () => {
  const candles = addresses.flatMap(address => readCandles(drawCandleRow(address, colours)))
  const lefts = Array.from({ length: candleRowSize.width / 20 }, (_, index) => 5 + index * 20)
  expect(candles.map(({ left }) => left)).toEqual(addresses.flatMap(() => lefts))
  expect(new Set(candles.map(({ width }) => width))).toEqual(new Set([10]))
})

test('a candle has the colour of a fall if the price visibly falls, else that of a rise', () => {
  const candles = addresses.flatMap(address => {
    const bytes = [...createHash('sha256').update(address).digest()]
    return readCandles(drawCandleRow(address, colours)).map(({ body, fill }, index) => ({
      isFall: (bytes[index] ?? 0) % 41 < 14,
      isFlat: body === flatBody,
      fill,
    }))
  })
  const seen = new Set(
    candles.map(({ isFall, isFlat, fill }) => `${isFlat ? 'flat' : isFall ? 'falls' : 'rises'} ${fill}`),
  )
  expect([...seen].sort()).toEqual(['falls red', 'flat green', 'rises green'])
})

/** Height in pixels of a body whose price does not move as far as a pixel. */
const flatBody = 2

/** Reads the body of each candle (`z`, then `M5 20h10v30h-10z`) and its colour. */
function readCandles(svg: string) {
  const candle = /zM(\d+) \d+h(\d+)v(\d+)h-\d+z" fill="(\w+)"/g
  return [...svg.matchAll(candle)].map(([, left, width, body, fill]) => ({
    left: Number(left),
    width: Number(width),
    body: Number(body),
    fill,
  }))
}
