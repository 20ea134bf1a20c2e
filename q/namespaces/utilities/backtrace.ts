import { frameText } from '../../display/error-text.ts'
import { apply } from '../../evaluate/apply.ts'
import { toQError } from '../../evaluate/locate-error.ts'
import { isUntrappable } from '../../evaluate/trap.ts'
import { chars, list, long, longs } from '../../values/construct.ts'
import { itemAt, itemsOf } from '../../values/items.ts'
import { type ErrorFrame, signal } from '../../values/q-error.ts'
import { textOf } from '../../values/text-of.ts'
import type { Value } from '../../values/value.ts'
import { binary, unary, type VerbTable, variadic } from '../../values/verb-table.ts'

/** Functions of `.Q` that say where an error came from, and how long something took. */
export const debuggingVerbs: VerbTable = {
  '.Q.trp': variadic(3, 3, (f: Value, x: Value, handler: Value) => trapWithFrames('.Q.trp', f, [x], handler)),
  '.Q.trpd': variadic(3, 3, (f: Value, x: Value, handler: Value) => trapWithFrames('.Q.trpd', f, itemsOf(x), handler)),
  '.Q.sbt': unary(frames => chars(itemsOf(frames).map(frameOf).join(''))),
  '.Q.ts': binary((f, x) => list([longs([0, 0]), apply(f, itemsOf(x))])),
}

/** After an error the handler gets its text and the functions that the error left, innermost first. */
function trapWithFrames(name: string, f: Value, args: readonly Value[], handler: Value): Value {
  try {
    return apply(f, args)
  } catch (thrown) {
    if (!(thrown instanceof Error) || isUntrappable(thrown)) throw thrown
    const { message, frames } = toQError(thrown)
    const inner = frames.map((frame, place) => frameValue(frame, frames.length - place + 1))
    return apply(handler, [chars(message), list([...inner, frameValue({ name, source: '', offset: 0 }, 1)])])
  }
}

const frameValue = ({ name, source, offset }: ErrorFrame, depth: number): Value =>
  list([long(depth), chars(name), chars(source), long(offset)])

/** A function written by the user is shown with its source, one of ours by its name. */
function frameOf(frame: Value): string {
  const [depth, offset] = [itemAt(frame, 0), itemAt(frame, 3)]
  if (depth.kind !== 'atom' || offset.kind !== 'atom') return signal('type')
  const [name, source] = [textOf(itemAt(frame, 1)), textOf(itemAt(frame, 2))]
  if (!source) return `  [${depth.item}]  (${name})\n\n`
  return frameText({ name, source, offset: Number(offset.item) }, Number(depth.item))
}
