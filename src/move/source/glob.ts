import { escapeRegExp } from '../../lib/text.ts'

// Whether a path matches one of the patterns of `include` and `exclude`: `**/*.mdx`, `drafts/**`, `*.{md,mdx}`.
export function matchesAny(path: string, patterns: string[]): boolean {
  return patterns.some(pattern => toRegExp(pattern).test(path))
}

function toRegExp(pattern: string): RegExp {
  const parts = pattern.replace(/^\.\//, '').split(/(\*\*\/|\*\*|\*|\?|\{[^{}]*\})/)
  return new RegExp(`^${parts.map(translatePart).join('')}$`)
}

function translatePart(part: string): string {
  if (part === '**/') return '(?:.*/)?'
  if (part === '**') return '.*'
  if (part === '*') return '[^/]*'
  if (part === '?') return '[^/]'
  if (part.startsWith('{') && part.endsWith('}'))
    return `(?:${part.slice(1, -1).split(',').map(escapeRegExp).join('|')})`
  return escapeRegExp(part)
}
