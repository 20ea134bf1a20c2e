import type { Network } from '../context/session.ts'
import { chars, int, list } from '../values/construct.ts'
import { QError, signal } from '../values/errors.ts'
import { nil } from '../values/nulls.ts'
import { nullInt } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { closeEndpoint } from './close-end.ts'
import { answerLater, describeSockets, sendToAll } from './internal-functions.ts'
import { listen } from './listen.ts'
import type { MachineState } from './machine-state.ts'
import { openConnection } from './open-connection.ts'
import type { ProcessState } from './process-state.ts'
import { parseAddress, parseWebSocket, readAddress } from './read-address.ts'
import { setTimer } from './run-timers.ts'
import { askAndWait } from './wait-for-answer.ts'

/** What a process of the machine asks of it. */
export function processNetwork(machine: MachineState, process: ProcessState): Network {
  return {
    // A process that opens its own port gets the handle 0, which is itself.
    open: target => int(openConnection(machine, process, readAddress(target))?.handle ?? 0),
    ask: (address, args) => askAddress(machine, process, address, args),
    runInternal(number, x) {
      if (number === -25) return sendToAll(machine, process, x)
      if (number === -30) return answerLater(machine, process, x)
      return number === -38 ? describeSockets(process, x) : undefined
    },
    runCommand(letters, argument) {
      if (letters === 'p') return portCommand(machine, process, argument)
      return letters === 't' ? timerCommand(machine, process, argument) : undefined
    },
  }
}

/** `` `::5010"query" ``, `` `::[(`::5010;100);"query"] `` and `` (`$":ws://host:6000")request ``. */
function askAddress(
  machine: MachineState,
  process: ProcessState,
  text: string,
  [first, second]: readonly Value[],
): Value | undefined {
  const webPort = parseWebSocket(text)
  if (webPort !== undefined) return openWebSocket(machine, process, webPort)
  if (text === '::' && first && second) return askOnce(machine, process, first, second)
  return first && parseAddress(text) ? askOnce(machine, process, chars(text), first) : undefined
}

function askOnce(machine: MachineState, process: ProcessState, target: Value, question: Value): Value {
  const end = openConnection(machine, process, readAddress(target))
  if (!end) return process.session.evaluateMessage(question)
  try {
    return askAndWait(machine, end, question)
  } finally {
    closeEndpoint(machine, end)
  }
}

const accepted = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
const refused = 'HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n'

/** The handle and the answer of the server; the null handle if it refused. */
function openWebSocket(machine: MachineState, process: ProcessState, port: number): Value {
  const address = { port, user: '', password: '', hasTimeout: false }
  try {
    const end = openConnection(machine, process, address, true) ?? signal('hop. OS reports: Connection refused')
    return list([int(end.handle), chars(accepted)])
  } catch (error) {
    if (error instanceof QError && error.message === 'access') return list([int(nullInt), chars(refused)])
    throw error
  }
}

function portCommand(machine: MachineState, process: ProcessState, argument: string): Value {
  if (!argument) return int(process.port)
  listen(machine, process, argument)
  return nil
}

/** `\t` alone gives the interval, a number sets it; anything else is an expression to be timed. */
function timerCommand(machine: MachineState, process: ProcessState, argument: string): Value | undefined {
  if (!argument) return int(process.timer?.milliseconds ?? 0)
  if (!/^\d+$/.test(argument)) return undefined
  setTimer(machine, process, Number(argument))
  return nil
}
