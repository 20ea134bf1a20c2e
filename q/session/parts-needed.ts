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

/** What a name means in the session that will run the input: a verb or a global. */
type Lookup = (name: string) => Value | undefined

/**
 * Tells from the tokens of an input, and from the variables it names, which parts it needs. Texts in strings count as
 * code too, since `value` may run them. It may ask for a part in vain; it leaves one out only if the input computes the
 * name or number that needs it.
 */
export function findPartsNeeded(input: string, find: Lookup): PartsNeeded {
  const found = splitScript(input).map(({ kind, text }) =>
    kind === 'command' ? inCommand(text, find) : inCode(text, find),
  )
  return join(found)
}

const nothing: PartsNeeded = { library: false, machine: false }

const join = (parts: readonly PartsNeeded[]): PartsNeeded => ({
  library: parts.some(({ library }) => library),
  machine: parts.some(({ machine }) => machine),
})

/** `\l` and `\cd` are commands of the library, `\p` and a number for `\t` those of a machine; `\t` also times code. */
function inCommand(text: string, find: Lookup): PartsNeeded {
  const [, letters = '', argument = ''] = /^\\?(\S*)\s*([\s\S]*)$/.exec(text) ?? []
  if (letters === 'p' || (letters === 't' && /^\d+\s*$/.test(argument))) return { library: true, machine: true }
  if (/^(?:l|cd|mkdir|echo)$/.test(letters)) return { library: true, machine: false }
  return /^ts?(?::\d+)?$/.test(letters) ? inCode(argument, find) : nothing
}

function inCode(source: string, find: Lookup): PartsNeeded {
  const tokens = scanTokens(source)
  const textOf = ({ start, end }: ScannedToken) => source.slice(start, end)
  return join(
    tokens.map((token, i) => {
      const text = textOf(token)
      switch (token.kind) {
        case 'name':
          return inName(text)
        case 'symbol':
          return { library: /^`(?::|.*`:|\.(?:`|$))/.test(text), machine: false }
        case 'string':
          return inString(text.slice(1, -1), tokens[i - 1] && textOf(tokens[i - 1] as ScannedToken) === 'system', find)
        case 'operator':
          return {
            library: /^[012]:$/.test(text) || (text === '!' && mayBeInternal(tokens.slice(0, i).map(textOf), find)),
            machine: false,
          }
        default:
          return nothing
      }
    }),
  )
}

const libraryNames = new Set([...libraryVerbNames, 'hsym', 'system'])

/** The variables of `.z` that a machine sets or calls. */
const machineVariable = /^\.z\.(?:ts|p[gscow]|w[sco]|W)$/

function inName(name: string): PartsNeeded {
  const machine = name === 'hopen' || machineVariable.test(name)
  return { library: machine || libraryNames.has(name) || /^\.[Qhj](?:\.|$)/.test(name), machine }
}

function inString(text: string, isCommand: boolean | undefined, find: Lookup): PartsNeeded {
  if (isCommand) return inCommand(text, find)
  return join([{ library: text.startsWith(':'), machine: false }, inCode(text, find)])
}

/**
 * Whether the left operand of a `!` may be a number below 0, for which it calls an internal function: `-8!x`, `n!x` with
 * such a number in n or in the input, `(neg 8)!x`.
 */
function mayBeInternal(before: readonly string[], find: Lookup): boolean {
  const operand = before.at(-1) ?? ''
  if (/^-\d/.test(operand)) return true
  const hasNegative = before.some(text => /^-\d+$/.test(text))
  if (operand === ')') return hasNegative || isArithmetic(before)
  if (!/^[A-Za-z.]/.test(operand)) return false
  const value = find(operand)
  return value ? value.kind === 'atom' && Number(value.item) < 0 : hasNegative
}

/** Whether the parentheses that end here hold numbers and signs alone, with or without `neg`. */
function isArithmetic(before: readonly string[]): boolean {
  const inside = before.slice(before.lastIndexOf('(') + 1, -1)
  return inside.length > 0 && inside.every(text => /^(?:neg|\d+|[-+*])$/.test(text))
}
