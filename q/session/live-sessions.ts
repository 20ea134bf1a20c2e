import type { Files } from '../context/files.ts'
import { measureBytes, visitParts } from '../values/measure-bytes.ts'
import { held, running } from '../values/meter.ts'
import { bytesPerSymbol, countSymbols, findSymbol, freeSymbols, maxSymbols } from '../values/symbols.ts'
import { isSimple, Type } from '../values/types.ts'
import { PartitionedTable, type Value } from '../values/value.ts'
import { dataOf } from '../vectors/operands.ts'

/** A session whose values are in use. */
interface LiveSession {
  readonly files: Files
  listValues(): readonly Value[]
  /** The texts of its views. */
  listTexts(): readonly string[]
}

/** All sessions of this realm, which share the table of symbols. */
const sessions = new Set<WeakRef<LiveSession>>()

export const addSession = (session: LiveSession) => sessions.add(new WeakRef(session))

/** Forgets the sessions of a computer, whose values nobody needs any more. */
export function endComputer(computer: number): void {
  for (const reference of sessions) if (reference.deref()?.files.computer === computer) sessions.delete(reference)
}

function listSessions(): LiveSession[] {
  return [...sessions].flatMap(reference => {
    const session = reference.deref()
    if (!session) sessions.delete(reference)
    return session ?? []
  })
}

/** The bytes that the processes of a computer keep in memory: their variables, what running code needs, the disk and the symbols. */
export function measureComputer(files: Files): number {
  const inSessions = listSessions().flatMap(session =>
    session.files.computer === files.computer ? session.listValues() : [],
  )
  const parts: object[] = [...held]
  for (let { call } = running; call; call = call.outer) parts.push(call.locals)
  const inCode = (parts.flat() as (Value | undefined)[]).filter(value => value !== undefined)
  return measureBytes([...inSessions, ...inCode]) + files.measureBytes() + countSymbols() * bytesPerSymbol
}

/** The count of symbols from which unused ones are sought. */
let manySymbols = maxSymbols / 2

/** Frees the symbols that no session uses, once there are many. No code may be running. */
export function freeUnusedSymbols(least = manySymbols): void {
  if (countSymbols() < least) return
  const live = listSessions()
  const isUsed = new Uint8Array(maxSymbols)
  const useText = (text: string) => {
    for (const word of text.match(names) ?? []) isUsed[findSymbol(word)] = 1
    for (const word of text.match(symbolLiterals) ?? []) isUsed[findSymbol(word)] = 1
  }
  const use = (value: Value) => {
    if (value.kind === 'lambda') useText(value.source)
    if (value instanceof PartitionedTable) visitParts(value.missing ? [value.missing] : value.sample.columns, use)
    if (!isSimple(value) || value.type !== Type.symbol) return
    const data = dataOf(value)
    for (let i = 0; i < data.length; i++) isUsed[Number(data[i])] = 1
  }
  visitParts(
    live.flatMap(session => session.listValues()),
    use,
  )
  for (const session of live) session.listTexts().forEach(useText)
  freeSymbols(isUsed)
  manySymbols = Math.min(maxSymbols * 0.9, Math.max(maxSymbols / 2, 2 * countSymbols()))
}

/** Code may make symbols of the names and of the symbols in the text of a function. */
const names = /[\w.]+/g
const symbolLiterals = /[\w.]*:[\w.:/]*/g
