import { colourStatement } from './colour-statement.ts'
import type { ColourToken } from './colour-token.ts'

/** `\t` and `\ts:10` time an expression, so the rest of their line is q. */
const timer = /^\\ts?(?::\d+)?(?=\s|$)/
/** A path may open with a slash, so a comment needs blanks on both sides of its slash: `\l /data/hdb / prices`. */
const comment = /(?<=\s)\/\s/

/** The tokens of a line such as `\l file.q`, which starts at `offset` of the source. */
export function colourCommand(text: string, offset: number): ColourToken[] {
  const [timed] = timer.exec(text) ?? []
  const [name = text] = timed ? [timed] : (/^\S+/.exec(text) ?? [])
  const rest = text.slice(name.length)
  const restStart = offset + name.length
  const command: ColourToken = { kind: 'command', start: offset, end: restStart }
  return timed ? [command, ...colourStatement(rest, restStart)] : [command, ...colourArgument(rest, restStart)]
}

function colourArgument(text: string, offset: number): ColourToken[] {
  const commentStart = comment.exec(text)?.index ?? text.length
  const argument = text.slice(0, commentStart).trim()
  const argumentStart = text.indexOf(argument)
  const tokens: ColourToken[] = [
    { kind: 'string', start: offset + argumentStart, end: offset + argumentStart + argument.length },
    { kind: 'comment', start: offset + commentStart, end: offset + text.length },
  ]
  return tokens.filter(({ start, end }) => end > start)
}
