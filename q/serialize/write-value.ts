import { writeItem } from '../text/item-bytes.ts'
import { list, symbols } from '../values/construct.ts'
import { resolveEnumeration } from '../values/enumerations.ts'
import { signal } from '../values/errors.ts'
import { expandLongs, holdsLongs } from '../values/exact-long.ts'
import { reserve, spend, spendAt } from '../values/meter.ts'
import { symbolText } from '../values/symbols.ts'
import { isFloating, Type, typeInfo } from '../values/types.ts'
import { encodeText } from '../values/utf8.ts'
import type { Atom, Attribute, Dictionary, Item, Lambda, Primitive, Table, Value, Vector } from '../values/value.ts'

/** Attributes by their code. */
export const attributesByCode: readonly Attribute[] = ['', 's', 'u', 'p', 'g']

/** The type of a dictionary with sorted keys. */
export const sortedDictionary = 127

/** The code that stands for an omitted argument of a projection, written as a unary function. */
export const omittedArgument = 255

/** Writes a value after its type. In messages, enumerations become symbols. */
export function writeValue(writer: ByteWriter, value: Value): void {
  spend(2)
  switch (value.kind) {
    case 'atom':
    case 'vector':
      writeSimple(writer, writer.keepsDomains ? value : resolveEnumeration(value))
      break
    case 'list':
      writer.writeByte(Type.list)
      writer.writeByte(attributesByCode.indexOf(value.attribute))
      writeAll(writer, value.items)
      break
    case 'dictionary':
      writeDictionary(writer, value)
      break
    case 'table':
      writeTable(writer, value)
      break
    case 'lambda':
      writeLambda(writer, value)
      break
    case 'primitive':
      writePrimitive(writer, value)
      break
    case 'iterator':
      writer.writeBytes(Uint8Array.of(value.type, value.code))
      break
    case 'derived':
      writer.writeByte(value.type)
      writeValue(writer, value.target)
      break
    case 'projection':
      writer.writeByte(value.type)
      writeAll(writer, [value.target, ...value.args])
      break
    case 'composition':
      writer.writeByte(value.type)
      writeAll(writer, value.functions)
      break
    default:
      value satisfies never
  }
}

/** Writes the count and the items; undefined stands for an omitted argument. */
function writeAll(writer: ByteWriter, items: readonly (Value | undefined)[]): void {
  writer.writeInt(items.length)
  for (const item of items) {
    if (item) writeValue(writer, item)
    else writer.writeBytes(Uint8Array.of(101, omittedArgument))
  }
}

function writeSimple(writer: ByteWriter, value: Value): void {
  if (value.kind === 'atom') writeAtom(writer, value)
  else if (value.kind === 'vector') writeVector(writer, value)
  else writeValue(writer, value)
}

function writeAtom(writer: ByteWriter, { type, item, domain }: Atom): void {
  writer.writeByte(-type)
  if (type === Type.enumeration) writer.writeText(domain?.name ?? '')
  if (type === Type.symbol) writeSymbol(writer, Number(item))
  else writer.writeItems(type, [item])
}

function writeVector(writer: ByteWriter, { type, data, attribute, domain }: Vector): void {
  writer.writeByte(type)
  writer.writeByte(attributesByCode.indexOf(attribute))
  if (type === Type.enumeration) writer.writeText(domain?.name ?? '')
  writer.writeInt(data.length)
  if (type === Type.symbol) for (let i = 0; i < data.length; i++) writeSymbol(writer, Number(data[i]))
  else writer.writeItems(type, data)
}

const writeSymbol = (writer: ByteWriter, number: number) => writer.writeText(symbolText(number))

function writeDictionary(writer: ByteWriter, { keys, values, isStepped }: Dictionary): void {
  const isSorted = isStepped || (keys.kind === 'table' && keys.isSorted)
  writer.writeByte(isSorted ? sortedDictionary : Type.dictionary)
  writeValue(writer, keys)
  writeValue(writer, values)
}

function writeTable(writer: ByteWriter, { names, columns, isSorted }: Table): void {
  writer.writeByte(Type.table)
  writer.writeByte(isSorted ? 1 : 0)
  writer.writeByte(Type.dictionary)
  writeValue(writer, symbols(names))
  writeValue(writer, list(columns))
}

/** Writes the namespace without its dot, then the source. */
function writeLambda(writer: ByteWriter, { type, context, source }: Lambda): void {
  // The text of a function of a runtime script.
  if (source === 'locked') signal('type')
  writer.writeByte(type)
  writer.writeText(context.replace(/^\./, ''))
  writeString(writer, source)
}

function writeString(writer: ByteWriter, text: string): void {
  const bytes = encodeText(text)
  writer.writeByte(Type.char)
  writer.writeByte(0)
  writer.writeInt(bytes.length)
  writer.writeBytes(bytes)
}

/** A keyword that kdb+ defines in k has no code: its name is written as the source of a lambda. */
function writePrimitive(writer: ByteWriter, { type, name, facts }: Primitive): void {
  if (facts.code !== undefined) {
    writer.writeBytes(Uint8Array.of(type, facts.code))
  } else {
    writer.writeBytes(Uint8Array.of(100, 0))
    writeString(writer, name)
  }
}

/** A buffer that grows as values are written to it, with little-endian numbers. */
export class ByteWriter {
  private bytes = new Uint8Array(256)
  private view = new DataView(this.bytes.buffer)
  private offset = 0

  /** With `keepsDomains`, enumerations keep the name of their domain, as in files. */
  constructor(readonly keepsDomains = false) {}

  writeByte(byte: number): void {
    this.makeRoom(1)
    this.view.setInt8(this.offset++, byte)
  }

  writeInt(number: number): void {
    this.makeRoom(4)
    this.view.setInt32(this.offset, number, true)
    this.offset += 4
  }

  writeBytes(bytes: Uint8Array): void {
    this.makeRoom(bytes.length)
    this.bytes.set(bytes, this.offset)
    this.offset += bytes.length
  }

  /** The text and a zero byte. */
  writeText(text: string): void {
    this.makeRoom(text.length + 1)
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      if (code > 127) {
        this.writeBytes(encodeText(`${text}\0`))
        return
      }
      this.bytes[this.offset + i] = code
    }
    this.offset += text.length
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
      spendAt(i)
      writeItem(this.view, this.offset, type, items[i] as Item, true)
      this.offset += width
    }
  }

  /** The bytes written so far. */
  finish(): Uint8Array {
    return this.bytes.slice(0, this.offset)
  }

  private makeRoom(length: number): void {
    if (this.offset + length <= this.bytes.length) return
    const size = Math.max(this.bytes.length * 2, this.offset + length)
    if (size > 2 ** 28) signal('wsfull')
    reserve(size)
    const grown = new Uint8Array(size)
    grown.set(this.bytes)
    this.bytes = grown
    this.view = new DataView(grown.buffer)
  }
}

/**
 * The items' little-endian bytes, if memory already holds them in q's format; undefined for other items, such as nulls
 * of floats.
 */
function bytesOfData(type: number, items: ArrayLike<Item>): Uint8Array | undefined {
  if (!ArrayBuffer.isView(items)) return undefined
  const isLong = holdsLongs(type)
  if (isFloating(type) && (items as Float64Array).some(Number.isNaN)) return undefined
  const data = isLong && items instanceof Float64Array ? expandLongs(items) : items
  const isSameWidth = data.byteLength === items.length * typeInfo(type).width
  return isSameWidth ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : undefined
}
