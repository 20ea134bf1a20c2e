import { isFileSymbol } from '../context/memory-files.ts'
import type { InternalFunction, Session } from '../context/session.ts'
import { call } from '../evaluate/apply.ts'
import { parseText } from '../evaluate/parse-tree.ts'
import { countBytes } from '../files/file-verbs.ts'
import { replayLog } from '../files/replay-log.ts'
import { fixedStrings } from '../namespaces/formatting.ts'
import { describeSockets } from '../namespaces/sockets.ts'
import { deserialize, serialize, serializeCompressed } from '../serialize/serialize.ts'
import { tokenize } from '../syntax/lexer.ts'
import { bytesOfByteText, byteTextOf } from '../text/byte-text.ts'
import { bytesOf, stringOfBytes } from '../text/bytes.ts'
import { encloseInQuotes } from '../text/delimited-text.ts'
import { md5Of, sha1Of } from '../text/digests.ts'
import { boolean, chars, int, long } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemAt } from '../values/items.ts'
import { isNil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { isString, Type } from '../values/types.ts'
import { List, type Value, Vector } from '../values/value.ts'

/** The functions `n!x` for negative n that need the library, by n: `-8!x` serializes. `bang.ts` has others. */
export const libraryInternals: ReadonlyMap<number, InternalFunction> = new Map<number, InternalFunction>([
  [-4, (_, x) => listTokens(x)],
  [-5, (session, x) => parseText(session, textOf(x))],
  [-7, (session, x) => (isFileSymbol(x) ? countBytes(session, x) : signal('type'))],
  [-8, (_, x) => new Vector(Type.byte, serialize(x))],
  [-9, (session, x) => (isByteVector(x) ? deserialize(session, bytesOf(x)) : signal('type'))],
  [-10, isFreeType],
  [-11, replayLog],
  [-12, callByName('.Q.host')],
  [-13, callByName('.Q.addr')],
  [-14, (_, x) => quoteForCsv(x)],
  [-15, (_, x) => md5Of(x)],
  [-16, countReferences],
  [-18, (_, x) => new Vector(Type.byte, serializeCompressed(x))],
  // Like `.Q.gc` with no free memory to return.
  [-20, () => long(0)],
  [-22, (_, x) => long(serialize(x).length)],
  [-24, (session, tree) => session.withoutUpdates(() => session.evaluateTree(tree))],
  [-27, (_, pair) => fixedStrings(itemAt(pair, 0), itemAt(pair, 1))],
  [-29, callByName('.j.k')],
  [-31, callByName('.j.jd')],
  [-32, callByName('.Q.btoa')],
  [-33, (_, x) => sha1Of(x)],
  // No master key is loaded.
  [-36, (_, x) => (isNil(x) ? boolean(false) : signal('encryption lib unavailable'))],
  [-38, describeSockets],
  // All values are in memory domain 0.
  [-120, () => long(0)],
])

/** Calls the function in a library variable such as `.Q.host`. */
function callByName(name: string): InternalFunction {
  return (session, x) => call(session, session.getGlobal(name) ?? signal('nyi'), x)
}

/** `-4!"1 + x"`: the tokens and the blanks between them, each as a string. */
function listTokens(x: Value): Value {
  const text = textOf(x)
  const ends = tokenize(text).flatMap(({ start, end }) => [start, end])
  const cuts = [0, ...ends, text.length]
  return new List(cuts.flatMap((cut, i) => (cut < (cuts[i + 1] ?? 0) ? chars(text.slice(cut, cuts[i + 1])) : [])))
}

/** `-10!21h`: whether no enumeration has this type, of 20 to 76. Here, as in kdb+ since 3.6, all have 20. */
function isFreeType(session: Session, x: Value): Value {
  if (x.kind !== 'atom' || x.type !== Type.short) return signal('type')
  const number = Number(x.item)
  if (number < Type.enumeration || number > 76) return signal('type')
  return boolean(number > Type.enumeration || !session.hasDomains)
}

const isByteVector = (x: Value) => x.kind === 'vector' && x.type === Type.byte

/** `-14!x` quotes a string for CSV: `a"b` gives `"a""b"`; a string without quotes is unchanged. */
function quoteForCsv(x: Value): Value {
  if (!isString(x)) return signal('type')
  const text = byteTextOf(bytesOf(x))
  return text.includes('"') ? stringOfBytes(bytesOfByteText(encloseInQuotes(text))) : x
}

/** `-16!a`: the number of root variables that share this value, at least 1: 2 after `b:a`, 1 again after `b[0]:5`. */
function countReferences(session: Session, x: Value): Value {
  const holders = session
    .namesIn('.')
    .filter(name => session.viewSource(name) === undefined && session.getGlobal(name) === x)
  return int(Math.max(1, holders.length))
}
