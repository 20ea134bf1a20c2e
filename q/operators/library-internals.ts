import { isFileSymbol } from '../context/file-path.ts'
import { type InternalFunction, requireLibrary, type Session } from '../context/session.ts'
import { fixedStrings } from '../display/display-verbs.ts'
import { call } from '../evaluate/apply.ts'
import { replayLog } from '../files/handles.ts'
import { countBytes } from '../files/read-files.ts'
import { deserialize, serialize } from '../serialize/serialize.ts'
import { tokenize } from '../syntax/lexer.ts'
import { bytesOf, stringOfBytes } from '../text/bytes.ts'
import { md5Of, sha1Of } from '../text/digests.ts'
import { bytesOfByteText, byteTextOf, encloseInQuotes } from '../text/quotes.ts'
import { boolean, chars, int, long } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemAt } from '../values/items.ts'
import { isNil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { isString, Type } from '../values/types.ts'
import { List, type Value, Vector } from '../values/value.ts'

/** What `n!x` does for those numbers below 0 whose code the library brings along: `-8!x` serializes. */
export const libraryInternals: ReadonlyMap<number, InternalFunction> = new Map<number, InternalFunction>([
  [-4, (_, x) => tokensOf(x)],
  [-5, (session, x) => requireLibrary(session).parse(textOf(x))],
  [-7, (session, x) => (isFileSymbol(x) ? countBytes(session, x) : signal('type'))],
  [-8, (_, x) => new Vector(Type.byte, serialize(x))],
  [-9, (session, x) => (isByteVector(x) ? deserialize(session, bytesOf(x)) : signal('type'))],
  [-11, replayLog],
  [-14, (_, x) => doubleQuotes(x)],
  [-15, (_, x) => md5Of(x)],
  [-16, countReferences],
  [-20, () => long(0)],
  [-24, (session, tree) => session.withoutUpdates(() => session.evaluateTree(tree))],
  [-22, (_, x) => long(serialize(x).length)],
  [-27, (_, pair) => fixedStrings(itemAt(pair, 0), itemAt(pair, 1))],
  [-33, (_, x) => sha1Of(x)],
  // No master key is loaded, and all values lie in the memory of the process.
  [-36, (_, x) => (isNil(x) ? boolean(false) : signal('encryption lib unavailable'))],
  [-120, () => long(0)],
  ...Object.entries({ 12: '.Q.host', 13: '.Q.addr', 29: '.j.k', 31: '.j.jd', 32: '.Q.btoa' }).map(
    ([number, name]) => [-Number(number), (session: Session, x: Value) => callVariable(session, name, x)] as const,
  ),
])

/** Calls a function of the library by its name. */
const callVariable = (session: Session, name: string, x: Value): Value =>
  call(session, session.getGlobal(name) ?? signal('nyi'), x)

/** The tokens of a text and the blanks between them, each as a string. */
function tokensOf(x: Value): Value {
  const text = textOf(x)
  const ends = tokenize(text).flatMap(({ start, end }) => [start, end])
  const cuts = [0, ...ends, text.length]
  return new List(cuts.flatMap((cut, i) => (cut < (cuts[i + 1] ?? 0) ? chars(text.slice(cut, cuts[i + 1])) : [])))
}

/** How many variables of the root namespace hold this very value: 2 for `a` after `b:a`, 1 again after `b[0]:5`. */
function countReferences(session: Session, x: Value): Value {
  const holders = session
    .namesIn('.')
    .filter(name => session.viewSource(name) === undefined && session.getGlobal(name) === x)
  return int(Math.max(1, holders.length))
}

const isByteVector = (x: Value) => x.kind === 'vector' && x.type === Type.byte

/** A string with its quotes doubled and put in quotes, if there are any. */
function doubleQuotes(x: Value): Value {
  if (!isString(x)) return signal('type')
  const text = byteTextOf(bytesOf(x))
  return text.includes('"') ? stringOfBytes(bytesOfByteText(encloseInQuotes(text))) : x
}
