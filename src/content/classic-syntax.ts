// What authors bring from classic documentation tools, rewritten line by line into what the Markdown processor reads.
// The number of lines never changes, so a message's line is the author's line.
import { nearest } from './nearest.ts'
import type { Report } from './problem.ts'

const admonitionTypes = ['note', 'tip', 'info', 'warning', 'danger'] as const
type AdmonitionType = (typeof admonitionTypes)[number]
/** Older names that mean one of the types above. */
const admonitionAliases: Record<string, AdmonitionType> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'warning',
}

/** The type of the admonition `:::name`; undefined for a name that means none. */
export function admonitionType(name: string): AdmonitionType | undefined {
  return admonitionAliases[name] ?? admonitionTypes.find(type => type === name)
}

export const truncateMarker = /^[ \t]*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})[ \t]*$/m

type Source = {
  body: string
  format: 'md' | 'mdx'
  /** Names a body may use as JSX. */
  components: ReadonlySet<string>
  at: (line: number) => string
  report: Report
}

export function readClassicSyntax({ body, format, components, at, report }: Source): string {
  const lines = body.split('\n')
  const openAdmonitions: { colons: number; line: number; opening: string }[] = []
  let fence: string | undefined
  const out = lines.map((line, index) => {
    const [, marker, rest = ''] = /^\s*(?:[-*+]\s+|>\s*|\d+[.)]\s+)*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    if (fence) {
      if (marker?.startsWith(fence) && rest.trim() === '') fence = undefined
      return line
    }
    if (marker && !(marker.startsWith('`') && rest.includes('`'))) {
      fence = marker
      return line
    }
    const directive = /^(\s*)(:{3,})(.*)$/.exec(line)
    if (directive) return readDirective(directive, index)
    if (truncateMarker.test(line)) return ''
    const heading = /^(#{1,6}\s.*)\{(?:\/\*\s*)?(#[\w-]+)(?:\s*\*\/)?\}\s*$/.exec(line)
    if (heading) return `${heading[1]}${format === 'mdx' ? '\\' : ''}{${heading[2]}}`
    return format === 'mdx' ? readMdxLine(line, index) : line
  })
  for (const { line, opening } of openAdmonitions) {
    report({
      level: 'error',
      where: at(line),
      what: `The admonition \`${opening}\` is never closed.`,
      fix: `End it with a line of \`${/^:+/.exec(opening)?.[0]}\`.`,
    })
  }
  return out.join('\n')

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
    const importedName = /^import\s+(\w+)\s+from\s+['"]([^'"]+)['"];?\s*$/.exec(line)
    if (importedName) {
      const [, name = '', from = ''] = importedName
      if (!components.has(name)) {
        report({
          level: 'error',
          where: at(index),
          what: `\`${name}\` is imported from \`${from}\`, but this site has no such component.`,
          fix: `Use one of ${[...components].join(', ')}, or remove the import.`,
        })
      }
      return ''
    }
    return line.replace(/(`+)[^`].*?\1|<!--(.*?)-->/g, (whole, code?: string, comment = '') =>
      code ? whole : `{/*${comment.replaceAll('*/', '* /')}*/}`,
    )
  }
}
