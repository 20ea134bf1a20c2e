import { isFileSymbol } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { readRecords, saveBinary } from '../files/binary-files.ts'
import { isSource, readSource } from '../files/file-verbs.ts'
import { bytesOf } from '../text/bytes.ts'
import { signal } from '../values/errors.ts'
import { isString } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { binary, type VerbTable } from '../values/verb.ts'

/** The operator `1:`. */
export const oneColonVerbs = (session: Session): VerbTable => ({
  '1:': binary((x, y) => applyOneColon(session, x, y), {
    shape: 'x 1: y',
    help: 'reads and writes bytes',
    examples: [
      ['`:b.bin 1:"AB";read1`:b.bin', '0x4142'],
      ['("hc";2 1)1:0x010041020042', '1 2\nA B'],
    ],
    code: 21,
  }),
})

/**
 * Save Binary for a file symbol, Load Binary for types and widths. `(types;widths)` reads numbers with their lowest byte
 * first, `(widths;types)` with their highest byte first.
 */
function applyOneColon(session: Session, x: Value, y: Value): Value {
  if (isFileSymbol(x)) return saveBinary(session, x, y)
  const [first, second] = x.kind === 'list' ? x.items : []
  if (!first || !second) return signal('type')
  // A list of a file, a block size, an algorithm and a level asks for compression.
  if (isFileSymbol(first))
    return session.library?.compressTo(session, x, file => saveBinary(session, file, y)) ?? signal('nyi')
  const bytes = isSource(y) ? readSource(session, y) : bytesOf(y)
  return isString(first) ? readRecords(bytes, first, second, true) : readRecords(bytes, second, first, false)
}
