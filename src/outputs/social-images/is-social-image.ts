import { socialImageSize } from '../../page-kinds/head/social-image.ts'

/** Bytes of a PNG's signature and its first chunk, IHDR, which holds width and height at bytes 16 and 20. */
const signatureAndHeader = 33
/** Bytes of its last chunk, IEND. */
const end = 12

/** Whether the bytes start like a PNG of the right size and end like a complete one: a build may have been stopped while it wrote. */
export function isSocialImage(png: Buffer): boolean {
  return (
    png.length > signatureAndHeader + end &&
    png.toString('latin1', 1, 4) === 'PNG' &&
    png.readUInt32BE(16) === socialImageSize.width &&
    png.readUInt32BE(20) === socialImageSize.height &&
    png.toString('latin1', png.length - 8, png.length - 4) === 'IEND'
  )
}
