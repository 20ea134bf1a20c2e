import type { OpenHandle } from '../context/session.ts'
import { serialize } from '../serialize/serialize.ts'
import { chars } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { isNil, nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { isString, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { closeEndpoint } from './close-end.ts'
import type { MachineState } from './machine-state.ts'
import type { Endpoint } from './process-state.ts'
import { askAndWait, waitForMessage } from './wait-for-answer.ts'

/** What the handle of a connection does. `end` gives its end of the connection, which is made after the handle. */
export function connectionHandle(machine: MachineState, end: () => Endpoint): OpenHandle {
  return {
    send: (message, handle) => {
      const isAsync = Number(handle.item) < 0
      if (end().isWebSocket) return isAsync ? sendText(machine, end(), message) : signal('nyi')
      if (isAsync) return sendAsync(machine, end(), message)
      return isNil(message) ? waitForMessage(machine, end()) : askAndWait(machine, end(), message)
    },
    close: () => closeEndpoint(machine, end()),
  }
}

/** `neg[h] message` queues a message, `neg[h][]` hands over what is queued. */
function sendAsync(machine: MachineState, end: Endpoint, message: Value): Value {
  if (isNil(message)) machine.flush(end)
  else queueMessage(end, machine.count(serialize(message)))
  return nil
}

/** Queues a message in serialized form. */
export function queueMessage(end: Endpoint, bytes: Uint8Array): void {
  end.outgoing.push({ kind: 'async', bytes, request: 0, arrival: 0 })
}

/** A websocket takes strings and bytes. */
function sendText(machine: MachineState, end: Endpoint, message: Value): Value {
  if (isNil(message)) {
    machine.flush(end)
    return nil
  }
  const isChar = message.kind === 'atom' && message.type === Type.char
  const isBytes = message.kind === 'vector' && message.type === Type.byte
  if (!isString(message) && !isChar && !isBytes) return signal('type')
  const bytes = machine.count(serialize(isChar ? chars(textOf(message)) : message))
  end.outgoing.push({ kind: 'text', bytes, request: 0, arrival: 0 })
  return nil
}
