import type { Library } from '../context/session.ts'
import { type ScannedToken, scanTokens } from '../syntax/scanner.ts'
import { splitScript } from '../syntax/script.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { libraryVerbNames } from './all-verbs.ts'

/** The parts that an input needs besides the interpreter. */
export interface PartsNeeded {
  /** Namespaces, files, serialization and rarely used verbs: `loadLibrary`. */
  library: boolean
  /** Connections, ports, timers and handlers of messages: `loadMachine`. */
  machine: boolean
  /** Loads an addition to the library, for `addLibrary`: compressed files and gzip. Known once the session has the library. */
  loadAddition?: (() => Promise<Library>) | undefined
}

/**
 * Finds the parts that an input needs, from its tokens and the values of its variables. Strings count as code, since `value`
 * may run them. It may name a part that is not used; it misses one only if the input computes a name or number.
 */
export function findPartsNeeded(input: string, find: (name: string) => Value | undefined): PartsNeeded {
  const needed: PartsNeeded = { library: false, machine: false }
  const readCommand = (text: string) => {
    const [, letters = '', argument = ''] = /^\\?(\S*)\s*([\s\S]*)$/.exec(text) ?? []
    if (letters === 'p' || (letters === 't' && /^\d+\s*$/.test(argument))) needed.machine = true
    else if (/^(?:l|cd|pwd|mkdir|echo|[rw_12])$/.test(letters)) needed.library = true
    // The argument may be code, as in `\ts .Q.s1 x`.
    else readCode(argument)
  }
  const readCode = (source: string) => {
    const texts: string[] = []
    needed.library ||= patterns.test(source)
    for (const { kind, start, end } of scanTokens(source)) {
      const text = source.slice(start, end)
      if (needsLibrary(kind, text) || (text === '!' && mayBeNegative(texts, find))) needed.library = true
      if (/^(?:vs|sv)$/.test(text) && !isText(texts.at(-1), find)) needed.library = true
      if (kind === 'name' && machineName.test(text)) needed.machine = true
      if (kind === 'string') (texts.at(-1) === 'system' ? readCommand : readCode)(text.slice(1, -1))
      texts.push(text)
    }
  }
  for (const { kind, text } of splitScript(input)) (kind === 'command' ? readCommand : readCode)(text)
  needed.library ||= needed.machine
  return needed
}

/**
 * What needs the library and is no token of its own: patterns of q 4.1, such as `(a;b):1 2`, `:[v;p;r]`, `{[(a;b)] ...}` and
 * `` {[a:`j] ...} ``, and `` use`m ``, whose name programs may also give to a variable.
 */
const patterns = /\)\s*:|(?<![/\\']):\[|\{\s*\[[^\]]*[^\]\w\s;.]|\buse\s*[[`]/

/** `hopen`, what calls it, and the variables of `.z` that a machine sets or calls. */
const machineName = /^(?:hopen|\.Q\.hdpf|\.z\.(?:ts|p[gscow]|w[sco]|W))$/

const libraryNames = new Set([...libraryVerbNames, 'system'])

/** Whether a token is a name or operator of the library, a symbol or string that may name a file, or `` `. ``, which may hold views. */
function needsLibrary(kind: ScannedToken['kind'], text: string): boolean {
  switch (kind) {
    case 'name':
      return libraryNames.has(text) || /^\.(?:[Qhj](?:\.|$)|z(?:\.(?:[aekl]|ph))?$)/.test(text)
    case 'symbol':
      return /^`(?::|.*`:|\.(?:[Qhj](?:[.`]|$)|`|$))/.test(text)
    case 'string':
      return text.startsWith('":')
    default:
      return kind === 'operator' && libraryNames.has(text)
  }
}

/**
 * Whether the last token may be a negative number, so that the `!` after it calls an internal function: `-8!x`, `(neg 8)!x`,
 * `n!x` if n is negative or the input contains a negative number.
 */
function mayBeNegative(texts: readonly string[], find: (name: string) => Value | undefined): boolean {
  const operand = texts.at(-1) ?? ''
  const value = find(operand)
  if (value) return value.kind === 'atom' && Number(value.item) < 0
  return /^(?:-\d.*|\)|[A-Za-z.].*)$/.test(operand) && texts.some(text => /^(?:-\d+|-|neg)$/.test(text))
}

/** Whether a token before `vs` or `sv` is a text, or a variable with one. The digits of numbers need the library. */
function isText(token = '', find: (name: string) => Value | undefined): boolean {
  const value = find(token)
  return /^["`]/.test(token) || (value !== undefined && 'type' in value && value.type === Type.char)
}
