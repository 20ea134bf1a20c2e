import { createFenceReader } from './fences.ts'
import { readMdxImports } from './mdx-imports.ts'

/** Nobody reads more of a description, and the replacements below take time that grows faster than the line. */
const mostCharacters = 1000
const codeOfMdx = /^(?:import\s[^'"]*['"]|export\s+(?:async|class|const|default|function|let|var|[{*]))/
/** Headings, marks of admonitions, tables, images, rules and the definitions of links and footnotes. */
const noProse = /^\s*(?:#|:::|\||!\[|\[[^\]]+\]:|(?:[-*_=]\s*){3,}$)/

/** The first line of prose in `body` as plain text: what describes a page whose author wrote no description. */
export function excerpt(body: string): string | undefined {
  const isFenced = createFenceReader()
  const lines = body.split('\n')
  for (let index = 0; index < lines.length; index++) {
    const line = (lines[index] ?? '').slice(0, mostCharacters)
    if (isFenced(line)) continue
    const length = codeLength(lines, index)
    if (length > 0) index += length - 1
    else if (!noProse.test(line)) {
      const text = plainText(line)
      if (text !== '') return text
    }
  }
  return undefined
}

/** The number of lines from `index` on that are a comment, imports, exports or a tag; 0 where no such thing starts. */
function codeLength(lines: string[], index: number): number {
  const [, opening] = /^\s*(<!--|\{\/\*|<)/.exec(lines[index] ?? '') ?? []
  if (opening === '<!--') return lengthTo(line => line.includes('-->'))
  if (opening === '{/*') return lengthTo(line => line.includes('*/}'))
  if (opening === '<') return lengthTo(line => line.trim() === '' || endsTag(line))
  const imports = readMdxImports(lines, index)
  if (imports) return imports.length
  return codeOfMdx.test(lines[index] ?? '') ? lengthTo(line => line.trim() === '') : 0

  function lengthTo(isLast: (line: string) => boolean): number {
    let last = index
    while (last < lines.length - 1 && !isLast(lines[last] ?? '')) last++
    return last + 1 - index
  }
}

/** Whether a `>` stands in a line that belongs to no string and no arrow of a function. */
function endsTag(line: string): boolean {
  return /(?<!=)>/.test(line.replace(/"[^"]*"|'[^']*'/g, ''))
}

function plainText(line: string): string {
  return line
    .replace(/^\s*(?:[-*+>]|\d+\.)\s+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/(`+)(.+?)\1|(\*{1,3})(\S.*?)\3|(?<!\w)(_{1,3})(\S.*?)\5(?!\w)/g, '$2$4$6')
    .trim()
}
