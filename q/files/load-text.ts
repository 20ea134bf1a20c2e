import type { Session } from '../context/session.ts'
import type { DateOrder } from '../temporal/parse-temporal.ts'
import { parseUsualLayout } from '../temporal/parse-usual-layout.ts'
import { bytesOfByteText, byteTextOf } from '../text/byte-text.ts'
import { bytesOf, eachLine, type ReadPart, stringOfBytes } from '../text/bytes.ts'
import { readFields } from '../text/delimited-text.ts'
import { list, vectorOfItems } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemAt, toUniformList } from '../values/items.ts'
import { textOf } from '../values/symbols.ts'
import { isString, Type, typeOfLetter } from '../values/types.ts'
import { copyBytes, decodeText } from '../values/utf8.ts'
import { type Item, List, Table, type Value, Vector } from '../values/value.ts'
import { wholeNumber, wholeNumbers } from '../vectors/whole-number.ts'
import { parseBytes } from '../verbs/cast/tok.ts'
import { readSource } from './file-verbs.ts'
import { isText } from './text-lines.ts'

/**
 * `(types;delimiter) 0: y`, given the items of the left argument: a list of values for each column, or a table with the
 * names in the first line if the delimiter is enlisted. `(types;widths) 0: y` cuts lines into fields of these widths.
 */
export function loadText(session: Session, [types, separator, flag]: readonly Value[], y: Value): Value {
  if (!types || !separator) return signal('type')
  const letters = [...textOf(types)]
  if (isWidths(separator)) return loadFixed(session, letters, wholeNumbers(separator), linesOf(session, y, false))
  const [delimiter, ...others] = bytesOf(separator)
  if (delimiter === undefined || others.length) return signal('type')
  const keepsBreaks = flag !== undefined && wholeNumber(flag) !== 0
  return loadDelimited(session, letters, delimiter, separator.kind !== 'atom', linesOf(session, y, keepsBreaks))
}

const isWidths = (separator: Value) =>
  separator.kind === 'vector' && (separator.type === Type.long || separator.type === Type.int)

function loadDelimited(
  session: Session,
  letters: readonly string[],
  delimiter: number,
  hasNames: boolean,
  lines: Lines,
): Value {
  const columns = createColumns(session, letters)
  const names = letters.map(() => '')
  const readNames = letters.map(
    (_, field): ReadPart =>
      (line, start, end) => {
        names[field] = decodeText(line.subarray(start, end)).trim()
      },
  )
  const readItems = columns.map((column): ReadPart => column?.add ?? (() => {}))
  let count = 0
  lines.forEach((line, start, end) => {
    readFields(line, start, end, delimiter, hasNames && !count ? readNames : readItems)
    count++
  })
  const lists = listsOf(columns)
  if (hasNames)
    return new Table(
      names.filter((_, field) => columns[field]),
      lists,
    )
  return lines.isString && count === 1 ? toUniformList(lists.map(list => itemAt(list, 0))) : new List(lists)
}

/** Lines of fixed-width fields. A line may hold several records, so a file needs no line feeds. */
function loadFixed(session: Session, letters: readonly string[], widths: readonly number[], lines: Lines): Value {
  const recordWidth = widths.reduce((total, width) => total + width, 0)
  if (letters.length !== widths.length || !recordWidth) return signal('length')
  const columns = createColumns(session, letters)
  lines.forEach((line, start, end) => {
    const count = Math.max(1, Math.floor((end - start) / recordWidth))
    for (let record = 0, offset = start; record < count; record++)
      for (let column = 0; column < widths.length; column++) {
        const next = offset + (widths[column] as number)
        columns[column]?.add(line, Math.min(offset, end), Math.min(next, end))
        offset = next
      }
  })
  return new List(listsOf(columns))
}

/** A column for each type letter; undefined for a blank, which skips its field. */
const createColumns = (session: Session, letters: readonly string[]) =>
  letters.map(letter => (letter === ' ' ? undefined : new ParsedColumn(letter, session.dateOrder)))

