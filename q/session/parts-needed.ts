import { type ScannedToken, scanTokens } from '../syntax/scanner.ts'
import { splitScript } from '../syntax/script.ts'
import type { Value } from '../values/value.ts'
import { libraryVerbNames } from './all-verbs.ts'

/** What an input asks for besides the interpreter itself. */
export interface PartsNeeded {
  /** Namespaces, files, serialization and rarely used verbs: `loadLibrary`. */
  library: boolean
  /** Connections, ports, timers and handlers of messages: `loadMachine`. */
  machine: boolean
}

/**
 * Tells from the tokens of an input, and from the values of the variables it names, which parts it needs. Texts in strings
 * count as code too, since `value` may run them. It may ask for a part in vain; it leaves one out only if the input
 * computes the name or number that needs it.
 */
export function findPartsNeeded(input: string, find: (name: string) => Value | undefined): PartsNeeded {
  const needed: PartsNeeded = { library: false, machine: false }
  const readCommand = (text: string) => {
    const [, letters = '', argument = ''] = /^\\?(\S*)\s*([\s\S]*)$/.exec(text) ?? []
    if (letters === 'p' || (letters === 't' && /^\d+\s*$/.test(argument))) needed.machine = true
    else if (/^(?:l|cd|mkdir|echo)$/.test(letters)) needed.library = true
    // The rest of the line may be timed code.
    else readCode(argument)
  }
  const readCode = (source: string) => {
    const texts: string[] = []
    for (const { kind, start, end } of scanTokens(source)) {
      const text = source.slice(start, end)
      if (needsLibrary(kind, text) || (text === '!' && mayBeNegative(texts, find))) needed.library = true
      if (kind === 'name' && machineName.test(text)) needed.machine = true
      if (kind === 'string') (texts.at(-1) === 'system' ? readCommand : readCode)(text.slice(1, -1))
      texts.push(text)
    }
  }
  for (const { kind, text } of splitScript(input)) (kind === 'command' ? readCommand : readCode)(text)
  needed.library ||= needed.machine
  return needed
}

/** `hopen` and the variables of `.z` that a machine sets or calls. */
const machineName = /^(?:hopen|\.z\.(?:ts|p[gscow]|w[sco]|W))$/

const libraryNames = new Set([...libraryVerbNames, 'hsym', 'system'])

/** Names of the library, symbols and strings that may name files, `` `. `` for its views, and operators of files. */
function needsLibrary(kind: ScannedToken['kind'], text: string): boolean {
  switch (kind) {
    case 'name':
      return libraryNames.has(text) || /^\.[Qhj](?:\.|$)/.test(text)
    case 'symbol':
      return /^`(?::|.*`:|\.(?:`|$))/.test(text)
    case 'string':
      return text.startsWith('":')
    default:
      return kind === 'operator' && libraryNames.has(text)
  }
}

/**
 * Whether the left operand of a `!`, which ends the tokens, may be a number below 0, so that it calls an internal function:
 * `-8!x`, `n!x` with such a number in n or in the input, `(neg 8)!x`.
 */
function mayBeNegative(texts: readonly string[], find: (name: string) => Value | undefined): boolean {
  const operand = texts.at(-1) ?? ''
  const value = find(operand)
  if (value) return value.kind === 'atom' && Number(value.item) < 0
  return /^(?:-\d.*|\)|[A-Za-z.].*)$/.test(operand) && texts.some(text => /^(?:-\d+|-|neg)$/.test(text))
}
