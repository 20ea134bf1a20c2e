import { currentSession } from '../../evaluate/current-session.ts'
import { evalTree } from '../../evaluate/eval-tree.ts'
import { replayLog } from '../../files/replay-log.ts'
import { deserialize, serialize } from '../../serialize/serialize.ts'
import { tokenize } from '../../syntax/tokenize.ts'
import { bytesOfByteText, byteTextOf } from '../../text/byte-text.ts'
import { bytesOf, stringOfBytes } from '../../text/bytes-of.ts'
import { encloseInQuotes } from '../../text/enclose-in-quotes.ts'
import { chars, int, long } from '../../values/construct.ts'
import { signal } from '../../values/q-error.ts'
import { textOf } from '../../values/text-of.ts'
import { isString } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { List, type Value, Vector } from '../../values/value.ts'
import { md5Of, sha1Of } from '../strings/digest.ts'

/** What `n!x` does for those numbers below 0 whose code the library brings along: `-8!x` serializes. */
export const libraryInternals: ReadonlyMap<number, (x: Value) => Value> = new Map([
  [-4, tokensOf],
  [-8, x => new Vector(Type.byte, serialize(x))],
  [-9, x => (isByteVector(x) ? deserialize(bytesOf(x)) : signal('type'))],
  [-11, replayLog],
  [-14, doubleQuotes],
  [-15, md5Of],
  [-16, countReferences],
  [-24, tree => currentSession().withoutUpdates(() => evalTree(tree))],
  [-22, x => long(serialize(x).length)],
  [-33, sha1Of],
])

/** The tokens of a text and the blanks between them, each as a string. */
function tokensOf(x: Value): Value {
  const text = textOf(x)
  const ends = tokenize(text).flatMap(({ start, end }) => [start, end])
  const cuts = [0, ...ends, text.length]
  return new List(cuts.flatMap((cut, i) => (cut < (cuts[i + 1] ?? 0) ? chars(text.slice(cut, cuts[i + 1])) : [])))
}

/** How many variables of the root namespace hold this very value: 2 for `a` after `b:a`, 1 again after `b[0]:5`. */
function countReferences(x: Value): Value {
  const session = currentSession()
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
