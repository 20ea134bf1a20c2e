import { serialize } from '../serialize/serialize.ts'
import { chars } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { isNil, nil } from '../values/nulls.ts'
import { Type } from '../values/types.ts'
import { Table, type Value } from '../values/value.ts'
import { queueMessage } from './connection-handle.ts'
import { answerRequest } from './handle-message.ts'
import type { MachineState } from './machine-state.ts'
import type { Endpoint, ProcessState } from './process-state.ts'

/** `-25!(handles;message)` queues one message for many handles, or for none if one of them is no connection. */
export function sendToAll(machine: MachineState, process: ProcessState, x: Value): Value {
  const [handles, message] = itemsOf(x)
  if (!handles || !message) return signal('type')
  const ends = itemsOf(handles).map(handle => {
    const number = numberOf(handle)
    return process.ends.get(number) ?? signal(`${number} is not an ipc handle`)
  })
  const bytes = machine.count(serialize(message))
  for (const end of ends) queueMessage(end, bytes)
  return nil
}

/** `-30!(::)` puts the answer to the current request off, `-30!(handle;isError;answer)` gives it. */
export function answerLater(machine: MachineState, process: ProcessState, x: Value): Value {
  if (isNil(x)) {
    if (process.request) process.request.isDeferred = true
    return nil
  }
  const [handle, isError, answer] = itemsOf(x)
  if (!handle || isError?.kind !== 'atom' || !answer) return signal('type')
  const end = process.ends.get(numberOf(handle)) ?? signal('domain')
  const request = end.deferredRequests.shift() ?? signal(`Handle ${end.handle} was not expecting a response msg`)
  answerRequest(machine, end, request, answer, isError.item === 1)
  return nil
}

/** `-38!handles`: a table of the protocol, `q` or `w` for websockets, and the family, `t` for TCP, of each. */
export function describeSockets(process: ProcessState, x: Value): Value {
  const ends = itemsOf(x).map(handle => process.ends.get(numberOf(handle)) ?? signal('domain'))
  return new Table(
    ['p', 'f'],
    [letters(ends, ({ isWebSocket }) => (isWebSocket ? 'w' : 'q')), letters(ends, () => 't')],
  )
}

const letters = (ends: readonly Endpoint[], letterOf: (end: Endpoint) => string) => chars(ends.map(letterOf).join(''))

const numberOf = (value: Value): number =>
  value.kind === 'atom' && (value.type === Type.int || value.type === Type.long) ? Number(value.item) : signal('type')
