import { isFileSymbol } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { loadText, parseKeyValues } from '../files/load-text.ts'
import { prepareText, saveText } from '../files/prepare-text.ts'
import { isText } from '../files/text-lines.ts'
import { byteTextOf } from '../text/byte-text.ts'
import { bytesOf } from '../text/bytes.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemsOf } from '../values/items.ts'
import { isString, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { binary, type VerbTable } from '../values/verb.ts'

/** The operator `0:`. */
export const zeroColonVerbs = (session: Session): VerbTable => ({
  '0:': binary((x, y) => applyZeroColon(session, x, y), {
    shape: 'x 0: y',
    help: 'reads and writes text: ("SF";enlist",")0:`:file.csv',
    examples: [
      ['`:t.csv 0:("a,b";"1,x");("JS";enlist",")0:`:t.csv', 'a b\n---\n1 x'],
      ['csv 0:([]a:1 2;b:`x`y)', '"a,b"\n"1,x"\n"2,y"'],
      ['("JS";2 3)0:("12abc";" 7de ")', '12  7 \nabc de'],
      ['"S=;"0:"a=1;b=22"', 'a    b   \n,"1" "22"'],
    ],
    code: 20,
  }),
})

/**
 * Save Text for a file symbol, Load CSV or Load Fixed for a list of types, Key-Value Pairs for a string, Prepare Text
 * for a char.
 */
function applyZeroColon(session: Session, x: Value, y: Value): Value {
  if (isFileSymbol(x)) return saveText(session, x, y)
  if (x.kind === 'list') return loadText(session, x.items, y)
  if (isString(x) && isText(y)) return parseKeyValues(x, y)
  if (isString(x) && countOf(x) === 2) return loadText(session, itemsOf(x), y)
  const isDelimiter = x.kind === 'atom' && x.type === Type.char
  return isDelimiter ? prepareText(session, byteTextOf(bytesOf(x)), y) : signal('type')
}
