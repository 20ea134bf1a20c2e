import { call } from '../evaluate/apply.ts'
import { currentSession } from '../evaluate/current-session.ts'
import { readItem } from '../text/item-bytes.ts'
import { decodeText } from '../values/construct.ts'
import { signal } from '../values/q-error.ts'
import { internSymbol, symbolText } from '../values/symbols.ts'
import { Type, typeInfo } from '../values/types.ts'
import {
  Atom,
  type Attribute,
  Composition,
  Dictionary,
  type Item,
  List,
  Projection,
  Table,
  type Value,
  Vector,
} from '../values/value.ts'
import { vectorOfItems } from '../values/vector-of-items.ts'
import { primitiveOfCode } from './primitive-codes.ts'

const attributes: readonly Attribute[] = ['', 's', 'u', 'p', 'g']
const omittedArgument = 255

/** Reads values from bytes, one after the other. Bytes that end too early or name no type signal `badmsg`. */
export class ValueReader {
  /** How many bytes have been read. */
  place = 0
  private readonly view: DataView

  constructor(
    private readonly bytes: Uint8Array,
    private readonly isLittle: boolean,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  readValue(): Value {
    const type = this.readSigned()
    if (type < 0 && type >= -Type.enumeration) return this.readAtom(-type)
    if (type === Type.list) return this.readList()
    if (type > 0 && type <= Type.enumeration) return this.readVector(type)
    if (type === Type.table) return this.readTable()
    if (type === Type.dictionary || type === 127)
      return new Dictionary(this.readValue(), this.readValue(), type === 127)
    return this.readFunction(type)
  }

  private readFunction(type: number): Value {
    if (type === 100) return this.readLambda()
    if (type >= 101 && type <= 103) return this.readPrimitive(type)
    if (type === 104) return this.readProjection()
    if (type === 105) return new Composition(this.readItems())
    const iterator = primitiveOfCode(103, type - 106) ?? signal('badmsg')
    return call(findVerb(iterator), this.readValue())
  }

  private readLambda(): Value {
    const context = this.readText()
    const source = this.readValue()
    const session = currentSession()
    const before = session.context
    session.context = context ? `.${context}` : '.'
    try {
      return session.evaluate(decodeText((source as Vector).data as Uint8Array))
    } finally {
      session.context = before
    }
  }

  private readPrimitive(type: number): Value {
    const name = primitiveOfCode(type, this.readByte()) ?? signal('badmsg')
    return findVerb(name)
  }

  private readProjection(): Value {
    const [target, ...args] = Array.from({ length: this.readInt() }, () => this.readArgument())
    return new Projection(target ?? signal('badmsg'), args)
  }

  private readArgument(): Value | undefined {
    if (this.bytes[this.place] !== 101 || this.bytes[this.place + 1] !== omittedArgument) return this.readValue()
    this.place += 2
    return undefined
  }

  private readTable(): Value {
    const isSorted = this.readByte() === 1
    const dictionary = this.readValue()
    if (dictionary.kind !== 'dictionary' || dictionary.keys.kind !== 'vector' || dictionary.values.kind !== 'list')
      return signal('badmsg')
    const names = Array.from(dictionary.keys.data as Int32Array, symbolText)
    return new Table(names, dictionary.values.items, isSorted)
  }

  private readAtom(type: number): Atom {
    const domain = type === Type.enumeration ? this.readText() : ''
    return new Atom(type, this.readOne(type), domain)
  }

  private readVector(type: number): Vector {
    const attribute = this.readAttribute()
    const domain = type === Type.enumeration ? this.readText() : ''
    const length = this.readInt()
    if (type !== Type.symbol && length * typeInfo(type).width > this.bytes.length - this.place) return signal('badmsg')
    const items = Array.from({ length }, () => this.readOne(type))
    const { data } = vectorOfItems(type, items)
    return new Vector(type, data, attribute, domain)
  }

  private readList(): List {
    const attribute = this.readAttribute()
    return new List(this.readItems(), attribute)
  }

  private readAttribute(): Attribute {
    return attributes[this.readByte()] ?? ''
  }

  private readItems(): Value[] {
    const length = this.readInt()
    if (length > this.bytes.length) return signal('badmsg')
    return Array.from({ length }, () => this.readValue())
  }

  private readOne(type: number): Item {
    if (type === Type.symbol) return internSymbol(this.readText())
    const { width } = typeInfo(type)
    this.place += width
    if (this.place > this.bytes.length) return signal('badmsg')
    return readItem(this.view, this.place - width, type, this.isLittle)
  }

  /** Up to the next zero. */
  private readText(): string {
    const end = this.bytes.indexOf(0, this.place)
    if (end < 0) return signal('badmsg')
    const text = decodeText(this.bytes.subarray(this.place, end))
    this.place = end + 1
    return text
  }

  private readByte = (): number => Number(this.readOne(Type.byte))
  private readSigned = (): number => (this.readByte() << 24) >> 24
  private readInt = (): number => Number(this.readOne(Type.int))
}

const findVerb = (name: string): Value => currentSession().findVerb(name) ?? signal('badmsg')
