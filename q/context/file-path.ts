import { signal } from '../values/errors.ts'
import { symbolText } from '../values/symbols.ts'
import { isSymbol } from '../values/types.ts'
import type { Value } from '../values/value.ts'

/** The path in a file symbol: of `` `:data/a.csv`` it is `data/a.csv`. Signals `type` for anything else. */
export const filePath = (value: Value): string => (isFileSymbol(value) ? symbolOf(value).slice(1) : signal('type'))

/** Whether a value is a symbol that starts with a colon. */
export const isFileSymbol = (value: Value): boolean => isSymbol(value) && symbolOf(value).startsWith(':')

const symbolOf = (value: Value): string => (value.kind === 'atom' ? symbolText(Number(value.item)) : '')

/** Signals what the system says of a file that is not there. */
export const signalMissing = (path: string): never => signal(`${path}. OS reports: No such file or directory`)
