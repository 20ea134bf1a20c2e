/** Bytes that have arrived in chunks and are taken in pieces of other lengths. No chunk is copied before it is taken. */
export class ByteQueue {
  private chunks: Uint8Array[] = []
  /** How many bytes of the first chunk are taken. */
  private taken = 0
  private count = 0

  get length(): number {
    return this.count
  }

  push(chunk: Uint8Array): void {
    this.chunks.push(chunk)
    this.count += chunk.length
  }

  /** A copy of the first bytes, which stay in the queue; fewer if there are fewer. */
  peek(length: number): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(Math.min(length, this.count))
    let offset = 0
    let start = this.taken
    for (const chunk of this.chunks) {
      if (offset === bytes.length) break
      const part = chunk.subarray(start, start + bytes.length - offset)
      bytes.set(part, offset)
      offset += part.length
      start = 0
    }
    return bytes
  }

  /** Removes the first bytes and gives them. */
  take(length: number): Uint8Array<ArrayBuffer> {
    const bytes = this.peek(length)
    this.skip(bytes.length)
    return bytes
  }

  private skip(length: number): void {
    this.count -= length
    this.taken += length
    let whole = 0
    for (let first = this.chunks[whole]; first && this.taken >= first.length; first = this.chunks[++whole])
      this.taken -= first.length
    if (whole) this.chunks = this.chunks.slice(whole)
  }
}
