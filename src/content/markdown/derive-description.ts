import { createFenceTracker } from '../code/fences.ts'
import { readMdxImports } from './mdx-imports.ts'

/** Lines are read up to this length: descriptions are shorter, and `stripMarkup` takes more than linear time. */
const maxCharacters = 1000
/** A line of MDX that starts code; further lines of it last until a blank one. */
const startOfCode = /^(?:import\s[^'"]*['"]|export\s+(?:async|class|const|default|function|let|var|[{*]))/
/** Headings, admonition markers, tables, images, rules, and the definitions of links and footnotes. */
const notProse = /^\s*(?:#|:::|\||!\[|\[[^\]]+\]:|(?:[-*_=]\s*){3,}$)/

/** The first line of prose in `body` as plain text: describes a page whose author wrote no description. */
export function deriveDescription(body: string): string | undefined {
  const isFenced = createFenceTracker()
  const lines = body.split('\n')
  for (let index = 0; index < lines.length; index++) {
    const line = (lines[index] ?? '').slice(0, maxCharacters)
    if (isFenced(line)) continue
    const skipped = countCodeLines(lines, index)
    if (skipped > 0) index += skipped - 1
    else if (!notProse.test(line)) {
      const text = stripMarkup(line)
      if (text !== '') return text
    }
  }
  return undefined
}

/** The number of lines from `index` on that are a comment, imports, exports or a tag; 0 where none of these starts. */
function countCodeLines(lines: string[], index: number): number {
  const line = lines[index] ?? ''
  const [, opening] = /^\s*(<!--|\{\/\*|<)/.exec(line) ?? []
  if (opening === '<!--') return countLinesTo(text => text.includes('-->'), lines, index)
  if (opening === '{/*') return countLinesTo(text => text.includes('*/}'), lines, index)
  if (opening === '<') return countLinesTo(text => text.trim() === '' || hasTagEnd(text), lines, index)
  const imports = readMdxImports(lines, index)
  if (imports) return imports.length
  return startOfCode.test(line) ? countLinesTo(text => text.trim() === '', lines, index) : 0
}

/** From the line at `index` to the first that `isLast`, or to the end of the text. */
function countLinesTo(isLast: (line: string) => boolean, lines: string[], index: number): number {
  let last = index
  while (last < lines.length - 1 && !isLast(lines[last] ?? '')) last++
  return last + 1 - index
}

/** Whether a line has a `>` outside of quotes that is not that of an arrow function. */
function hasTagEnd(line: string): boolean {
  return /(?<!=)>/.test(line.replace(/"[^"]*"|'[^']*'/g, ''))
}

/** A line without list marker, `>`, tags, footnotes and emphasis, and with links and images as their text. */
function stripMarkup(line: string): string {
  return line
    .replace(/^\s*(?:[-*+>]|\d+\.)\s+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/(`+)(.+?)\1|(\*{1,3})(\S.*?)\3|(?<!\w)(_{1,3})(\S.*?)\5(?!\w)/g, '$2$4$6')
    .trim()
}
