import { filePath, isFileSymbol, signalMissing } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { bytesOf, splitLines, stringOfBytes } from '../text/bytes.ts'
import { list, long } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { internSymbol, symbolText } from '../values/symbols.ts'
import { isSimple, Type } from '../values/types.ts'
import { type Value, Vector } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'
import { dataOf, likeOperand } from '../vectors/operands.ts'
import { wholeNumber } from '../vectors/whole-number.ts'

/** Keywords that read, measure, delete or name a file. */
export const fileVerbs = (session: Session): VerbTable => ({
  read0: unary(x => readLines(session, x), {
    shape: 'read0 x',
    help: 'the lines of a text file',
    examples: [
      ['`:t.txt 0:("one";"two");read0`:t.txt', '"one"\n"two"'],
      ['`:t.txt 0:enlist"abcdef";read0(`:t.txt;2;3)', '"cde"'],
    ],
    code: 20,
    kForm: '0::',
  }),
  read1: unary(x => readBytes(session, x), {
    shape: 'read1 x',
    help: 'the bytes of a file',
    examples: [['`:b.bin 1:0x0102;read1`:b.bin', '0x0102']],
    code: 21,
    kForm: '1::',
  }),
  hcount: unary(x => countBytes(session, x), {
    shape: 'hcount x',
    help: 'the size of a file in bytes',
    examples: [['`:t.txt 0:enlist"abc";hcount`:t.txt', '4']],
  }),
  hdel: unary(x => deleteFile(session, x), {
    shape: 'hdel x',
    help: 'deletes a file',
    examples: [['`:t.txt 0:enlist"abc";hdel`:t.txt', '`:t.txt']],
  }),
  hsym: unary(fileSymbol, {
    shape: 'hsym x',
    help: 'makes a file handle of a symbol: `a becomes `:a',
    examples: [['hsym`a.txt', '`:a.txt']],
  }),
})

/** The lines of a file, a part of a file or a string. A part that has only one line gives a string. */
function readLines(session: Session, x: Value): Value {
  const lines = splitLines(isSource(x) ? readSource(session, x) : bytesOf(x)).map(stringOfBytes)
  const [first] = lines
  return x.kind === 'list' && lines.length === 1 && first ? first : list(lines)
}

const readBytes = (session: Session, x: Value): Value => new Vector(Type.byte, readSource(session, x))

/** `hcount x` and `-7!x`. */
export const countBytes = (session: Session, x: Value): Value => long(readSource(session, x).length)

/** Deletes a file or an empty folder and returns its symbol. */
function deleteFile(session: Session, x: Value): Value {
  const { files } = session
  const path = filePath(x)
  if (files.deleteFile(path)) return x
  return files.listFolder(path) ? signal(`${path}. OS reports: Directory not empty`) : signalMissing(path)
}

/** `hsym x` and `-1!x`: adds a colon to each symbol that starts with none. */
export function fileSymbol(x: Value): Value {
  if (!isSimple(x) || x.type !== Type.symbol) return signal('type')
  return likeOperand(x.type, (dataOf(x) as Int32Array).map(withColon), x)
}

function withColon(number: number): number {
  const text = symbolText(number)
  return text.startsWith(':') ? number : internSymbol(`:${text}`)
}

/** The bytes of a file or of a part of it: `` `:f``, `` (`:f;offset)`` or `` (`:f;offset;length)``. */
export function readSource(session: Session, source: Value): Uint8Array {
  if (isFileSymbol(source)) return readPath(session, filePath(source))
  const [file, offset, length] = source.kind === 'list' ? itemsOf(source) : []
  if (!file || !offset) return signal('type')
  const bytes = readPath(session, filePath(file))
  const start = wholeNumber(offset)
  return bytes.slice(start, length ? start + wholeNumber(length) : undefined)
}

/** Whether the value names a file or a part of one. */
export const isSource = (value: Value): boolean =>
  isFileSymbol(value) || (value.kind === 'list' && value.items[0] !== undefined && isFileSymbol(value.items[0]))

const readPath = (session: Session, path: string): Uint8Array => session.files.readFile(path) ?? signalMissing(path)
