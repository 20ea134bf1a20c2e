// A picture of few colours, and its PNG. Nearly all of a social image is flat colour: a byte for each pixel and runs of equal
// bytes describe it in a fraction of the time that four bytes and a search for repeated patterns take.
import { constants, crc32, deflateSync } from 'node:zlib'
import { numberKey } from '../../lib/collections.ts'

interface Size {
  width: number
  height: number
}

export interface Place extends Size {
  left: number
  top: number
}

/** A picture of at most 256 colours, whose width is a multiple of four. */
export interface IndexedPicture extends Size {
  /** For each pixel, the number of its colour. */
  indices: Uint8Array
  /** The number of each colour, by the four bytes of an opaque pixel as an `Int32Array` reads them, in the order of numbers. */
  palette: Map<number, number>
  /** Where `encodePng` prepares the rows of the file. Fresh memory of this size takes longer than what is done with it. */
  scanlines: Uint8Array
}

/** What one byte can number. */
const maxColours = 256

export function createPicture({ width, height }: Size): IndexedPicture {
  const indices = new Uint8Array(width * height)
  return { width, height, indices, palette: new Map(), scanlines: new Uint8Array((width + 1) * height) }
}

/** Replaces what is in `picture` by a copy of another picture of the same size. */
export function copyPicture({ indices, palette }: IndexedPicture, picture: IndexedPicture) {
  picture.indices.set(indices)
  picture.palette = new Map(palette)
}

/** Draws opaque pixels, which have four bytes each, at a place in the picture. */
export function drawPixels({ indices, palette, ...picture }: IndexedPicture, rgba: Uint8Array, place: Place) {
  const { left, top, width, height } = place
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, width * height)
  for (let row = 0; row < height; row++) {
    const start = (top + row) * picture.width + left
    if (row > 0 && isLikeRowAbove(rgba, row, 4 * width))
      indices.copyWithin(start, start - picture.width, start - picture.width + width)
    else drawRow(indices.subarray(start, start + width), pixels.subarray(row * width, (row + 1) * width), palette)
  }
}

function drawRow(indices: Uint8Array, pixels: Int32Array, palette: Map<number, number>) {
  let colour = 0
  let number = 0
  for (let x = 0; x < pixels.length; x++) {
    const pixel = pixels[x] ?? 0
    if (pixel !== colour) {
      colour = pixel
      number = numberKey(palette, colour)
    }
    indices[x] = number
  }
}

/** Fills a rectangle with a colour such as `#fdfcf9`. */
export function fillRectangle({ indices, palette, ...picture }: IndexedPicture, colour: string, place: Place) {
  const rgba = Uint8Array.from(Buffer.from(`${colour.slice(1)}ff`, 'hex'))
  const number = numberKey(palette, new Int32Array(rgba.buffer)[0] ?? 0)
  for (let y = place.top; y < place.top + place.height; y++) {
    const start = y * picture.width + place.left
    indices.fill(number, start, start + place.width)
  }
}

/** Undefined if the picture has too many colours for a palette. */
export function encodePng(picture: IndexedPicture): Buffer | undefined {
  const { width, height, palette } = picture
  if (palette.size > maxColours) return undefined
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8 // Bits for each pixel.
  header[9] = 3 // A pixel is a number in the palette.
  const colours = new Uint8Array(Int32Array.from(palette.keys()).buffer)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    createChunk('IHDR', header),
    createChunk(
      'PLTE',
      colours.filter((_, i) => i % 4 < 3),
    ),
    createChunk('IDAT', compress(filterRows(picture))),
    createChunk('IEND', new Uint8Array()),
  ])
}

/**
 * Looks for runs of a byte alone: after the filters, a search for other repetitions takes five times as long and saves 3 %.
 * Memory level 6 makes shorter blocks than the usual 8, each with codes for what it holds, and takes no more time.
 */
function compress(scanlines: Uint8Array): Buffer {
  return deflateSync(scanlines, { strategy: constants.Z_RLE, memLevel: 6 })
}

function createChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  chunk.set(data, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), 8 + data.length)
  return chunk
}

/** Two of PNG's filters (https://www.w3.org/TR/png-3/#9Filter-types): a row as it is, or its difference from the row above. */
const filters = { none: 0, up: 2 }

/** The rows of a PNG, each after its filter. */
function filterRows({ indices, scanlines, width, height }: IndexedPicture): Uint8Array {
  scanlines.fill(0)
  scanlines.set(indices.subarray(0, width), 1)
  for (let row = 1; row < height; row++) {
    const scanline = scanlines.subarray(row * (width + 1), (row + 1) * (width + 1))
    if (isLikeRowAbove(indices, row, width)) scanline[0] = filters.up
    else filterRow(scanline, indices, row * width)
  }
  return scanlines
}

/** Writes the row that begins at `start` into a scanline of zeros, after the filter that leaves fewer runs of equal bytes. */
function filterRow(scanline: Uint8Array, indices: Uint8Array, start: number) {
  const width = scanline.length - 1
  const words = new Int32Array(indices.buffer, start, width / 4)
  const wordsAbove = new Int32Array(indices.buffer, start - width, width / 4)
  let savedRuns = 0
  let lastIndex = 0
  let lastDifference = 0
  for (let word = 0; word < words.length; word++) {
    // Four pixels at once, where all are like those before and above. Then both filters continue a run.
    const four = words[word] ?? 0
    if (lastDifference === 0 && four === wordsAbove[word] && four === Math.imul(lastIndex, 0x01_01_01_01)) continue
    for (let x = 4 * word; x < 4 * word + 4; x++) {
      const index = indices[start + x] ?? 0
      const difference = (index - (indices[start + x - width] ?? 0)) & 0xff
      if (index !== lastIndex) savedRuns++
      if (difference !== lastDifference) savedRuns--
      scanline[x + 1] = difference
      lastIndex = index
      lastDifference = difference
    }
  }
  scanline[0] = savedRuns > 0 ? filters.up : filters.none
  if (scanline[0] === filters.none) scanline.set(indices.subarray(start, start + width), 1)
}

function isLikeRowAbove(bytes: Uint8Array, row: number, length: number): boolean {
  const start = row * length
  return Buffer.compare(bytes.subarray(start, start + length), bytes.subarray(start - length, start)) === 0
}
