import type { Session } from '../context/session.ts'
import { frameText } from '../display/error-text.ts'
import { apply } from '../evaluate/apply.ts'
import { isUntrappable, toQError } from '../evaluate/locate-errors.ts'
import { chars, list, long } from '../values/construct.ts'
import { type ErrorFrame, signal } from '../values/errors.ts'
import { itemAt, itemsOf } from '../values/items.ts'
import { textOf } from '../values/symbols.ts'
import type { Value } from '../values/value.ts'
import { unary, type VerbTable, variadic } from '../values/verb.ts'

/** Functions of `.Q` that trap an error together with the stack of functions that it left. */
export const backtraceVerbs = (session: Session): VerbTable => ({
  '.Q.trp': variadic(3, 3, (f: Value, x: Value, handler: Value) => trapWithFrames(session, '.Q.trp', f, [x], handler), {
    shape: '.Q.trp[f;x;g]',
    help: 'applies f to x; after an error gives g[error;backtrace]',
    examples: [
      ['.Q.trp[{1+x};`a;{[e;backtrace]e}]', '"type"'],
      ['.Q.trp[{1+x};2;{[e;backtrace]e}]', '3'],
    ],
  }),
  '.Q.trpd': variadic(
    3,
    3,
    (f: Value, x: Value, handler: Value) => trapWithFrames(session, '.Q.trpd', f, itemsOf(x), handler),
    {
      shape: '.Q.trpd[f;args;g]',
      help: 'applies f to a list of arguments; after an error gives g[error;backtrace]',
      examples: [['.Q.trpd[{x+y};(1;`a);{[e;backtrace]e}]', '"type"']],
    },
  ),
  '.Q.sbt': unary(frames => chars(itemsOf(frames).map(formatFrame).join('')), {
    shape: '.Q.sbt backtrace',
    help: 'writes a backtrace as text, with the functions that an error left and a caret below each failed expression',
    examples: [
      ['.Q.trp[{1+x};`a;{type .Q.sbt y}]', '10h'],
      ['.Q.trp[{1+x};`a;{-1 .Q.sbt y;}]', '  [2]  {1+x}\n         ^\n  [1]  (.Q.trp)\n\n'],
    ],
  }),
})

/** Applies a function; after an error calls the handler with its text and its frames, innermost first. */
function trapWithFrames(session: Session, name: string, f: Value, args: readonly Value[], handler: Value): Value {
  try {
    return apply(session, f, args)
  } catch (thrown) {
    if (!(thrown instanceof Error) || isUntrappable(thrown)) throw thrown
    const { message, frames } = toQError(thrown)
    const inner = frames.map((frame, index) => frameValue(frame, frames.length - index + 1))
    return apply(session, handler, [chars(message), list([...inner, frameValue({ name, source: '', offset: 0 }, 1)])])
  }
}

const frameValue = ({ name, source, offset, location = '' }: ErrorFrame, depth: number): Value =>
  list([long(depth), chars(name), chars(source), long(offset), chars(location)])

/** A frame with the source of its function, or with the name of a function that has none. */
function formatFrame(frame: Value): string {
  const [depth, offset] = [itemAt(frame, 0), itemAt(frame, 3)]
  if (depth.kind !== 'atom' || offset.kind !== 'atom') return signal('type')
  const [name, source] = [textOf(itemAt(frame, 1)), textOf(itemAt(frame, 2))]
  if (!source) return `  [${depth.item}]  (${name})\n\n`
  const location = textOf(itemAt(frame, 4))
  return frameText({ name, source, location, offset: Number(offset.item) }, Number(depth.item))
}
