import { scanTokens } from './scanner.ts'

export interface ScriptPart {
  /** A command is a line such as `\d .a`, with its backslash. */
  kind: 'statement' | 'command'
  text: string
  /** The offset and the line number of its first character, both counted from 0. */
  start: number
  line: number
}

interface Line {
  text: string
  start: number
  number: number
}

/**
 * Cuts a script into statements and commands. A statement continues in lines that are indented, begin with a closing
 * brace, or follow an open bracket. Lines between a lone `/` and a lone `\` are comments, and so is everything after
 * another lone `\`.
 */
export function splitScript(source: string): ScriptPart[] {
  const code = maskBlockComments(source)
  const lines = linesOf(code)
  const parts: ScriptPart[] = []
  let depth = 0
  for (const line of lines) {
    const text = line.text.trimEnd()
    if (!text || isCommentLine(text)) continue
    const last = parts.at(-1)
    if (last?.kind === 'statement' && (depth > 0 || /^[\s}]/.test(text)))
      last.text = code.slice(last.start, line.start + text.length)
    else {
      depth = 0
      parts.push(startPart(line, text))
    }
    if (line !== lines.at(-1)) depth += countOpenBrackets(text)
  }
  return parts
}

function linesOf(source: string): Line[] {
  let start = 0
  return source.split('\n').map((text, number) => {
    const line = { text, start, number }
    start += text.length + 1
    return line
  })
}

const isCommentLine = (text: string) => /^\s*\//.test(text)

const startPart = (line: Line, text: string): ScriptPart => ({
  kind: text.startsWith('\\') ? 'command' : 'statement',
  text,
  start: line.start,
  line: line.number,
})

/** The opening brackets of a line minus its closing ones, outside of strings and comments. */
function countOpenBrackets(text: string): number {
  const code = text.replace(/"(?:[^"\\]|\\.)*"|\/(?<=(?:^|\s)\/).*/g, '')
  let count = 0
  for (const character of code) {
    if (character === '(' || character === '[' || character === '{') count++
    else if (character === ')' || character === ']' || character === '}') count--
  }
  return count
}

/**
 * Replaces comments by blanks: lines between a lone `/` and a lone `\`, and everything after another lone `\`. Line
 * breaks stay, so that offsets do not change.
 */
export function maskBlockComments(source: string): string {
  let end: string | undefined
  return source
    .split('\n')
    .map(line => {
      const text = line.trimEnd()
      const isMasked = end !== undefined || text === '/' || text === '\\'
      if (end === text) end = undefined
      else if (end === undefined && text === '/') end = '\\'
      // No line contains a line break, so this comment never ends.
      else if (end === undefined && text === '\\') end = '\n'
      return isMasked ? ' '.repeat(line.length) : line
    })
    .join('\n')
}

/** Whether an input can be run: false while one of its brackets or strings is open. */
export function isInputComplete(source: string): boolean {
  const kinds = scanTokens(source).map(({ kind }) => kind)
  if (kinds.includes('invalid')) return !hasOpenString(source)
  return kinds.filter(kind => kind === 'open').length <= kinds.filter(kind => kind === 'close').length
}

const hasOpenString = (source: string) => /"(?:[^"\\]|\\.)*$/.test(source.replace(/"(?:[^"\\]|\\.)*"/g, ''))
