// Docusaurus has syntax of its own. What satteri does not know of it is rewritten here, line by line, so that lines keep
// their numbers and messages name those of the author's file.

import { findNearest } from '../../lib/edit-distance.ts'
import { createFenceTracker } from '../code/fences.ts'
import type { Problem, Report } from '../input/problem.ts'
import { admonitionNames, findAdmonitionKind } from './admonition-kinds.ts'
import { locateLine, type MarkdownSource } from './markdown-source.ts'
import { type MdxImport, readMdxImports } from './mdx-imports.ts'

// `## Title {#id}`, or `## Title {/* #id */}` as MDX has it.
const headingWithId = /^(#{1,6}\s.*)\{(?:\/\*\s*)?(#[^\s{}]+?)(?:\s*\*\/)?\}\s*$/
const mermaidFence = /^\s*[`~]{3,}\s*mermaid\b/
const startOfComponent = /^\s*<[A-Z]\w*[\s/>]/

interface Rewritten {
  /** As many lines as the body has. */
  text: string
  /** The imports of an MDX body, whose lines are empty in `text`. */
  imports: MdxImport[]
}

export function rewriteDocusaurusSyntax(source: MarkdownSource, report: Report): Rewritten {
  const isMdx = source.format === 'mdx'
  const lines = source.body.split('\n')
  const imports: MdxImport[] = []
  const isCode = createFenceTracker()
  const admonitions = createAdmonitionRewriter(source, report)
  const comments = isMdx ? createMdxCommentRewriter() : createMdCommentRewriter()
  const reportUnsupported = createUnsupportedReporter(source, report)
  let endOfImports = 0
  let isAfterCode = false
  const text = lines.map((line, index) => {
    if (index < endOfImports) return ''
    if (comments.isOpen()) return comments.rewrite(line)
    const wasCode = isAfterCode
    isAfterCode = isCode(line)
    if (!isAfterCode) return rewriteText(line, index)
    if (!wasCode && mermaidFence.test(line)) reportUnsupported('mermaid', index)
    return line
  })
  admonitions.reportUnclosed()
  return { text: text.join('\n'), imports }

  function rewriteText(line: string, index: number): string {
    const isAdmonition = line.includes(':::') && (isMdx || !isIndentedCode(lines, index))
    const admonition = isAdmonition ? admonitions.rewrite(line, index) : undefined
    if (admonition !== undefined) return admonition
    if (isTruncationMarker(line)) return ''
    if (/^\s*\$\$/.test(line)) reportUnsupported('math', index)
    if (/^\s*<head>/.test(line)) reportUnsupported('head', index)
    const [, title, id] = headingWithId.exec(line) ?? []
    // In MDX a brace starts an expression, unless it is escaped.
    if (title !== undefined) return `${title}${isMdx ? '\\' : ''}{${id}}`
    const found = readMdxImports(lines, index)
    if (isMdx && found) {
      imports.push(...found.statements)
      endOfImports = index + found.length
      return ''
    }
    if (!isMdx && (found || startOfComponent.test(line))) reportUnsupported('jsx', index)
    return comments.rewrite(line)
  }
}

/** Reports each kind of unsupported syntax once a file. */
function createUnsupportedReporter(source: MarkdownSource, report: Report) {
  const reported = new Set<UnsupportedSyntax>()
  return (syntax: UnsupportedSyntax, index: number) => {
    if (reported.has(syntax)) return
    reported.add(syntax)
    report({ level: 'warning', where: locateLine(source, index), ...unsupportedSyntax[syntax] })
  }
}

/** A line that starts with three or more colons: indentation, colons, the rest. */
const colonLine = /^(\s*)(:{3,})(.*)$/

interface AdmonitionRewriter {
  /** The line as satteri reads it: `::: tip Title` becomes `:::tip[Title]`. Undefined if no colons start the line. */
  rewrite: (line: string, index: number) => string | undefined
  /** To be called after the last line. */
  reportUnclosed: () => void
}

/** Rewrites the lines that open an admonition, and keeps count of those that are open. */
function createAdmonitionRewriter(source: MarkdownSource, report: Report): AdmonitionRewriter {
  const open: { colons: string; index: number; line: string }[] = []
  return {
    rewrite(line, index) {
      const [, indent = '', colons = '', rest = ''] = colonLine.exec(line) ?? []
      if (colons === '') return undefined
      const name = /^\s*([A-Za-z][\w-]*)/.exec(rest)?.[1]
      if (name !== undefined) {
        if (!findAdmonitionKind(name)) reportUnknown(name, locateLine(source, index), report)
        open.push({ colons, index, line: line.trim() })
        return indent + colons + name + bracketLabel(rest.trim().slice(name.length).trim())
      }
      const innermost = open.at(-1)
      if (rest.trim() === '' && innermost && colons.length >= innermost.colons.length) open.pop()
      return line
    },
    reportUnclosed() {
      for (const { colons, index, line } of open) {
        report({
          level: 'error',
          where: locateLine(source, index),
          what: `The admonition \`${line}\` is never closed.`,
          fix: `Add a line of \`${colons}\` at its end.`,
        })
      }
    },
  }
}

