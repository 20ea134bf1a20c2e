/** One line of a code block as it is shown; `number` only where the block asks for line numbers. */
export interface CodeLine {
  text: string
  mark?: Mark
  number?: number
}

type Mark = 'highlighted' | 'added' | 'removed' | 'unfocused'
/** The ways in which authors mark lines. */
type Command = 'highlight' | 'add' | 'remove' | 'focus'
/** 1-based lines by the command that names them. */
type CommandLines = Map<Command, Set<number>>

// Comments of any language, q's `/` among them: `/ highlight-next-line`, `// add-start`, `<!-- focus-end -->`.
const commandComment =
  /^\s*(?:\/\/?|#|--|<!--|\/\*|\{\/\*)\s*(highlight|add|remove|focus)-(next-line|start|end)\s*(?:-->|\*\/\}?)?\s*$/

/** Within Markdown only its own comments mark lines, since it may contain code whose comments mark lines of that code. */
const commentOfMarkdown = /^\s*(?:<!--|\{\/\*)/
/** A longer range is a mistake of the author; expanding it would keep the build busy. */
const maxLinesOfRange = 10_000

/**
 * The lines of a code block. `meta` marks them, such as `{1,3-5} add={2} remove={3} focus={4-9}`, or else comments in the
 * code, which are removed. `showLineNumbers` counts from 1, `showLineNumbers=7` from 7.
 */
export function readCodeLines(code: string, language: string, meta: string): CodeLine[] {
  const metaRanges = readRanges(meta)
  const lines = code.split('\n')
  const { texts, marked } = metaRanges.size > 0 ? { texts: lines, marked: metaRanges } : takeComments(lines, language)
  const [, isNumbered, firstNumber] = /\b(showLineNumbers)(?:=(\d+))?/.exec(meta) ?? []
  const focused = marked.get('focus')
  return texts.map((text, index) => {
    const line: CodeLine = { text }
    const has = (command: Command) => marked.get(command)?.has(index + 1)
    if (has('add')) line.mark = 'added'
    else if (has('remove')) line.mark = 'removed'
    else if (has('highlight')) line.mark = 'highlighted'
    else if (focused && !has('focus')) line.mark = 'unfocused'
    if (isNumbered) line.number = index + Number(firstNumber ?? 1)
    return line
  })
}

/** The title in `meta`: `title="tick.q"`. */
export function readCodeTitle(meta: string): string | undefined {
  const [, ...titles] = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta) ?? []
  return titles.find(text => text !== undefined)
}

/** Whether a line is a comment that marks other lines, such as `/ highlight-next-line`. */
export const isMarkingComment = (line: string): boolean => commandComment.test(line)

function readRanges(meta: string): CommandLines {
  const marked: CommandLines = new Map()
  const withoutTitle = meta.replace(/\btitle=(?:"[^"]*"|'[^']*')/, '')
  const ranges = withoutTitle.matchAll(/(?:\b(add|remove|focus)=)?\{([\d,\s-]+)\}/g)
  for (const [, command = 'highlight', range = ''] of ranges) marked.set(command as Command, readRange(range))
  return marked
}

/** `1,3-5` */
function readRange(range: string): Set<number> {
  const lines = new Set<number>()
  for (const item of range.split(',')) {
    const [first = Number.NaN, last = first] = item.split('-').map(Number)
    for (let line = first; line <= Math.min(last, first + maxLinesOfRange); line++) lines.add(line)
  }
  return lines
}

/** Removes the comments that mark lines from the code. */
function takeComments(lines: string[], language: string): { texts: string[]; marked: CommandLines } {
  const texts: string[] = []
  const marked: CommandLines = new Map()
  const isMarkdown = ['md', 'mdx', 'markdown'].includes(language)
  const open = new Set<Command>()
  const next = new Set<Command>()
  for (const line of lines) {
    const isText = isMarkdown && !commentOfMarkdown.test(line)
    const [, command, extent] = (isText ? undefined : commandComment.exec(line)) ?? []
    if (command) {
      if (extent === 'next-line') next.add(command as Command)
      else if (extent === 'start') open.add(command as Command)
      else open.delete(command as Command)
      continue
    }
    texts.push(line)
    for (const name of [...open, ...next]) marked.set(name, (marked.get(name) ?? new Set()).add(texts.length))
    next.clear()
  }
  return { texts, marked }
}
