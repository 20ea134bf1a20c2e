import { call } from '../evaluate/apply.ts'
import { toQError } from '../evaluate/errors.ts'
import { evaluateValue } from '../evaluate/value-verbs.ts'
import { deserialize, serialize } from '../serialize/serialize.ts'
import { chars, int } from '../values/construct.ts'
import { nil } from '../values/nulls.ts'
import type { Value } from '../values/value.ts'
import { forgetEnd } from './close-end.ts'
import { endProcess } from './end-process.ts'
import type { MachineState } from './machine-state.ts'
import type { Endpoint, Message, Request } from './process-state.ts'
import { type Outcome, printError, runHandler } from './run-handler.ts'

/** Handles a message that has arrived according to its kind. Responses that no request waits for any more are dropped. */
export function handleMessage(machine: MachineState, end: Endpoint, message: Message): void {
  switch (message.kind) {
    case 'async':
      finish(
        machine,
        end,
        runHandlerOf(machine, end, '.z.ps', message, value => evaluateValue(end.owner.session, value)),
      )
      break
    case 'text': {
      const ignore = () => nil
      finish(machine, end, runHandlerOf(machine, end, '.z.ws', message, ignore))
      break
    }
    case 'sync':
      handleRequest(machine, end, message)
      break
    case 'close':
      handleClose(machine, end)
      break
    case 'response':
    case 'error':
      break
    default:
      message.kind satisfies never
  }
}

function runHandlerOf(
  machine: MachineState,
  end: Endpoint,
  name: string,
  { bytes }: Message,
  byDefault: (value: Value) => Value,
): Outcome {
  const { owner } = end
  const { isBlocked, session } = owner
  const run = () => {
    const value = deserialize(session, bytes)
    const handler = session.globals.get(name)
    return handler ? call(session, handler, value) : byDefault(value)
  }
  return runHandler(machine, owner, end, isBlocked ? () => session.withoutUpdates(run) : run)
}

/** Prints the error of a handler, or ends the process if the handler did. */
function finish(machine: MachineState, { owner }: Endpoint, outcome: Outcome): void {
  if ('exitCode' in outcome) endProcess(machine, owner, outcome.exitCode)
  else printError(owner, outcome)
}

/** Answers with the value or the error of `.z.pg`, unless `-30!(::)` has put the answer off. */
function handleRequest(machine: MachineState, end: Endpoint, message: Message): void {
  const { owner } = end
  const before = owner.request
  const request: Request = { number: message.request, isDeferred: false }
  let outcome: Outcome
  try {
    owner.request = request
    outcome = runHandlerOf(machine, end, '.z.pg', message, value => evaluateValue(owner.session, value))
  } finally {
    owner.request = before
  }
  if ('exitCode' in outcome) endProcess(machine, owner, outcome.exitCode)
  else if ('error' in outcome) answerRequest(machine, end, request.number, chars(outcome.error.message), true)
  else if (request.isDeferred) end.deferredRequests.push(request.number)
  else answerRequest(machine, end, request.number, outcome.value, false)
}

/** Sends an answer after what is queued on the connection; an error instead where the value cannot be sent. */
export function answerRequest(
  machine: MachineState,
  end: Endpoint,
  request: number,
  value: Value,
  isError: boolean,
): void {
  machine.flush(end)
  try {
    const bytes = machine.count(serialize(value))
    machine.deliver(end, { kind: isError ? 'error' : 'response', bytes, request })
  } catch (thrown) {
    machine.deliver(end, { kind: 'error', bytes: serialize(chars(toQError(thrown).message)), request })
  }
}

/** The other process has closed the connection: `.z.pc` gets the number that the handle had, for websockets `.z.wc`. */
function handleClose(machine: MachineState, end: Endpoint): void {
  const { owner } = end
  const handler = owner.session.globals.get(end.isWebSocket ? '.z.wc' : '.z.pc')
  forgetEnd(end)
  if (!handler) return
  finish(
    machine,
    end,
    runHandler(machine, owner, undefined, () => call(owner.session, handler, int(end.handle))),
  )
}
