import { findNearest } from '../../../lib/edit-distance.ts'
import type { Report } from '../../input/problem.ts'
import { admonitionNames, findAdmonitionKind } from '../admonition-kinds.ts'
import { locateLine, type MarkdownSource } from '../markdown-source.ts'

/** A line that starts with three or more colons: indentation, colons, the rest. */
const colonLine = /^(\s*)(:{3,})(.*)$/

export interface AdmonitionRewriter {
  /** The line as satteri reads it: `::: tip Title` becomes `:::tip[Title]`. Undefined where no colons start the line. */
  rewrite: (line: string, index: number) => string | undefined
  /** To be called after the last line. */
  reportUnclosed: () => void
}

/** Rewrites the lines that open an admonition, and keeps count of those that are open. */
export function createAdmonitionRewriter(source: MarkdownSource, report: Report): AdmonitionRewriter {
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