/** `My title` as `[My title]`; what is in brackets, or attributes such as `{.class}`, stays. */
function bracketLabel(label: string): string {
  return label === '' || /^[[{]/.test(label) ? label : `[${label}]`
}

function reportUnknown(name: string, where: string, report: Report) {
  report({
    level: 'warning',
    where,
    what: `There is no admonition \`:::${name}\`; it is shown as a note.`,
    fix: `Use one of ${admonitionNames.join(', ')}; nearest: ${findNearest(name, admonitionNames) ?? 'note'}.`,
  })
}

/** Keeps track of the HTML comments of a body; `rewrite` is called with each line outside code blocks in turn. */
interface CommentRewriter {
  /** Whether the lines so far end within a comment. */
  isOpen: () => boolean
  /** The line as the Markdown processor is to read it. */
  rewrite: (line: string) => string
}

/** HTML comments are valid in CommonMark, so they stay; whatever looks like Docusaurus syntax within one is left alone. */
function createMdCommentRewriter(): CommentRewriter {
  let isOpen = false
  return {
    isOpen: () => isOpen,
    rewrite(line) {
      if (isOpen || /^\s*<!--/.test(line)) isOpen = !line.includes('-->')
      return line
    },
  }
}

// MDX has no HTML comments: `<!-- remark -->` becomes `{/* remark */}`, except within inline code.
function createMdxCommentRewriter(): CommentRewriter {
  let isOpen = false
  return { isOpen: () => isOpen, rewrite: line => (isOpen ? rewriteOpen(line) : rewriteClosed(line)) }

  function rewriteOpen(line: string): string {
    const end = line.indexOf('-->')
    isOpen = end < 0
    return end < 0 ? escapeEnd(line) : `${escapeEnd(line.slice(0, end))}*/}${line.slice(end + 3)}`
  }

  function rewriteClosed(line: string): string {
    const rewritten = line.replace(/(`+)[^`].*?\1|<!--(.*?)-->/g, (whole, code?: string, comment = '') =>
      code ? whole : `{/*${escapeEnd(comment)}*/}`,
    )
    // Everything up to a `<!--` that is left, which is not within inline code.
    const opening = /^(?:[^`]|`[^`]*`)*?<!--/.exec(rewritten)?.[0]
    if (opening === undefined) return rewritten
    isOpen = true
    return `${opening.slice(0, -'<!--'.length)}{/*${escapeEnd(rewritten.slice(opening.length))}`
  }
}

// A `*/` in the text would end the MDX comment around it.
function escapeEnd(comment: string): string {
  return comment.replaceAll('*/', '* /')
}

/** Indentation, in spaces, that makes a line code: https://spec.commonmark.org/0.31.2/#indented-code-blocks */
const codeIndent = 4
const tab = ' '.repeat(4)
/** `- item`, `1. item` or `[^1]: note`, which indented lines continue. */
const startOfItem = /^\s*(?:[-*+]|\d+[.)]|\[\^[^\]]+\]:)\s/

/** Whether a line is indented far enough to be code. Lines that continue a list item or a footnote are its text. */
function isIndentedCode(lines: string[], index: number): boolean {
  let indent = codeIndent
  if (measureIndent(lines[index]) < indent) return false
  for (let above = index - 1; above >= 0 && indent > 0; above--) {
    const line = lines[above] ?? ''
    if (line.trim() === '' || measureIndent(line) >= indent) continue
    if (startOfItem.test(line)) return false
    indent = measureIndent(line)
  }
  return true
}

function measureIndent(line = ''): number {
  return (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', tab).length
}

// `<!-- truncate -->` or, as MDX has it, `{/* truncate */}`, on a line of its own.
const marker = /^[ \t]*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})[ \t]*$/

function isTruncationMarker(line: string): boolean {
  return marker.test(line)
}

/** The lines before the truncation marker; undefined when there is none. A marker within a code block does not count. */
export function findTextBeforeTruncation(body: string): string | undefined {
  if (!body.includes('truncate')) return undefined
  const isCode = createFenceTracker()
  const lines = body.split('\n')
  const index = lines.findIndex(line => !isCode(line) && isTruncationMarker(line))
  return index < 0 ? undefined : lines.slice(0, index).join('\n')
}

/** What works in Docusaurus and not here. */
type UnsupportedSyntax = 'jsx' | 'mermaid' | 'math' | 'head'

const unsupportedSyntax: Record<UnsupportedSyntax, Pick<Problem, 'what' | 'fix'>> = {
  jsx: {
    what: 'Components and imports are shown as text in a `.md` file, which is read as CommonMark.',
    fix: "Rename it to .mdx, or set `markdown: { format: 'mdx' }` in site.config.ts for all .md files.",
  },
  mermaid: {
    what: 'Mermaid diagrams are not drawn; the code block is shown as text.',
    fix: 'Draw the diagram as a component in the `components` folder, or replace it with an image.',
  },
  math: {
    what: 'Formulas between `$` are not typeset; they are shown as text.',
    fix: 'Write them in words or code, or replace them with an image.',
  },
  head: {
    what: '`<head>` has no effect: the head of a page is made from its front matter.',
    fix: 'Remove it; use `title`, `description`, `keywords` and `image` of the front matter.',
  },
}
