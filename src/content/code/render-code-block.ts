import { escapeHtml } from '../../lib/text.ts'
import type { StyledHtml, StyledPart } from '../styled-parts.ts'
import { type CodeLine, readCodeLines, readCodeTitle } from './code-lines.ts'
import { type Highlighter, loadHighlighter } from './highlighter.ts'

export interface CodeFence {
  code: string
  /** First word of the fence, lower case; empty for an indented block. */
  language: string
  /** The rest of the fence's line, such as `title="tick.q" {1,3-5} showLineNumbers`. */
  meta: string
  /** Of a `<CodeBlock>`, whose title is a prop; that of a fence is in `meta`. */
  title?: string | undefined
}

/**
 * Renders the code blocks that are more than coloured text. The build hands it to content: that of q is
 * `src/q-pages/fence/fence-renderer.ts`.
 */
export interface FenceRenderer {
  /** HTML of code in a language of its own, with the classes of `src/styles/code-colours.css`; undefined for other languages. */
  highlight: (code: string, language: string) => string | undefined
  /** HTML of a code block; undefined for blocks that are coloured text alone. */
  render: (fence: CodeFence, highlighter: Highlighter) => StyledHtml | undefined
}

export interface CodeBlockOptions {
  fences: FenceRenderer
}

/** HTML of a code block: its title, and code with token classes. */
export type RenderCodeBlock = (fence: CodeFence) => StyledHtml

/** Prepares the rendering of code blocks in these languages; other languages have no colours. */
export async function createCodeBlockRenderer(
  languages: readonly string[],
  { fences }: CodeBlockOptions,
): Promise<RenderCodeBlock> {
  const shiki = await loadHighlighter(languages)
  const highlighter: Highlighter = {
    highlight: (code, language) => fences.highlight(code, language) ?? shiki.highlight(code, language),
  }
  return fence => fences.render(fence, highlighter) ?? renderPlainBlock(fence, highlighter)
}

function renderPlainBlock(fence: CodeFence, highlighter: Highlighter): StyledHtml {
  const block = readCodeBlock(fence)
  return renderFigure(block, { body: renderPlainCode(block, highlighter) })
}

/** A code block as readers see it. */
export interface CodeBlock {
  title: string | undefined
  language: string
  lines: CodeLine[]
}

export function readCodeBlock({ code, language, meta, title = readCodeTitle(meta) }: CodeFence): CodeBlock {
  return { title, language, lines: readCodeLines(code.replace(/\n$/, ''), language, meta) }
}

/** A block with more lines is folded until the reader opens it. */
const maxUnfoldedLines = 40

interface FigureParts {
  /** HTML of the lines. */
  body: string
  /** What screen readers call the block, after its language. */
  noun?: string
  /** A further class of the figure. */
  className?: string
  /** Further attributes of the figure: ` data-file="tp.q"`. */
  attributes?: string
  /** HTML after the title. */
  badge?: string | undefined
  /** Whether the figure or its lines need `rich`, whatever their title and number. */
  isRich?: boolean
}

/** HTML of a block: its title above the code, and a button that unfolds long code. */
export function renderFigure({ title, language, lines }: CodeBlock, parts: FigureParts): StyledHtml {
  const { body, noun = 'code', className, attributes = '', badge, isRich } = parts
  const isFolded = lines.length > maxUnfoldedLines
  const label = `${title ? `${title}, ` : ''}${language || 'plain'} ${noun}`
  const caption = [title && escapeHtml(title), badge].filter(Boolean).join(' ')
  const html =
    `<figure class="code-block${className ? ` ${className}` : ''}"${attributes}${isFolded ? ' data-folded' : ''}>` +
    (caption && `<figcaption>${caption}</figcaption>`) +
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${body}</code></pre>` +
    (isFolded ? `<button type="button" class="fold-button">Show all ${lines.length} lines</button>` : '') +
    '</figure>'
  const styledParts = new Set<StyledPart>()
  if (isRich || caption || isFolded) styledParts.add('rich')
  if (lines.some(({ mark, number }) => mark || number)) styledParts.add('marked-lines')
  return { html, styledParts }
}

/** HTML of lines that are all in the block's language. */
export function renderPlainCode({ lines, language }: CodeBlock, { highlight }: Highlighter): string {
  const html = highlight(lines.map(line => line.text).join('\n'), language).split('\n')
  return joinLines(lines.map((line, index) => renderLine(line, html[index] ?? '')))
}

/** A line with a mark or a number is an element, shown as a block, that holds its line break; any other is text. */
export function renderLine({ mark, number }: CodeLine, html: string): string {
  if (!mark && number === undefined) return `${html}\n`
  const tag = mark === 'added' ? 'ins' : mark === 'removed' ? 'del' : mark === 'highlighted' ? 'mark' : 'span'
  const attributes = `${mark === 'unfocused' ? ' class="unfocused"' : ''}${number ? ` data-line="${number}"` : ''}`
  return `<${tag}${attributes}>${html}\n</${tag}>`
}

/** The last line has no line break. */
export function joinLines(html: readonly string[]): string {
  return html.join('').replace(/\n$/, '')
}
