/** One line of a code block as it is shown; `number` only where the block asks for line numbers. */
export type CodeLine = { text: string; mark?: Mark; number?: number }

/** In Markdown the comments of the code it shows are a part of what is shown. */
const markdownComment = /^\s*(?:<!--|\{\/\*)/

type Mark = 'highlighted' | 'added' | 'removed' | 'unfocused'
type Kind = 'highlight' | 'add' | 'remove' | 'focus'

// Comments of any language, q's own `/` among them: `/ highlight-next-line`, `// add-start`, `<!-- focus-end -->`.
const markComment =
  /^\s*(?:\/\/?|#|--|<!--|\/\*|\{\/\*)\s*(highlight|add|remove|focus)-(next-line|start|end)\s*(?:-->|\*\/\}?)?\s*$/

/**
 * Lines of a fenced block with what `meta` or comments in the code say of them. `{1,3-5}` highlights, `add={2}`,
 * `remove={3}` and `focus={4-9}` do as they say; where `meta` names lines, comments are left as they are. Comments that
 * mark lines are removed. `showLineNumbers` counts from 1, `showLineNumbers=7` from 7.
 */
export function readCodeLines(code: string, language: string, meta: string): CodeLine[] {
  const named = readRanges(meta)
  const lines = code.split('\n')
  const { texts, marked } = named.size > 0 ? { texts: lines, marked: named } : readComments(lines, language)
  const [, isNumbered, from] = /\b(showLineNumbers)(?:=(\d+))?/.exec(meta) ?? []
  const focused = marked.get('focus')
  return texts.map((text, index) => {
    const line: CodeLine = { text }
    const has = (kind: Kind) => marked.get(kind)?.has(index + 1)
    if (has('add')) line.mark = 'added'
    else if (has('remove')) line.mark = 'removed'
    else if (has('highlight')) line.mark = 'highlighted'
    else if (focused && !has('focus')) line.mark = 'unfocused'
    if (isNumbered) line.number = index + Number(from ?? 1)
    return line
  })
}

/** What `title="…"` in `meta` says. */
export function readCodeTitle(meta: string): string | undefined {
  const [, ...titles] = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta) ?? []
  return titles.find(text => text !== undefined)
}

type Marked = Map<Kind, Set<number>>

function readRanges(meta: string): Marked {
  const marked: Marked = new Map()
  const withoutTitle = meta.replace(/\btitle=(?:"[^"]*"|'[^']*')/, '')
  for (const [, kind = 'highlight', range = ''] of withoutTitle.matchAll(/(?:\b(add|remove|focus)=)?\{([\d,\s-]+)\}/g))
    marked.set(kind as Kind, readRange(range))
  return marked
}

function readRange(range: string): Set<number> {
  const lines = new Set<number>()
  for (const part of range.split(',')) {
    const [first = Number.NaN, last = first] = part.split('-').map(Number)
    for (let line = first; line <= Math.min(last, first + 10_000); line++) lines.add(line)
  }
  return lines
}

function readComments(lines: string[], language: string): { texts: string[]; marked: Marked } {
  const texts: string[] = []
  const marked: Marked = new Map()
  const open = new Set<Kind>()
  const next = new Set<Kind>()
  for (const line of lines) {
    const isText = ['md', 'mdx', 'markdown'].includes(language) && !markdownComment.test(line)
    const [, kind, extent] = (isText ? undefined : markComment.exec(line)) ?? []
    if (kind) {
      if (extent === 'next-line') next.add(kind as Kind)
      else if (extent === 'start') open.add(kind as Kind)
      else open.delete(kind as Kind)
      continue
    }
    texts.push(line)
    for (const found of [...open, ...next]) marked.set(found, (marked.get(found) ?? new Set()).add(texts.length))
    next.clear()
  }
  return { texts, marked }
}
