import { QError, signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { textOf } from '../values/symbols.ts'
import { isString, isSymbol, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { wholeNumber } from '../vectors/whole-number.ts'

/** The port to connect to, and how. */
export interface Address {
  /** The name or IP address of its computer; empty for this one. */
  host: string
  port: number
  /** Empty unless the address names one: the server then sees the user of the client process. */
  user: string
  password: string
  /** How many milliseconds connecting may take; undefined for any time. */
  timeout?: number
  isWebSocket: boolean
  /** Whether the address asks for encryption. */
  isSecure: boolean
}

const addressOf = (port: number, host = ''): Address => ({
  host,
  port,
  user: '',
  password: '',
  isWebSocket: false,
  isSecure: false,
})

/** Reads the argument of `hopen`: `5010`, `` `::5010 ``, `` `:host:5010:user:password ``, or a list of one of these and a timeout. */
export function readAddress(target: Value): Address {
  const [address, timeout] = isString(target) || target.kind === 'atom' ? [] : itemsOf(target)
  if (address && timeout) return { ...readAddress(address), timeout: wholeNumber(timeout) }
  if (target.kind === 'atom' && (target.type === Type.int || target.type === Type.long || target.type === Type.short))
    return addressOf(Number(target.item))
  if (!isSymbol(target) && !isString(target)) return signal('type')
  return parseAddress(textOf(target)) ?? signal('hop. OS reports: Connection refused')
}

/** Parses `:host:5010:user:password`; the host, user and password may be empty. Undefined for other texts, such as `:file`. */
export function parseAddress(text: string): Address | undefined {
  const [, protocol, host = '', port, user = '', password = ''] =
    /^:(tcps?:\/\/|unix:\/\/(?=\d))?([^:/]*?):?(\d+)(?::([^:]*)(?::(.*))?)?$/.exec(text) ?? []
  if (port === undefined) return undefined
  return { ...addressOf(Number(port), host), user, password, isSecure: protocol === 'tcps://' }
}

/** Parses `:ws://host:6000`. Undefined for other texts. */
export function parseWebSocket(text: string): Address | undefined {
  const [, protocol, host, port] = /^:(wss?):\/\/([^:/]+)(?::(\d+))?$/.exec(text) ?? []
  if (host === undefined) return undefined
  return { ...addressOf(Number(port ?? 80), host), isWebSocket: true, isSecure: protocol === 'wss' }
}

/** A URL of HTTP. */
export interface Url extends Address {
  /** What is asked for, without its first slash. */
  path: string
}

/** Parses `:http://user:password@host:5010/path`, or `:https://host`. Undefined for other texts. */
export function parseUrl(text: string): Url | undefined {
  const [, secure, user = '', password = '', host, port, path = ''] =
    /^:http(s?):\/\/(?:([^:@/?]*):?([^@/?]*)@)?([^:/?@]+)(?::(\d+))?\/?(.*)$/s.exec(text) ?? []
  if (host === undefined) return undefined
  const isSecure = secure !== ''
  return { ...addressOf(Number(port ?? (isSecure ? 443 : 80)), host), user, password, isSecure, path }
}

/** Whether an address is that of the computer itself. */
export const isLocalHost = (host: string): boolean => ['', 'localhost', '127.0.0.1', '0.0.0.0'].includes(host)

export interface PortRange {
  /** The name or IP address of the interface; empty if none is given. */
  host: string
  first: number
  last: number
}

/** `0W` takes a free port of these. */
const ephemeralPorts = { first: 32768, last: 60999 }

/** Parses the argument of `\p` and `-p`: `5010`, `localhost:5010`, the range `5010/5020`, or `0W` for any port. */
export function parsePorts(argument: string): PortRange {
  const [, host = '', first, last = first] = /^(?:rp,)?(?:([\w.-]*):)?(\d+|0W)(?:\/(\d+))?$/.exec(argument) ?? []
  if (first === undefined) throw new QError(argument)
  return { host, ...(first === '0W' ? ephemeralPorts : { first: Number(first), last: Number(last) }) }
}
