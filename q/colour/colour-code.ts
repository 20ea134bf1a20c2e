import { type ScriptPart, splitScript } from '../syntax/split-script.ts'
import { colourCommand } from './colour-command.ts'
import { colourStatement } from './colour-statement.ts'
import type { ColourToken } from './colour-token.ts'

/**
 * The tokens of a script, in order, with what each is shown as: `a:1` is a name, an operator and a number. Statements,
 * commands and tokens are cut by the functions that the interpreter runs code with. Never throws, so that half-typed code
 * keeps its colours. Small enough for an editor to load by itself.
 */
export function colourCode(source: string): ColourToken[] {
  const parts = splitScript(source)
  const code = parts.flatMap(({ kind, text, start }) =>
    kind === 'command' ? colourCommand(text, start) : colourStatement(text, start),
  )
  return [...findCommentLines(source, parts), ...code].sort((a, b) => a.start - b.start)
}

/** The lines that no statement or command contains. */
function findCommentLines(source: string, parts: readonly ScriptPart[]): ColourToken[] {
  const code = layOut(parts)
  const tokens: ColourToken[] = []
  let start = 0
  for (const line of source.split('\n')) {
    const text = line.trim()
    const first = start + line.indexOf(text)
    if (text && !code.slice(start, start + line.length).trim())
      tokens.push({ kind: 'comment', start: first, end: first + text.length })
    start += line.length + 1
  }
  return tokens
}

/** The parts at their offsets, with blanks between them. */
function layOut(parts: readonly ScriptPart[]): string {
  let end = 0
  return parts
    .map(({ text, start }) => {
      const gap = ' '.repeat(start - end)
      end = start + text.length
      return gap + text
    })
    .join('')
}
