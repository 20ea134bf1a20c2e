import { socialImageSize } from '../../page-kinds/head/social-image-texts.ts'

/** Bytes of a PNG's signature and its first chunk, IHDR, which holds width and height at bytes 16 and 20. */
const headerLength = 33
/** Bytes of its last chunk, IEND. */
const trailerLength = 12

/** Whether the bytes begin like a PNG of the right size and end like a complete one: a build may have been stopped while writing. */
export function isCompletePng(png: Buffer): boolean {
  return (
    png.length > headerLength + trailerLength &&
    png.toString('latin1', 1, 4) === 'PNG' &&
    png.readUInt32BE(16) === socialImageSize.width &&
    png.readUInt32BE(20) === socialImageSize.height &&
    png.toString('latin1', png.length - 8, png.length - 4) === 'IEND'
  )
}
