import { encodeText, list, symbols } from '../values/construct.ts'
import { symbolText } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import type { Atom, Dictionary, Lambda, Table, Value, Vector } from '../values/value.ts'
import { resolveEnumeration } from '../verbs/enumerations/resolve-enumeration.ts'
import type { ByteWriter } from './byte-writer.ts'
import { codeOfPrimitive } from './primitive-codes.ts'

const attributeCodes = ['', 's', 'u', 'p', 'g']
const sortedDictionary = 127
const omittedArgument = 255

/** Writes a value with its type before it. Enumerations become the symbols that they stand for. */
export function writeValue(writer: ByteWriter, value: Value): void {
  switch (value.kind) {
    case 'atom':
    case 'vector':
      writeSimple(writer, writer.keepsDomains ? value : resolveEnumeration(value))
      break
    case 'list':
      writer.writeByte(Type.list)
      writer.writeByte(attributeCodes.indexOf(value.attribute))
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
    case 'iterator':
      writePrimitive(writer, value.type, value.name)
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

/** The count and the items; an argument left out has a mark of its own. */
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
  if (type === Type.enumeration) writer.writeText(domain)
  if (type === Type.symbol) writeSymbol(writer, Number(item))
  else writer.writeItems(type, [item])
}

function writeVector(writer: ByteWriter, { type, data, attribute, domain }: Vector): void {
  writer.writeByte(type)
  writer.writeByte(attributeCodes.indexOf(attribute))
  if (type === Type.enumeration) writer.writeText(domain)
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

/** The namespace without its dot, then the text. */
function writeLambda(writer: ByteWriter, { type, context, source }: Lambda): void {
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

/** A keyword without a number, which is a function written in q elsewhere, goes by its name in place of a function's text. */
function writePrimitive(writer: ByteWriter, type: number, name: string): void {
  const code = codeOfPrimitive(type, name)
  if (code >= 0) {
    writer.writeBytes(Uint8Array.of(type, code))
  } else {
    writer.writeBytes(Uint8Array.of(100, 0))
    writeString(writer, name)
  }
}
