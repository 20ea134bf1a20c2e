const blockLength = 64

/**
 * A message as digests take it: a bit, zeros, and the length in bits in the last 8 bytes of a multiple of 64. With
 * `isLittle` the last byte in weight of the length comes first.
 */
export function padMessage(message: Uint8Array, isLittle: boolean): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / blockLength) * blockLength)
  padded.set(message)
  padded[message.length] = 0x80
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n, isLittle)
  return padded
}
