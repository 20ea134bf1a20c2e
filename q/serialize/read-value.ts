import type { Session } from '../context/session.ts'
import { call } from '../evaluate/apply.ts'
import { parse } from '../syntax/parser.ts'
import { readItem } from '../text/item-bytes.ts'
import { vectorOfItems } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { compactLongs, holdsLongs } from '../values/exact-long.ts'
import { countOf } from '../values/items.ts'
import { internBytes, symbolText, textOf } from '../values/symbols.ts'
import { isString, Type, typeInfo, typeOf } from '../values/types.ts'
import { copyBytes, decodeText } from '../values/utf8.ts'
import {
  Atom,
  type Attribute,
  Composition,
  type Data,
  Dictionary,
  type Item,
  List,
  Projection,
  Table,
  type Value,
  Vector,
} from '../values/value.ts'
import { factsOf } from '../values/verb.ts'
import { attributesByCode, omittedArgument, sortedDictionary } from './write-value.ts'

/** Reads one value after the other. Signals `badmsg` for bytes that end too early or name no type. */
export class ValueReader {
  /** The number of bytes read so far. */
  offset = 0
  private readonly view: DataView

  constructor(
    private readonly session: Session,
    private readonly bytes: Uint8Array,
    private readonly isLittleEndian: boolean,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  readValue(): Value {
    const type = this.readSigned()
    if (isSimpleType(-type)) return this.readAtom(-type)
    if (type === Type.list) return this.readList()
    if (isSimpleType(type)) return this.readVector(type)
    if (type === Type.table) return this.readTable()
    if (type === Type.dictionary || type === sortedDictionary) return this.readDictionary(type)
    return this.readFunction(type)
  }

  private readDictionary(type: number): Dictionary {
    const keys = this.readValue()
    const values = this.readValue()
    if (!isList(keys) || !isList(values) || countOf(keys) !== countOf(values)) return signal('badmsg')
    return new Dictionary(keys, values, type === sortedDictionary)
  }

  private readFunction(type: number): Value {
    if (type === 100) return this.readLambda()
    if (type >= 101 && type <= 103) return this.findVerb(type, this.readByte())
    if (type === 104) return this.readProjection()
    if (type === 105) return this.readComposition()
    return call(this.session, this.findVerb(103, type - 106), this.readValue())
  }

  /** The source is that of a function or the name of a keyword; other code would run when it is read. */
  private readLambda(): Value {
    const context = this.readText()
    const value = this.readValue()
    const source = isString(value) ? textOf(value) : signal('badmsg')
    if (!this.session.findVerb(source) && !isLambda(parse(source, this.session.isInfixWord))) return signal('badmsg')
    const before = this.session.context
    this.session.context = context ? `.${context}` : '.'
    try {
      return this.session.evaluate(source)
    } finally {
      this.session.context = before
    }
  }

  private readComposition(): Composition {
    const functions = this.readItems()
    return functions.length ? new Composition(functions) : signal('badmsg')
  }

  /** The operator, keyword or iterator of a type from 101 to 103 with this code. */
  private findVerb(type: number, code: number): Value {
    for (const name of this.session.verbNames()) {
      const verb = this.session.findVerb(name)
      if (verb && typeOf(verb) === type && codeOf(verb) === code) return verb
    }
    return signal('badmsg')
  }

  private readProjection(): Value {
    const [target, ...args] = Array.from({ length: this.readCount() }, () => this.readArgument())
    return new Projection(target ?? signal('badmsg'), args)
  }

  private readArgument(): Value | undefined {
    if (this.bytes[this.offset] !== 101 || this.bytes[this.offset + 1] !== omittedArgument) return this.readValue()
    this.offset += 2
    return undefined
  }

  private readTable(): Value {
    const isSorted = this.readByte() === 1
    const dictionary = this.readValue()
    if (dictionary.kind !== 'dictionary' || dictionary.keys.kind !== 'vector' || dictionary.values.kind !== 'list')
      return signal('badmsg')
    const { keys, values } = dictionary
    const [first] = values.items
    const isColumn = (value: Value) => isList(value) && first !== undefined && countOf(value) === countOf(first)
    if (keys.type !== Type.symbol || !first || !values.items.every(isColumn)) return signal('badmsg')
    return new Table(Array.from(keys.data as Int32Array, symbolText), values.items, isSorted)
  }

  private readAtom(type: number): Atom {
    const domain = type === Type.enumeration ? this.session.domain(this.readText()) : undefined
    return new Atom(type, this.readOne(type), domain)
  }

  private readVector(type: number): Vector {
    const attribute = this.readAttribute()
    const domain = type === Type.enumeration ? this.session.domain(this.readText()) : undefined
    return new Vector(type, this.readData(type, this.readInt()), attribute, domain)
  }

  /** Copies the items at once if they have the form that memory has, and reads them one by one otherwise. */
  private readData(type: number, length: number): Data {
    const start = this.offset
    // A symbol has at least the zero that ends it.
    const end = start + length * (type === Type.symbol ? 1 : typeInfo(type).width)
    if (length < 0 || end > this.bytes.length) return signal('badmsg')
    const data = this.isLittleEndian ? dataOfBytes(type, this.bytes, start, end) : undefined
    if (!data)
      return vectorOfItems(
        type,
        Array.from({ length }, () => this.readOne(type)),
      ).data
    this.offset = end
    return data
  }

  private readList(): List {
    const attribute = this.readAttribute()
    return new List(this.readItems(), attribute)
  }

  private readAttribute(): Attribute {
    return attributesByCode[this.readByte()] ?? ''
  }

  private readItems(): Value[] {
    const length = this.readCount()
    const items: Value[] = []
    for (let i = 0; i < length; i++) items.push(this.readValue())
    return items
  }

  /** A number of values, each of which has at least a byte. */
  private readCount(): number {
    const count = this.readInt()
    return count >= 0 && count <= this.bytes.length - this.offset ? count : signal('badmsg')
  }

  private readOne(type: number): Item {
    if (type === Type.symbol) return internBytes(this.bytes, this.offset, this.skipZero())
    const { width } = typeInfo(type)
    this.offset += width
    if (this.offset > this.bytes.length) return signal('badmsg')
    return readItem(this.view, this.offset - width, type, this.isLittleEndian)
  }

  /** The text before the next zero byte. */
  private readText(): string {
    return decodeText(this.bytes.subarray(this.offset, this.skipZero()))
  }

  /** The offset of the next zero byte; moves past it. */
  private skipZero(): number {
    let end = this.offset
    while (this.bytes[end]) end++
    this.offset = end + 1
    return end < this.bytes.length ? end : signal('badmsg')
  }

  private readByte = (): number => this.bytes[this.offset++] ?? signal('badmsg')
  private readSigned = (): number => (this.readByte() << 24) >> 24
  private readInt = (): number => Number(this.readOne(Type.int))
}

/** Whether a number is that of a type of atoms and vectors; 3 is none. */
const isSimpleType = (type: number) => type > 0 && type <= Type.enumeration && type !== 3

/** Whether a value has items, unlike an atom or a function. */
const isList = ({ kind }: Value) => ['vector', 'list', 'dictionary', 'table'].includes(kind)

const isLambda = (statements: ReturnType<typeof parse>) => statements.length === 1 && statements[0]?.kind === 'lambda'

/** The data of items in little-endian bytes; undefined for types that need converting. The reverse of `bytesOfData`. */
function dataOfBytes(type: number, bytes: Uint8Array, start: number, end: number): Data | undefined {
  if (type === Type.guid || type === Type.symbol) return undefined
  const isLong = holdsLongs(type)
  const { width, allocate } = typeInfo(type)
  if (width === 1) return copyBytes(bytes, start, end)
  const length = (end - start) / width
  const data = isLong ? new BigInt64Array(length) : (allocate(length) as BigInt64Array)
  new Uint8Array(data.buffer).set(bytes.subarray(start, end))
  return isLong ? compactLongs(data) : data
}

/** The number of a verb or iterator in serialized form. */
const codeOf = (verb: Value) => (verb.kind === 'iterator' ? verb.code : factsOf(verb).code)
