import { SessionEnd } from '../context/session-end.ts'
import { deserialize, serialize } from '../serialize/serialize.ts'
import { QError, signal } from '../values/errors.ts'
import { textOf } from '../values/symbols.ts'
import type { Value } from '../values/value.ts'
import { handleMessage } from './handle-message.ts'
import type { MachineState } from './machine-state.ts'
import { passMessage } from './pass-messages.ts'
import type { Endpoint, Message } from './process-state.ts'
import { runNextTimer } from './run-timers.ts'

/** How far the clock goes on while a process waits for an answer that depends on a timer: 30 seconds. */
const longestWait = 30_000_000_000n

/** Sends a sync request and gives its answer; an error of the other process is signalled here. */
export function askAndWait(machine: MachineState, end: Endpoint, question: Value): Value {
  const request = machine.nextRequest()
  const bytes = machine.count(serialize(question))
  machine.flush(end)
  machine.deliver(end, { kind: 'sync', bytes, request })
  const answer = wait(machine, end, message => message.request === request && isAnswer(message))
  const value = deserialize(end.owner.session, answer.bytes)
  return answer.kind === 'error' ? signal(textOf(value)) : value
}

/** `h[]`: the next async message on the connection, which is not run. */
export function waitForMessage(machine: MachineState, end: Endpoint): Value {
  machine.flush(end)
  return deserialize(end.owner.session, wait(machine, end, ({ kind }) => kind === 'async').bytes)
}

const isAnswer = ({ kind }: Message) => kind === 'response' || kind === 'error'

/** Lets the other processes run until a message arrives that `isAwaited`; those that come before it are handled. */
function wait(machine: MachineState, end: Endpoint, isAwaited: (message: Message) => boolean): Message {
  const { owner } = end
  const latest = machine.now() + longestWait
  owner.waiting.push(end)
  try {
    while (true) {
      owner.session.checkTime()
      const message = end.incoming.shift()
      if (message && isAwaited(message)) return message
      if (message?.kind === 'close') return signalClosed(end, message)
      if (message) handleMessage(machine, end, message)
      else if (!passMessage(machine, end.peer) && !runNextTimer(machine, latest)) signalDeadlock(end)
      if (owner.exitCode !== undefined) throw new SessionEnd(owner.exitCode)
      if (!end.isOpen) signal(closedText(end))
    }
  } finally {
    owner.waiting.pop()
  }
}

/** The handle is gone at once; `.z.pc` runs when the process is back in its main loop. */
function signalClosed(end: Endpoint, message: Message): never {
  end.incoming.unshift(message)
  throw new QError(closedText(end))
}

const closedText = ({ handle }: Endpoint) => `close handle: ${handle}`

/** In kdb+ such processes hang. */
function signalDeadlock({ owner, peer }: Endpoint): never {
  return signal(`deadlock: ${peer.owner.label} cannot answer ${owner.label}`)
}
