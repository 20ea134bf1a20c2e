import type { MemoryFiles } from './memory-files.ts'

/** Adds bytes at the end of a file, which is made if need be. Bytes that were read before stay as they are. */
export function appendFile(files: MemoryFiles, path: string, bytes: Uint8Array): void {
  const before = files.readFile(path) ?? new Uint8Array(0)
  const length = before.length + bytes.length
  const buffer = roomBehind(before) >= bytes.length ? before.buffer : copyWithRoom(before, length * 2)
  const grown = new Uint8Array(buffer, 0, length)
  grown.set(bytes, before.length)
  lengths.set(buffer, length)
  files.writeFile(path, grown)
}

/** For buffers with room at their end: how many of their bytes are in use. */
const lengths = new WeakMap<ArrayBufferLike, number>()

/** How many bytes may be written behind these without changing what others read from the same buffer. */
const roomBehind = (bytes: Uint8Array): number =>
  lengths.get(bytes.buffer) === bytes.length ? bytes.buffer.byteLength - bytes.length : -1

function copyWithRoom(bytes: Uint8Array, size: number): ArrayBuffer {
  const buffer = new ArrayBuffer(size)
  new Uint8Array(buffer).set(bytes)
  return buffer
}
