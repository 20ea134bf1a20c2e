import { bytesOfData, writeItem } from '../text/item-bytes.ts'
import { encodeText } from '../values/construct.ts'
import { typeInfo } from '../values/types.ts'
import type { Item } from '../values/value.ts'

/** Bytes that grow as they are written, the last byte in weight of a number first. */
export class ByteWriter {
  private bytes = new Uint8Array(256)
  private view = new DataView(this.bytes.buffer)
  private place = 0

  /** With `keepsDomains`, enumerations keep the name of their domain, as in files; in messages they are symbols. */
  constructor(readonly keepsDomains = false) {}

  writeByte(byte: number): void {
    this.makeRoom(1)
    this.view.setInt8(this.place++, byte)
  }

  writeInt(number: number): void {
    this.makeRoom(4)
    this.view.setInt32(this.place, number, true)
    this.place += 4
  }

  writeBytes(bytes: Uint8Array): void {
    this.makeRoom(bytes.length)
    this.bytes.set(bytes, this.place)
    this.place += bytes.length
  }

  /** The text and a zero. */
  writeText(text: string): void {
    this.makeRoom(text.length + 1)
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      if (code > 127) {
        this.writeBytes(encodeText(`${text}\0`))
        return
      }
      this.bytes[this.place + i] = code
    }
    this.place += text.length
    this.writeByte(0)
  }

  /** Items of one type, one after the other. */
  writeItems(type: number, items: ArrayLike<Item>): void {
    const bytes = bytesOfData(type, items)
    if (bytes) this.writeBytes(bytes)
    else this.writeEach(type, items)
  }

  private writeEach(type: number, items: ArrayLike<Item>): void {
    const { width } = typeInfo(type)
    this.makeRoom(width * items.length)
    for (let i = 0; i < items.length; i++) {
      writeItem(this.view, this.place, type, items[i] as Item, true)
      this.place += width
    }
  }

  /** What has been written so far. */
  finish(): Uint8Array {
    return this.bytes.slice(0, this.place)
  }

  private makeRoom(length: number): void {
    if (this.place + length <= this.bytes.length) return
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.place + length))
    grown.set(this.bytes)
    this.bytes = grown
    this.view = new DataView(grown.buffer)
  }
}
