import { scanTokens } from './scanner.ts'

export interface ScriptPart {
  /** A command is a line such as `\d .a`, with its backslash. */
  kind: 'statement' | 'command'
  text: string
  /** Offset and line number, counted from 0, of its first character. */
  start: number
  line: number
}

interface Line {
  text: string
  start: number
  number: number
}

/**
 * Cuts a script into its statements and commands. A statement goes on in lines that are indented, start with a closing
 * brace, or come while a bracket is still open. Lines between a lone `/` and a lone `\` are comments, and so is all
 * that follows another lone `\`.
 */
export function splitScript(source: string): ScriptPart[] {
  const code = maskBlockComments(source)
  const parts: ScriptPart[] = []
  let depth = 0
  for (const line of linesOf(code)) {
    const text = line.text.trimEnd()
    if (!text || isCommentLine(text)) continue
    const last = parts.at(-1)
    if (last?.kind === 'statement' && (depth > 0 || /^[\s}]/.test(text)))
      last.text = code.slice(last.start, line.start + text.length)
    else {
      depth = 0
      parts.push(startPart(line, text))
    }
    depth += openedBrackets(text)
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

/** How many brackets a line opens more than it closes, strings and comments aside. */
function openedBrackets(text: string): number {
  let opened = 0
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\.)*"|(?<=^|\s)\/.*|[([{]|[)\]}]/g)) {
    if (part.length > 1 || part === '/') continue
    opened += '([{'.includes(part) ? 1 : -1
  }
  return opened
}

/**
 * Replaces by blanks what stands between a lone `/` and a lone `\`, and all that follows another lone `\`. Line breaks
 * stay, and with them the offset of everything else.
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
      // No line of a script is a line break, so this comment has no end.
      else if (end === undefined && text === '\\') end = '\n'
      return isMasked ? ' '.repeat(line.length) : line
    })
    .join('\n')
}

/** Whether a text may be run: false while a bracket or a string in it is still open. */
export function isInputComplete(source: string): boolean {
  const kinds = scanTokens(source).map(({ kind }) => kind)
  if (kinds.includes('invalid')) return !hasOpenString(source)
  return kinds.filter(kind => kind === 'open').length <= kinds.filter(kind => kind === 'close').length
}

const hasOpenString = (source: string) => /"(?:[^"\\]|\\.)*$/.test(source.replace(/"(?:[^"\\]|\\.)*"/g, ''))
