import { signal } from '../values/q-error.ts'
import { textOf } from '../values/text-of.ts'
import { isString } from '../values/type-of.ts'
import { Type } from '../values/types.ts'
import type { Atom, Value } from '../values/value.ts'
import { currentSession } from './current-session.ts'

/**
 * `1 "text"` and `2 "text"` print a text, `-1` and `-2` end it with a newline too and print each string of a list on a
 * line. `0 x` evaluates in the session itself. Other handles are those that `hopen` opened.
 */
export function sendToHandle(handle: Atom, message: Value): Value {
  const number = Number(handle.item)
  const session = currentSession()
  if (number === 0) return session.evaluateMessage(message)
  const opened = session.handles.get(Math.abs(number))
  if (opened) return opened.send(message, handle)
  if (Math.abs(number) > 2) return signal(`Cannot write to handle ${Math.abs(number)}. OS reports: Bad file descriptor`)
  const texts = message.kind === 'list' ? message.items.map(requireText) : [requireText(message)]
  for (const text of texts) session.print(number < 0 ? `${text}\n` : text)
  return handle
}

const requireText = (value: Value): string =>
  isString(value) || (value.kind === 'atom' && value.type === Type.char) ? textOf(value) : signal('type')
