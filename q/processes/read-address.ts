import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { textOf } from '../values/symbols.ts'
import { isString, isSymbol, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'

/** Where a process listens, and as whom to connect to it. */
export interface Address {
  port: number
  /** Empty unless given: then the user of the process that connects. */
  user: string
  password: string
  /** Whether it was given a time after which to give up. */
  hasTimeout: boolean
}

/** Reads what `hopen` takes: `5010`, `` `::5010 ``, `` `:host:5010:user:password ``, each also with a timeout after it. */
export function readAddress(target: Value): Address {
  const [address, timeout] = isString(target) || target.kind === 'atom' ? [] : itemsOf(target)
  if (address && timeout) return { ...readAddress(address), hasTimeout: true }
  if (target.kind === 'atom' && (target.type === Type.int || target.type === Type.long || target.type === Type.short))
    return { port: Number(target.item), user: '', password: '', hasTimeout: false }
  if (!isSymbol(target) && !isString(target)) return signal('type')
  return parseAddress(textOf(target)) ?? signal('hop. OS reports: Connection refused')
}

/** Of `:host:5010:user:password`; undefined for a text of another form. */
export function parseAddress(text: string): Address | undefined {
  const [, host = '', port, user = '', password = ''] =
    /^:(?:tcps?:\/\/|unix:\/\/(?=\d))?([^:/]*?):?(\d+)(?::([^:]*)(?::(.*))?)?$/.exec(text) ?? []
  if (port === undefined) return undefined
  requireLocal(host)
  return { port: Number(port), user, password, hasTimeout: false }
}

/** The port in `:ws://host:6000`; undefined for a text of another form. */
export function parseWebSocket(text: string): number | undefined {
  const [, host = '', port] = /^:wss?:\/\/([^:/]*)(?::(\d+))?$/.exec(text) ?? []
  if (host) requireLocal(host)
  return host ? Number(port ?? 80) : undefined
}

/** All processes run on one machine. */
function requireLocal(host: string): void {
  if (!['', 'localhost', '127.0.0.1', '0.0.0.0'].includes(host))
    signal(`${host}. OS reports: Name or service not known`)
}
