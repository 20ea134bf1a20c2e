// Docusaurus has syntax of its own. What satteri does not know of it is rewritten here, line by line, so that lines keep
// their numbers and messages name those of the author's file.

import { createFenceTracker } from '../../code/fences.ts'
import type { Report } from '../../input/problem.ts'
import { locateLine, type MarkdownSource } from '../markdown-source.ts'
import { type MdxImport, readMdxImports } from '../mdx-compiler/read-mdx-imports.ts'
import { isIndentedCode } from './is-indented-code.ts'
import { createAdmonitionRewriter } from './rewrite-admonitions.ts'
import { createMdCommentRewriter, createMdxCommentRewriter } from './rewrite-comments.ts'
import { isTruncationMarker } from './truncation-marker.ts'
import { type UnsupportedSyntax, unsupportedSyntax } from './unsupported-syntax.ts'

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
