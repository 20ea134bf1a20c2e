import { escapeHtml } from '../../lib/escape-html.ts'
import { type CodeLine, readCodeLines, readCodeTitle } from './code-lines.ts'
import type { Highlighter } from './highlighter.ts'

/** What the console prints before typed text: `q)`, `q))` after an error, `q.ns)` in a namespace. */
const promptAndInput = /^(q(?:\.[\w.]+)?\)+)(.*)$/
/** A block with more lines is folded until the reader opens it. */
const maxUnfoldedLines = 40

export type CodeFence = {
  code: string
  /** First word of the fence, lower case; empty for an indented block. */
  language: string
  /** The rest of the fence's line, such as `title="tick.q" {1,3-5} showLineNumbers`. */
  meta: string
  /** Of a `<CodeBlock>`, whose title is a prop; that of a fence is in `meta`. */
  title?: string | undefined
}

/** HTML of a code block: its title, and code with token classes. In a console session, prompts and output are marked up. */
export function renderCodeBlock(fence: CodeFence, highlighter: Highlighter): string {
  const { code, language, meta, title = readCodeTitle(meta) } = fence
  const lines = readCodeLines(code.replace(/\n$/, ''), language, meta)
  const texts = lines.map(line => line.text)
  const isSession = language === 'q' && texts.some(text => promptAndInput.test(text))
  const isFolded = lines.length > maxUnfoldedLines
  const body = isSession ? renderSession(lines, highlighter) : renderPlainCode(lines, language, highlighter)
  const label = `${title ? `${title}, ` : ''}${language || 'plain'} ${isSession ? 'session' : 'code'}`
  return (
    `<figure class="code-block"${isFolded ? ' data-folded' : ''}>` +
    (title ? `<figcaption>${escapeHtml(title)}</figcaption>` : '') +
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${body}</code></pre>` +
    (isFolded ? `<button type="button" class="fold-button">Show all ${lines.length} lines</button>` : '') +
    '</figure>'
  )
}

function renderPlainCode(lines: CodeLine[], language: string, { highlight }: Highlighter): string {
  const html = highlight(lines.map(line => line.text).join('\n'), language).split('\n')
  return joinLines(lines.map((line, index) => renderLine(line, html[index] ?? '')))
}

/** Typed lines are code; what the console printed after each of them is one `<samp>`. */
function renderSession(lines: CodeLine[], { highlight }: Highlighter): string {
  let isInOutput = false
  const html = lines.map(line => {
    const [, prompt, input] = promptAndInput.exec(line.text) ?? []
    const isTyped = prompt !== undefined
    if (line.text === '' && !isInOutput) return '\n'
    const content = isTyped
      ? `<span class="prompt">${escapeHtml(prompt)}</span>${highlight(input ?? '', 'q')}`
      : escapeHtml(line.text)
    const tag = isTyped === isInOutput ? (isTyped ? '</samp>' : '<samp>') : ''
    isInOutput = !isTyped
    return tag + renderLine(line, content)
  })
  return `${joinLines(html)}${isInOutput ? '</samp>' : ''}`
}

/** A line with a mark or a number is an element, shown as a block, that holds its line break; any other is text. */
function renderLine({ mark, number }: CodeLine, html: string): string {
  if (!mark && number === undefined) return `${html}\n`
  const tag = mark === 'added' ? 'ins' : mark === 'removed' ? 'del' : mark === 'highlighted' ? 'mark' : 'span'
  const attributes = `${mark === 'unfocused' ? ' class="unfocused"' : ''}${number ? ` data-line="${number}"` : ''}`
  return `<${tag}${attributes}>${html}\n</${tag}>`
}

function joinLines(html: string[]): string {
  return html.join('').replace(/\n$/, '')
}
