import { readSource } from '../../files/read-source.ts'
import { bytesOf } from '../../text/bytes-of.ts'
import { eachLine, type ReadPart } from '../../text/each-line.ts'
import { ParsedColumn } from '../../text/parsed-column.ts'
import { readFields } from '../../text/read-fields.ts'
import { decodeText } from '../../values/construct.ts'
import { collapse, itemAt, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { textOf } from '../../values/text-of.ts'
import { isString } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { List, Table, type Value } from '../../values/value.ts'

/**
 * `(types;delimiter) 0: y` with the items of x: lists of values, one per column; with the delimiter enlisted a table
 * whose names stand in the first line. `(types;widths) 0: y` cuts fields of those widths.
 */
export function loadText(x: readonly Value[], y: Value): Value {
  const [types, separator, flag] = x
  if (!types || !separator) return signal('type')
  const letters = [...textOf(types)]
  if (isWidths(separator)) return loadFixed(letters, itemsOf(separator).map(numberOf), linesOf(y, false))
  const [delimiter, ...others] = bytesOf(separator)
  if (delimiter === undefined || others.length) return signal('type')
  const keepsBreaks = flag !== undefined && numberOf(flag) !== 0
  return loadDelimited(letters, delimiter, separator.kind !== 'atom', linesOf(y, keepsBreaks))
}

const isWidths = (separator: Value) =>
  separator.kind === 'vector' && (separator.type === Type.long || separator.type === Type.int)

const numberOf = (value: Value): number => (value.kind === 'atom' ? Number(value.item) : signal('type'))

const skip = ' '

/** A column per letter, except where it is a blank. */
const columnsFor = (letters: readonly string[]) =>
  letters.map(letter => (letter === skip ? undefined : new ParsedColumn(letter)))

const listsOf = (columns: readonly (ParsedColumn | undefined)[]): Value[] =>
  columns.flatMap(column => (column ? [column.toList()] : []))

function loadDelimited(letters: readonly string[], delimiter: number, hasNames: boolean, lines: Lines): Value {
  const columns = columnsFor(letters)
  const names = letters.map(() => '')
  const readNames = letters.map(
    (_, place): ReadPart =>
      (line, start, end) => {
        names[place] = decodeText(line.subarray(start, end)).trim()
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
      names.filter((_, place) => columns[place]),
      lists,
    )
  return lines.isString && count === 1 ? collapse(lists.map(list => itemAt(list, 0))) : new List(lists)
}

/** Records of fields with fixed widths, which need not end with line feeds. */
function loadFixed(letters: readonly string[], widths: readonly number[], lines: Lines): Value {
  const recordWidth = widths.reduce((total, width) => total + width, 0)
  if (letters.length !== widths.length || !recordWidth) return signal('length')
  const columns = columnsFor(letters)
  lines.forEach((line, start, end) => {
    const count = Math.max(1, Math.floor((end - start) / recordWidth))
    for (let record = 0, place = start; record < count; record++)
      for (let column = 0; column < widths.length; column++) {
        const next = place + (widths[column] as number)
        columns[column]?.add(line, Math.min(place, end), Math.min(next, end))
        place = next
      }
  })
  return new List(listsOf(columns))
}

interface Lines {
  isString: boolean
  forEach: (read: ReadPart) => void
}

/** Lines of a file or string, or the strings given. With `keepsBreaks`, strings may hold line feeds. */
function linesOf(y: Value, keepsBreaks: boolean): Lines {
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
  const bytes = isString(y) ? bytesOf(y) : readSource(y)
  return { isString: isString(y), forEach: read => eachLine(bytes, keepsBreaks, read) }
}

const isText = (y: Value) => isString(y) || (y.kind === 'atom' && y.type === Type.char)
