import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { copyPicture, createPicture, drawPixels, encodePng, fillRectangle } from './indexed-picture.ts'

const size = { width: 4, height: 4 }

/** A picture of one white row, two of which the second pixel is red, and another white row. */
function createExample() {
  const [w, r] = [
    [255, 255, 255, 255],
    [255, 0, 0, 255],
  ] as const
  const rows = [w, w, w, w, w, r, w, w, w, r, w, w, w, w, w, w]
  const picture = createPicture(size)
  drawPixels(picture, Uint8Array.from(rows.flat()), { left: 0, top: 0, ...size })
  return picture
}

test('pixels and rectangles are drawn at their places, and a copy leaves its original as it is', () => {
  const original = createExample()
  const copy = createPicture(size)
  copyPicture(original, copy)
  fillRectangle(copy, '#0000ff', { left: 2, top: 1, width: 2, height: 2 })
  drawPixels(copy, Uint8Array.of(255, 0, 0, 255), { left: 3, top: 3, width: 1, height: 1 })
  expect([...copy.indices]).toEqual([0, 0, 0, 0, 0, 1, 2, 2, 0, 1, 2, 2, 0, 0, 0, 1])
  expect([...original.indices]).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0])
  expect([original.palette.size, copy.palette.size]).toEqual([2, 3])
})

test('a row is written as its difference from the row above where that has fewer runs', () => {
  const png = encodePng(createExample()) ?? Buffer.alloc(0)
  expect([...readChunk(png, 'PLTE')]).toEqual([255, 255, 255, 255, 0, 0])
  expect([...inflateSync(readChunk(png, 'IDAT'))]).toEqual([
    ...[0, 0, 0, 0, 0],
    ...[0, 0, 1, 0, 0],
    ...[2, 0, 0, 0, 0],
    ...[0, 0, 0, 0, 0],
  ])
})

test('a picture encoded again has the same bytes', () => {
  const picture = createExample()
  expect(encodePng(picture)).toEqual(encodePng(picture))
})

test('a picture of 256 colours has a palette, and one of 257 is not encoded', () => {
  const picture = createPicture(size)
  const fill = (colour: number) =>
    fillRectangle(picture, `#${colour.toString(16).padStart(6, '0')}`, { left: 0, top: 0, width: 1, height: 1 })
  for (let colour = 0; colour < 256; colour++) fill(colour)
  expect(encodePng(picture)).toBeDefined()
  fill(256)
  expect(encodePng(picture)).toBeUndefined()
})

function readChunk(png: Buffer, type: string): Buffer {
  const start = png.indexOf(type) + 4
  return png.subarray(start, start + png.readUInt32BE(start - 8))
}
