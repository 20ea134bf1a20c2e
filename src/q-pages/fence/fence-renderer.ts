import { isInputComplete } from '@tickwise/q/source'
import type { CodeLine } from '../../content/code/code-lines.ts'
import type { Highlighter } from '../../content/code/highlighter.ts'
import {
  type FenceRenderer,
  joinLines,
  readCodeBlock,
  renderFigure,
  renderLine,
  renderPlainCode,
} from '../../content/code/render-code-block.ts'
import type { StyledHtml } from '../../content/styled-parts.ts'
import { escapeHtml } from '../../lib/text.ts'
import { drawChart } from '../chart/draw-chart.ts'
import { type ChartRequest, readChart } from '../chart/read-chart.ts'
import { highlightQ } from './highlight-q.ts'
import { type QFence, readQFence } from './q-fence.ts'
import { isSession, promptAndInput, readExchanges } from './session-text.ts'

/**
 * Renders blocks of q, and blocks of the shell that start q processes. Their figures have the class and the attributes from
 * which the browser reads how to run them (`src/q-pages/block/shown-blocks.client.ts`).
 */
export const qFenceRenderer: FenceRenderer = {
  highlight: (code, language) => (language === 'q' ? highlightQ(code) : undefined),
  render(fence, highlighter) {
    const block = readCodeBlock(fence)
    const qFence = readQFence({ ...fence, title: block.title })
    if (!qFence) return undefined
    if (qFence.role === 'file' && qFence.src !== undefined) return renderFileLink(qFence.file, qFence.src)
    if (qFence.role === 'wrong') return { html: '', styledParts: new Set() }
    if (qFence.role === 'starter' || qFence.role === 'check')
      return { html: renderHiddenPart(qFence.role, block.lines), styledParts: new Set() }
    const isConsole = fence.language === 'q' && isSession(fence.code)
    const figure = renderFigure(block, {
      body: isConsole ? renderSession(block.lines, highlighter) : renderPlainCode(block, highlighter),
      noun: isConsole ? 'session' : 'code',
      badge: qFence.role === 'exempt' ? renderBadge(qFence.reason) : undefined,
      isRich: isConsole || qFence.role === 'session',
      ...describeRole(qFence),
    })
    return qFence.role === 'session' && qFence.chart ? addChart(figure, qFence.chart, block.lines) : figure
  },
}

/** The line of a file that the page has on its disk and another page shows: a caption without code, with a link to the file. */
function renderFileLink(file: string, src: string): StyledHtml {
  const link = `<a href="${escapeHtml(src)}" download>${escapeHtml(file)}</a>`
  return {
    html: `<figure class="code-block" data-file="${escapeHtml(file)}"><figcaption>${link}</figcaption></figure>`,
    styledParts: new Set(['rich']),
  }
}

/** The chart of a session below its block. Without one that can be drawn, which the check of examples reports, the block alone. */
function addChart(figure: StyledHtml, request: ChartRequest, lines: readonly CodeLine[]): StyledHtml {
  const outputs = readExchanges(lines.map(({ text }) => text).join('\n')).map(({ printed }) => printed)
  const chart = readChart(request, outputs)
  if ('fix' in chart) return figure
  return {
    html: figure.html + drawChart(request, chart),
    styledParts: new Set([...figure.styledParts, 'chart' as const]),
  }
}

/** The class and the attributes that tell the browser how to run a block. */
function describeRole(fence: QFence): { className?: string; attributes?: string } {
  switch (fence.role) {
    case 'session':
    case 'script':
      return { className: fence.role, attributes: renderRunAttributes(fence) }
    case 'file':
      return { attributes: ` data-file="${escapeHtml(fence.file)}"` }
    case 'start':
      return { attributes: ' data-start' }
    case 'starter':
    case 'check':
    case 'wrong':
    case 'exempt':
      return {}
    default:
      return fence satisfies never
  }
}

function renderRunAttributes({ process, advance, prompt }: { process: string; advance: number; prompt?: string }) {
  return [
    process && ` data-process="${process}"`,
    advance > 0 && ` data-advance="${advance}"`,
    prompt !== undefined && ` data-prompt="${escapeHtml(prompt)}"`,
  ]
    .filter(Boolean)
    .join('')
}

/** A part of an exercise that only scripts read. */
const renderHiddenPart = (role: 'starter' | 'check', lines: readonly CodeLine[]) =>
  `<pre data-${role} hidden>${escapeHtml(lines.map(({ text }) => text).join('\n'))}</pre>`

/** Says that a block is not run, and why. */
const renderBadge = (reason: string) => `<span class="not-run">Not run${reason ? `: ${escapeHtml(reason)}` : ''}</span>`

/** Typed lines are code; what the console printed after each input is one `<samp>`. */
function renderSession(lines: readonly CodeLine[], { highlight }: Highlighter): string {
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
