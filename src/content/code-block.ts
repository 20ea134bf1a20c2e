import { escapeHtml } from './escape-html.ts'
import type { Highlighter } from './highlighter.ts'

/** `q)`, `q))` after an error, `q.ns)` in a namespace: what the console prints before the reader's own text. */
const prompt = /^(q(?:\.[\w.]+)?\)+)(.*)$/
const highlightComment = /^\s*(?:\/\/?|#|--|<!--|\/\*)\s*highlight-(next-line|start|end)\s*(?:-->|\*\/)?\s*$/

type CodeFence = {
  code: string
  /** First word of the fence, lower case; empty for an indented block. */
  language: string
  /** The rest of the fence's line, such as `title="tick.q" {1,3-5}`. */
  meta: string
}

/** HTML of a fenced block: title, code with token classes, copy button. Prompts and printed output are told apart. */
export function codeBlockHtml({ code, language, meta }: CodeFence, highlighter: Highlighter): string {
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta)
  const { lines, marked } = readMarkedLines(code.replace(/\n$/, '').split('\n'), meta)
  const isSession = language === 'q' && lines.some(line => prompt.test(line))
  const html = isSession
    ? sessionLines(lines, highlighter)
    : highlighter.highlight(lines.join('\n'), language).split('\n')
  const body = html.map((line, index) => (marked.has(index + 1) ? `<mark>${line}\n</mark>` : `${line}\n`)).join('')
  const caption = title ? `<figcaption>${escapeHtml(title[1] ?? title[2] ?? '')}</figcaption>` : ''
  const label = `${title ? `${title[1] ?? title[2]}, ` : ''}${language || 'plain'} ${isSession ? 'session' : 'code'}`
  return (
    `<figure class="code-block">${caption}` +
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${body.replace(/\n$/, '')}</code></pre>` +
    '<button type="button" class="copy-button" aria-label="Copy code to clipboard">Copy</button></figure>'
  )
}

function sessionLines(lines: string[], { highlight }: Highlighter): string[] {
  return lines.map(line => {
    const [, sign, input] = prompt.exec(line) ?? []
    if (sign === undefined) return line === '' ? '' : `<samp>${escapeHtml(line)}</samp>`
    return `<span class="prompt">${escapeHtml(sign)}</span>${highlight(input ?? '', 'q')}`
  })
}

/** Line numbers (from 1) marked by `{1,3-5}` or by comments such as `/ highlight-next-line`, which are removed. */
function readMarkedLines(lines: string[], meta: string): { lines: string[]; marked: Set<number> } {
  const range = /\{([\d,\s-]+)\}/.exec(meta)?.[1]
  if (range !== undefined) return { lines, marked: readRange(range) }
  const kept: string[] = []
  const marked = new Set<number>()
  let inside = false
  let next = false
  for (const line of lines) {
    const comment = highlightComment.exec(line)?.[1]
    if (comment) {
      next = comment === 'next-line'
      inside = comment === 'start' || (inside && comment !== 'end')
      continue
    }
    kept.push(line)
    if (inside || next) marked.add(kept.length)
    next = false
  }
  return { lines: kept, marked }
}

function readRange(range: string): Set<number> {
  const marked = new Set<number>()
  for (const part of range.split(',')) {
    const [first = Number.NaN, last = first] = part.split('-').map(Number)
    for (let line = first; line <= Math.min(last, first + 10_000); line++) marked.add(line)
  }
  return marked
}
