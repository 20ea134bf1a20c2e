import { isInputComplete } from '../../../q/index.ts'
import { isSession, promptAndInput } from '../../lib/q-prompt.ts'
import { escapeHtml } from '../../lib/text.ts'
import { type CodeLine, readCodeLines, readCodeTitle } from './code-lines.ts'
import type { Highlighter } from './highlighter.ts'
import { type QFence, readQFence } from './q-fence.ts'

/** A block with more lines is folded until the reader opens it. */
const maxUnfoldedLines = 40

export interface CodeFence {
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
  const isConsole = language === 'q' && isSession(code)
  const isFolded = lines.length > maxUnfoldedLines
  const body = isConsole ? renderSession(lines, highlighter) : renderPlainCode(lines, language, highlighter)
  const label = `${title ? `${title}, ` : ''}${language || 'plain'} ${isConsole ? 'session' : 'code'}`
  const qFence = readQFence({ code, language, meta, title })
  if (qFence?.role === 'starter' || qFence?.role === 'check') return renderHiddenPart(qFence.role, lines)
  return (
    `<figure class="code-block${renderRole(qFence)}${isFolded ? ' data-folded' : ''}>` +
    renderCaption(title, qFence) +
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${body}</code></pre>` +
    (isFolded ? `<button type="button" class="fold-button">Show all ${lines.length} lines</button>` : '') +
    '</figure>'
  )
}

/** The end of the class attribute, and attributes that tell the browser how to run the block. */
function renderRole(fence: QFence | undefined): string {
  switch (fence?.role) {
    case 'session':
      return ` session"${renderRun(fence)}${fence.prompt === undefined ? '' : ` data-prompt="${escapeHtml(fence.prompt)}"`}`
    case 'script':
      return ` script"${renderRun(fence)}`
    case 'file':
      return `" data-file="${escapeHtml(fence.file)}"`
    case 'start':
      return '" data-start'
    case 'starter':
    case 'check':
    case 'exempt':
    case undefined:
      return '"'
    default:
      return fence satisfies never
  }
}

const renderRun = ({ process, advance }: { process: string; advance: number }) =>
  `${process && ` data-process="${process}"`}${advance ? ` data-advance="${advance}"` : ''}`

/** A part of an exercise that only scripts read. */
const renderHiddenPart = (role: 'starter' | 'check', lines: CodeLine[]) =>
  `<pre data-${role} hidden>${escapeHtml(lines.map(({ text }) => text).join('\n'))}</pre>`

/** The title, and for q that is not run a badge that says so. */
function renderCaption(title: string | undefined, fence: QFence | undefined): string {
  const parts = [title && escapeHtml(title), fence?.role === 'exempt' && renderBadge(fence.reason)].filter(Boolean)
  return parts.length > 0 ? `<figcaption>${parts.join(' ')}</figcaption>` : ''
}

const renderBadge = (reason: string) => `<span class="not-run">Not run${reason ? `: ${escapeHtml(reason)}` : ''}</span>`

function renderPlainCode(lines: CodeLine[], language: string, { highlight }: Highlighter): string {
  const html = highlight(lines.map(line => line.text).join('\n'), language).split('\n')
  return joinLines(lines.map((line, index) => renderLine(line, html[index] ?? '')))
}

/** Typed lines are code; what the console printed after each input is one `<samp>`. */
function renderSession(lines: CodeLine[], { highlight }: Highlighter): string {
  let isInOutput = false
  /** The input so far, while one of its brackets is open. */
  let unfinished: string | undefined
  const html = lines.map(line => {
    const [, prompt, input = line.text] = promptAndInput.exec(line.text) ?? []
    const isTyped = prompt !== undefined || unfinished !== undefined
    if (line.text === '' && !isTyped && !isInOutput) return '\n'
    const typed = prompt === undefined && unfinished !== undefined ? `${unfinished}\n${input}` : input
    unfinished = isTyped && !isInputComplete(typed) ? typed : undefined
    const content = isTyped
      ? `${prompt === undefined ? '' : `<span class="prompt">${escapeHtml(prompt)}</span>`}${highlight(input, 'q')}`
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
