import { createHash, randomBytes } from 'node:crypto'
import type { ByteQueue } from './byte-queue.ts'

// The protocol of websockets: https://www.rfc-editor.org/rfc/rfc6455

/** What a frame is. The first frame of a message says whether it is a text; the others continue it. */
export const opcodes = { continuation: 0, text: 1, bytes: 2, close: 8, ping: 9, pong: 10 } as const

export interface Frame {
  isLast: boolean
  opcode: number
  payload: Uint8Array<ArrayBuffer>
}

/** A frame may have 128 MB, and so may a message of several. */
export const maxPayloadBytes = 2 ** 27

/** The longest header of a frame: two bytes, a length of eight, a mask of four. */
const maxHeaderLength = 14

/** Takes the next frame, unless it is not whole yet. Throws an error for a frame that is too long. */
export function takeFrame(queue: ByteQueue): Frame | undefined {
  const header = queue.peek(maxHeaderLength)
  const [first, second] = header
  if (first === undefined || second === undefined) return undefined
  const isMasked = second >= 128
  const shortLength = second & 127
  const lengthBytes = shortLength === 126 ? 2 : shortLength === 127 ? 8 : 0
  const headerLength = 2 + lengthBytes + (isMasked ? 4 : 0)
  if (header.length < headerLength) return undefined
  const length = lengthBytes ? readLength(header, lengthBytes) : shortLength
  if (length > maxPayloadBytes) throw new Error('The frame is too long.')
  if (queue.length < headerLength + length) return undefined
  const payload = queue.take(headerLength + length).slice(headerLength)
  if (isMasked) applyMask(payload, header.subarray(headerLength - 4, headerLength))
  return { isLast: first >= 128, opcode: first & 15, payload }
}

function readLength({ buffer }: Uint8Array<ArrayBuffer>, lengthBytes: number): number {
  const view = new DataView(buffer)
  return lengthBytes === 2 ? view.getUint16(2) : Number(view.getBigUint64(2))
}

function applyMask(payload: Uint8Array, mask: Uint8Array): void {
  for (let i = 0; i < payload.length; i++) payload[i] = (payload[i] ?? 0) ^ (mask[i & 3] ?? 0)
}

/** A frame with a whole message. Those of clients are masked with random bytes. */
export function createFrame(opcode: number, content: Uint8Array, isMasked: boolean): Uint8Array {
  const { length } = content
  const lengthBytes = length < 126 ? 0 : length < 65_536 ? 2 : 8
  const headerLength = 2 + lengthBytes + (isMasked ? 4 : 0)
  const frame = new Uint8Array(headerLength + length)
  const view = new DataView(frame.buffer)
  frame[0] = 128 | opcode
  frame[1] = (isMasked ? 128 : 0) | (lengthBytes === 0 ? length : lengthBytes === 2 ? 126 : 127)
  if (lengthBytes === 2) view.setUint16(2, length)
  if (lengthBytes === 8) view.setBigUint64(2, BigInt(length))
  frame.set(content, headerLength)
  if (isMasked) {
    const mask = randomBytes(4)
    frame.set(mask, headerLength - 4)
    applyMask(frame.subarray(headerLength), mask)
  }
  return frame
}

export const createKey = (): string => randomBytes(16).toString('base64')

/** The text by which a server proves that it speaks the protocol; the constant is that of the specification. */
export const acceptKey = (key: string): string =>
  createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
