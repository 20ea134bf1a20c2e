import { expect, test } from 'vitest'
import { isCompletePng } from './image-cache.ts'

/** The bytes of a PNG that are looked at, with changes. */
function png({ signature = 'PNG', width = 1200, height = 630, end = 'IEND', length = 80 } = {}): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.write(signature, 1, 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.write(end, length - 8, 'latin1')
  return bytes
}

test('a PNG of the right size that has an end is complete', () => {
  expect(isCompletePng(png())).toBe(true)
  expect(isCompletePng(png({ length: 46 }))).toBe(true)
})

test.each([{ signature: 'GIF' }, { width: 1201 }, { height: 631 }, { end: 'IDAT' }, { length: 45 }])(
  'bytes with %j are not',
  change => {
    expect(isCompletePng(png(change))).toBe(false)
  },
)

test('no bytes are not', () => {
  expect(isCompletePng(Buffer.alloc(0))).toBe(false)
})
