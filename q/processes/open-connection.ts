import { call } from '../evaluate/apply.ts'
import { boolean, chars, int, symbol } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { nil } from '../values/nulls.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { closeEndpoint } from './close-end.ts'
import { connectionHandle } from './connection-handle.ts'
import { endProcess } from './end-process.ts'
import type { MachineState } from './machine-state.ts'
import { Endpoint, type ProcessState } from './process-state.ts'
import type { Address } from './read-address.ts'
import { type Outcome, printError, runHandler } from './run-handler.ts'

/** The user that processes run as. */
export const processUser = 'reader'

/**
 * Opens a connection and gives the end of the process that asked for it; undefined if it asked for its own port.
 * `.z.pw` of the other process may refuse it, which signals `access`; `.z.po` hears of it, for websockets `.z.wo`.
 */
export function openConnection(
  machine: MachineState,
  client: ProcessState,
  { port, user, password, hasTimeout }: Address,
  isWebSocket = false,
): Endpoint | undefined {
  const server = port ? machine.findListener(port) : undefined
  if (!server) return signal('hop. OS reports: Connection refused')
  if (server === client) return undefined
  if (server.depth) return signal(hasTimeout ? 'timeout' : `deadlock: ${server.label} cannot answer ${client.label}`)
  const end = makeEnd(machine, client, isWebSocket, '')
  end.peer = makeEnd(machine, server, isWebSocket, user || processUser)
  end.peer.peer = end
  if (!isAdmitted(machine, end.peer, password)) {
    closeEndpoint(machine, end.peer)
    closeEndpoint(machine, end)
    return signal('access')
  }
  announce(machine, end.peer)
  return end
}

function makeEnd(machine: MachineState, owner: ProcessState, isWebSocket: boolean, user: string): Endpoint {
  const handle = owner.session.handles.add(connectionHandle(machine, () => end))
  const end = new Endpoint(owner, handle, isWebSocket, user)
  owner.ends.set(handle, end)
  return end
}

function isAdmitted(machine: MachineState, end: Endpoint, password: string): boolean {
  const answer = callIfDefined(machine, end, '.z.pw', [symbol(end.user), chars(password)], boolean(true))
  return (
    'value' in answer && answer.value.kind === 'atom' && answer.value.type === Type.boolean && answer.value.item === 1
  )
}

function announce(machine: MachineState, end: Endpoint): void {
  callIfDefined(machine, end, end.isWebSocket ? '.z.wo' : '.z.po', [int(end.handle)], nil)
}

function callIfDefined(
  machine: MachineState,
  end: Endpoint,
  name: string,
  args: readonly Value[],
  byDefault: Value,
): Outcome {
  const { owner } = end
  const handler = owner.session.globals.get(name)
  const outcome = runHandler(machine, owner, end, () => (handler ? call(owner.session, handler, ...args) : byDefault))
  if ('exitCode' in outcome) endProcess(machine, owner, outcome.exitCode)
  else printError(owner, outcome)
  return outcome
}