const listsOf = (columns: readonly (ParsedColumn | undefined)[]): Value[] =>
  columns.flatMap(column => (column ? [column.toList()] : []))

interface Lines {
  isString: boolean
  forEach: (read: ReadPart) => void
}

/** The lines of a file or string, or a list of strings. With `keepsBreaks`, quoted fields may hold line feeds. */
function linesOf(session: Session, y: Value, keepsBreaks: boolean): Lines {
  if (y.kind === 'list' && y.items.every(isText))
    return {
      isString: false,
      forEach: read => {
        for (const item of y.items) {
          const bytes = bytesOf(item)
          read(bytes, 0, bytes.length)
        }
      },
    }
  const bytes = isString(y) ? bytesOf(y) : readSource(session, y)
  return { isString: isString(y), forEach: read => eachLine(bytes, keepsBreaks, read) }
}

/**
 * `"S=;"0:"a=1;b=2"`: the keys, which have the type S, I or J, and the values as strings. With a star, as in `"S=*;"`,
 * quoted values may hold the separators.
 */
export function parseKeyValues(x: Value, y: Value): Value {
  const [keyType, fieldSeparator, third, fourth] = byteTextOf(bytesOf(x))
  const hasQuotes = third === '*' && fourth !== undefined
  const recordSeparator = hasQuotes ? fourth : third
  if (keyType === undefined || fieldSeparator === undefined || recordSeparator === undefined) return signal('type')
  if (!'IJS'.includes(keyType)) return signal('IJS')
  const text = byteTextOf(bytesOf(y))
  const records = hasQuotes ? splitOutsideQuotes(text, recordSeparator) : text.split(recordSeparator)
  const pairs = records.filter(Boolean).map(record => cutPair(record, fieldSeparator))
  const values = pairs.map(({ value }) => stringOfBytes(bytesOfByteText(hasQuotes ? removeQuotes(value) : value)))
  const keys = new ParsedColumn(keyType, 'month first')
  for (const { key } of pairs) keys.add(bytesOfByteText(key))
  return list([keys.toList(), list(values)])
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = []
  let start = 0
  let isQuoted = false
  for (let offset = 0; offset < text.length; offset++) {
    if (text[offset] === '"') isQuoted = !isQuoted
    if (text[offset] !== separator || isQuoted) continue
    parts.push(text.slice(start, offset))
    start = offset + 1
  }
  return [...parts, text.slice(start)]
}

function cutPair(record: string, separator: string): { key: string; value: string } {
  const offset = record.indexOf(separator)
  return offset < 0 ? { key: record, value: '' } : { key: record.slice(0, offset), value: record.slice(offset + 1) }
}

const removeQuotes = (value: string): string => (/^".*"$/s.test(value) ? value.slice(1, -1) : value)

const blank = 32

/** Parses fields as the capital letter of a type says: `J` gives longs, `C` first characters, `*` strings. */
class ParsedColumn {
  private readonly type: number
  private readonly strings: Vector[] = []
  private readonly items: Item[] = []

  constructor(
    private readonly letter: string,
    private readonly order: DateOrder,
  ) {
    const type = /[A-Z*]/.test(letter) ? typeOfLetter(letter === '*' ? 'c' : letter.toLowerCase()) : undefined
    this.type = type ?? signal('type')
  }

  readonly add = (bytes: Uint8Array, start = 0, end = bytes.length): void => {
    const { type, letter } = this
    if (letter === '*') this.strings.push(new Vector(type, copyBytes(bytes, start, end)))
    else if (type === Type.char) this.items.push(start < end ? (bytes[start] as number) : blank)
    else this.items.push(parseUsualLayout(type, bytes, start, end) ?? parseBytes(type, bytes, start, end, this.order))
  }

  toList(): Value {
    return this.letter === '*' ? new List(this.strings) : vectorOfItems(this.type, this.items)
  }
}
