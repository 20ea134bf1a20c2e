// What authors bring from classic documentation tools, rewritten line by line into what the Markdown processor reads.
// The number of lines never changes, so a message's line is the author's line.
import { createFenceReader } from './fences.ts'
import { type MdxImport, readMdxImports } from './mdx-imports.ts'
import { nearest } from './nearest.ts'
import type { Report } from './problem.ts'

const admonitionTypes = ['note', 'tip', 'info', 'warning', 'danger'] as const
type AdmonitionType = (typeof admonitionTypes)[number]
/** Older names that mean one of the types above. */
const admonitionAliases = new Map<string, AdmonitionType>([
  ['secondary', 'note'],
  ['important', 'info'],
  ['success', 'tip'],
  ['caution', 'warning'],
])

/** The type of the admonition `:::name`; undefined for a name that means none. */
export function admonitionType(name: string): AdmonitionType | undefined {
  return admonitionAliases.get(name) ?? admonitionTypes.find(type => type === name)
}

const truncateMarker = /^[ \t]*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})[ \t]*$/

/** What stands before the truncation marker of a body; undefined when it has none. Markers in code are code. */
export function beforeTruncation(body: string): string | undefined {
  if (!body.includes('truncate')) return undefined
  const isCode = createFenceReader()
  const lines = body.split('\n')
  const index = lines.findIndex(line => !isCode(line) && truncateMarker.test(line))
  return index < 0 ? undefined : lines.slice(0, index).join('\n')
}

type Source = {
  body: string
  format: 'md' | 'mdx'
  at: (line: number) => string
  report: Report
}

type ReadSource = {
  text: string
  /** What an MDX body imports; `text` has empty lines in its place. */
  imports: MdxImport[]
}

export function readClassicSyntax({ body, format, at, report }: Source): ReadSource {
  const lines = body.split('\n')
  const openAdmonitions: { colons: number; line: number; opening: string }[] = []
  const isCode = createFenceReader()
  const imports: MdxImport[] = []
  const told = new Set<string>()
  let importEnd = 0
  let isInCode = false
  let isInComment = false
  const out = lines.map((line, index) => {
    if (index < importEnd) return ''
    if (isInComment) return format === 'md' ? readHtmlComment(line) : readComment(line)
    const isAfterCode = !isInCode
    isInCode = isCode(line)
    if (isInCode) {
      if (isAfterCode && /^\s*[`~]{3,}\s*mermaid\b/.test(line)) tellOnce('mermaid', index)
      return line
    }
    const directive = /^(\s*)(:{3,})(.*)$/.exec(line)
    if (directive && !(format === 'md' && isIndentedCode(lines, index))) return readDirective(directive, index)
    if (truncateMarker.test(line)) return ''
    if (/^\s*\$\$/.test(line)) tellOnce('math', index)
    if (/^\s*<head>/.test(line)) tellOnce('head', index)
    const heading = /^(#{1,6}\s.*)\{(?:\/\*\s*)?(#[^\s{}]+?)(?:\s*\*\/)?\}\s*$/.exec(line)
    if (heading) return `${heading[1]}${format === 'mdx' ? '\\' : ''}{${heading[2]}}`
    if (format === 'mdx') return readMdxLine(line, index)
    if (/^\s*<!--/.test(line)) return readHtmlComment(line)
    if (/^\s*<[A-Z]\w*[\s/>]/.test(line) || readMdxImports(lines, index)) tellOnce('jsx', index)
    return line
  })
  for (const { line, opening } of openAdmonitions) {
    report({
      level: 'error',
      where: at(line),
      what: `The admonition \`${opening}\` is never closed.`,
      fix: `End it with a line of \`${/^:+/.exec(opening)?.[0]}\`.`,
    })
  }
  return { text: out.join('\n'), imports }

  function readDirective([line, indent = '', colons = '', rest = '']: RegExpExecArray, index: number): string {
    const name = /^\s*([A-Za-z][\w-]*)/.exec(rest)?.[1]
    if (!name) {
      const innermost = openAdmonitions.at(-1)
      if (rest.trim() === '' && innermost && colons.length >= innermost.colons) openAdmonitions.pop()
      return line
    }
    if (!admonitionType(name)) {
      report({
        level: 'warning',
        where: at(index),
        what: `Unknown admonition \`:::${name}\`; it is shown as a note.`,
        fix: `Use one of ${admonitionTypes.join(', ')}; nearest: ${nearest(name, admonitionTypes) ?? 'note'}.`,
      })
    }
    openAdmonitions.push({ colons: colons.length, line: index, opening: line.trim() })
    const label = rest.trim().slice(name.length).trim()
    return `${indent}${colons}${name}${label === '' || /^[[{]/.test(label) ? label : `[${label}]`}`
  }

  function readMdxLine(line: string, index: number): string {
    const read = readMdxImports(lines, index)
    if (read) {
      imports.push(...read.statements)
      importEnd = index + read.length
      return ''
    }
    const withoutComments = line.replace(/(`+)[^`].*?\1|<!--(.*?)-->/g, (whole, code?: string, comment = '') =>
      code ? whole : `{/*${escapeComment(comment)}*/}`,
    )
    const opening = /^(?:[^`]|`[^`]*`)*?<!--/.exec(withoutComments)?.[0]
    if (opening === undefined) return withoutComments
    isInComment = true
    return `${opening.slice(0, -4)}{/*${escapeComment(withoutComments.slice(opening.length))}`
  }

  /** A comment of CommonMark is left as it is, with what looks like syntax in it. */
  function readHtmlComment(line: string): string {
    isInComment = !line.includes('-->')
    return line
  }

  function readComment(line: string): string {
    const end = line.indexOf('-->')
    isInComment = end < 0
    return end < 0 ? escapeComment(line) : `${escapeComment(line.slice(0, end))}*/}${line.slice(end + 3)}`
  }

  function tellOnce(name: keyof typeof notSupported, index: number) {
    if (told.has(name)) return
    told.add(name)
    report({ level: 'warning', where: at(index), ...notSupported[name] })
  }
}

const notSupported = {
  jsx: {
    what: 'Components and imports are text in a `.md` file, which is read as CommonMark.',
    fix: "Rename it to .mdx, or set `markdown: { format: 'mdx' }` in site.config.ts for all .md files.",
  },
  mermaid: {
    what: 'Diagrams in Mermaid are not drawn here; the fence is shown as its text.',
    fix: 'Draw it as a component of src/diagrams, or put an image in its place.',
  },
  math: {
    what: 'Formulas between `$` are not typeset here; they are shown as text.',
    fix: 'Write them in words or code, or put an image in their place.',
  },
  head: {
    what: '`<head>` has no effect here: a page’s head is made from its front matter.',
    fix: 'Remove it; `title`, `description`, `keywords` and `image` say what it may hold.',
  },
}

/** Whether a line is so far indented that it is code: in a list or a footnote it may be their text. */
function isIndentedCode(lines: string[], index: number): boolean {
  let indent = 4
  if (indentOf(lines[index]) < indent) return false
  for (let above = index - 1; above >= 0 && indent > 0; above--) {
    const line = lines[above] ?? ''
    if (line.trim() === '' || indentOf(line) >= indent) continue
    if (/^\s*(?:[-*+]|\d+[.)]|\[\^[^\]]+\]:)\s/.test(line)) return false
    indent = indentOf(line)
  }
  return true
}

function indentOf(line = ''): number {
  return (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length
}

function escapeComment(text: string): string {
  return text.replaceAll('*/', '* /')
}
