import { imageSize } from './social-images.ts'

const signatureAndHeader = 33
const end = 12

/** Whether the bytes begin as a PNG of the right size does and end as one that was written to its end. */
export function isSocialImage(png: Buffer): boolean {
  return (
    png.length > signatureAndHeader + end &&
    png.toString('latin1', 1, 4) === 'PNG' &&
    png.readUInt32BE(16) === imageSize.width &&
    png.readUInt32BE(20) === imageSize.height &&
    png.toString('latin1', png.length - 8, png.length - 4) === 'IEND'
  )
}
