import { QError, signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { textOf } from '../values/symbols.ts'
import { isString, isSymbol, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'

/** The port to connect to, and how. */
export interface Address {
  port: number
  /** Empty unless the address names one: the server then sees the user of the client process. */
  user: string
  password: string
  hasTimeout: boolean
  isWebSocket: boolean
}

const addressOf = (port: number): Address => ({
  port,
  user: '',
  password: '',
  hasTimeout: false,
  isWebSocket: false,
})

/** Reads the argument of `hopen`: `5010`, `` `::5010 ``, `` `:host:5010:user:password ``, or a list of one of these and a timeout. */
export function readAddress(target: Value): Address {
  const [address, timeout] = isString(target) || target.kind === 'atom' ? [] : itemsOf(target)
  if (address && timeout) return { ...readAddress(address), hasTimeout: true }
  if (target.kind === 'atom' && (target.type === Type.int || target.type === Type.long || target.type === Type.short))
    return addressOf(Number(target.item))
  if (!isSymbol(target) && !isString(target)) return signal('type')
  return parseAddress(textOf(target)) ?? signal('hop. OS reports: Connection refused')
}

/** Parses `:host:5010:user:password`; the host, user and password may be empty. Undefined for other texts, such as `:file`. */
export function parseAddress(text: string): Address | undefined {
  const [, host = '', port, user = '', password = ''] =
    /^:(?:tcps?:\/\/|unix:\/\/(?=\d))?([^:/]*?):?(\d+)(?::([^:]*)(?::(.*))?)?$/.exec(text) ?? []
  if (port === undefined) return undefined
  requireLocal(host)
  return { ...addressOf(Number(port)), user, password }
}

/** Parses `:ws://host:6000`. Undefined for other texts. */
export function parseWebSocket(text: string): Address | undefined {
  const [, host, port] = /^:wss?:\/\/([^:/]+)(?::(\d+))?$/.exec(text) ?? []
  if (host === undefined) return undefined
  requireLocal(host)
  return { ...addressOf(Number(port ?? 80)), isWebSocket: true }
}

/** Signals an error for another computer: all processes run on one machine. */
function requireLocal(host: string): void {
  if (!['', 'localhost', '127.0.0.1', '0.0.0.0'].includes(host))
    signal(`${host}. OS reports: Name or service not known`)
}

interface PortRange {
  first: number
  last: number
}

/** `0W` takes a free port of these. */
const ephemeralPorts: PortRange = { first: 32768, last: 60999 }

/** Parses the argument of `\p` and `-p`: `5010`, `localhost:5010`, the range `5010/5020`, or `0W` for any port. */
export function parsePorts(argument: string): PortRange {
  const [, first, last = first] = /^(?:rp,)?(?:[\w.-]*:)?(\d+|0W)(?:\/(\d+))?$/.exec(argument) ?? []
  if (first === undefined) throw new QError(argument)
  return first === '0W' ? ephemeralPorts : { first: Number(first), last: Number(last) }
}
