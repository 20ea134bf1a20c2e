import { type CodeLine, readCodeLines, readCodeTitle } from './code-lines.ts'
import { escapeHtml } from './escape-html.ts'
import type { Highlighter } from './highlighter.ts'

/** `q)`, `q))` after an error, `q.ns)` in a namespace: what the console prints before the reader's own text. */
const prompt = /^(q(?:\.[\w.]+)?\)+)(.*)$/
/** A longer block is folded until the reader asks for all of it. */
const foldedAboveLines = 40

export type CodeFence = {
  code: string
  /** First word of the fence, lower case; empty for an indented block. */
  language: string
  /** The rest of the fence's line, such as `title="tick.q" {1,3-5} showLineNumbers`. */
  meta: string
  /** Where it is not a part of `meta`. */
  title?: string | undefined
}

/** HTML of a fenced block: title and code with token classes. Prompts and printed output are told apart. */
export function codeBlockHtml(fence: CodeFence, highlighter: Highlighter): string {
  const { code, language, meta, title = readCodeTitle(meta) } = fence
  const lines = readCodeLines(code.replace(/\n$/, ''), language, meta)
  const texts = lines.map(line => line.text)
  const isSession = language === 'q' && texts.some(text => prompt.test(text))
  const isFolded = lines.length > foldedAboveLines
  const body = isSession ? sessionHtml(lines, highlighter) : codeHtml(lines, language, highlighter)
  const label = `${title ? `${title}, ` : ''}${language || 'plain'} ${isSession ? 'session' : 'code'}`
  return (
    `<figure class="code-block"${isFolded ? ' data-folded' : ''}>` +
    (title ? `<figcaption>${escapeHtml(title)}</figcaption>` : '') +
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${body}</code></pre>` +
    (isFolded ? `<button type="button" class="fold-button">Show all ${lines.length} lines</button>` : '') +
    '</figure>'
  )
}

function codeHtml(lines: CodeLine[], language: string, { highlight }: Highlighter): string {
  const html = highlight(lines.map(line => line.text).join('\n'), language).split('\n')
  return joinLines(lines.map((line, index) => lineHtml(line, html[index] ?? '')))
}

/** Typed lines are code; what the console printed below each of them is one `<samp>`. */
function sessionHtml(lines: CodeLine[], { highlight }: Highlighter): string {
  let isPrinting = false
  const html = lines.map(line => {
    const [, sign, input] = prompt.exec(line.text) ?? []
    const isTyped = sign !== undefined
    if (line.text === '' && !isPrinting) return '\n'
    const content = isTyped
      ? `<span class="prompt">${escapeHtml(sign)}</span>${highlight(input ?? '', 'q')}`
      : escapeHtml(line.text)
    const border = isTyped === isPrinting ? (isTyped ? '</samp>' : '<samp>') : ''
    isPrinting = !isTyped
    return border + lineHtml(line, content)
  })
  return `${joinLines(html)}${isPrinting ? '</samp>' : ''}`
}

/** Elements of a line are blocks and hold their own line break; other lines are plain text. */
function lineHtml({ mark, number }: CodeLine, html: string): string {
  if (!mark && number === undefined) return `${html}\n`
  const tag = mark === 'added' ? 'ins' : mark === 'removed' ? 'del' : mark === 'highlighted' ? 'mark' : 'span'
  const attributes = `${mark === 'unfocused' ? ' class="unfocused"' : ''}${number ? ` data-line="${number}"` : ''}`
  return `<${tag}${attributes}>${html}\n</${tag}>`
}

function joinLines(html: string[]): string {
  return html.join('').replace(/\n$/, '')
}
