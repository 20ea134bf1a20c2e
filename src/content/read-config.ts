import type { $ZodIssue } from 'zod/v4/core'
import { type SiteConfig, siteConfigSchema } from '../site-config.ts'
import { expectedForm } from './expected-form.ts'
import { knownKeys } from './known-keys.ts'
import { nearest } from './nearest.ts'
import { type Report, shorten } from './problem.ts'

/** Validates what `site.config.ts` exports. Each error names key, value and expected form; then the result is undefined. */
export function readConfig(exported: unknown, text: string, report: Report): SiteConfig | undefined {
  const result = siteConfigSchema.safeParse(exported, { error: expectedForm })
  if (result.success) return result.data
  for (const issue of result.error.issues.flatMap(meantIssues)) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) reportUnknownKey(key, issue)
    else reportValue(issue)
  }
  return undefined

  function reportUnknownKey(key: string, { path }: $ZodIssue) {
    const known = [...new Set(knownKeys(siteConfigSchema, path))]
    const meant = nearest(key, known)
    report({
      level: 'error',
      where: whereIs([...path, key]),
      what: `Unknown key \`${[...path, key].join('.')}\`.`,
      fix: meant ? `Did you mean \`${meant}\`?` : `Remove it. Known keys: ${known.join(', ')}.`,
    })
  }

  function reportValue({ path, message }: $ZodIssue) {
    const found = path.reduce<unknown>((parent, name) => (parent as Record<PropertyKey, unknown>)?.[name], exported)
    const key = path.join('.') || 'the default export'
    report({
      level: 'error',
      where: whereIs(found === undefined ? path.slice(0, -1) : path),
      what: found === undefined ? `\`${key}\` is missing.` : `\`${key}\` is \`${shorten(JSON.stringify(found))}\`.`,
      fix:
        path.length === 0
          ? 'Write `export default defineSite({ … })`.'
          : `${found === undefined ? 'Add it' : 'Correct it'}: ${message}.`,
    })
  }

  /** The line of the last key of `path`: that above its first list, unless the last key is written once only. */
  function whereIs(path: PropertyKey[]): string {
    let at = -1
    for (const part of path) {
      const found = typeof part === 'string' ? positionOf(part, at + 1) : -1
      if (found < 0) break
      at = found
    }
    const last = String(path.at(-1))
    const own = path.some(part => typeof part === 'number') ? positionOf(last, at + 1) : -1
    if (own >= 0 && positionOf(last, own + 1) < 0) at = own
    return at < 0 ? 'site.config.ts' : `site.config.ts:${text.slice(0, at).split('\n').length}`
  }

  function positionOf(key: string, from: number): number {
    const found = new RegExp(`(?<![\\w$])${key.replace(/\W/g, '\\$&')}['"]?:`).exec(text.slice(from))
    return found ? from + found.index : -1
  }
}

/** Of a value that may have one of several forms, what is wrong with the form that it resembles most. */
function meantIssues(issue: $ZodIssue): $ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const forms = issue.errors.filter(issues =>
    issues.every(({ path, code }) => path.length > 0 || code !== 'invalid_type'),
  )
  const strange = (issues: $ZodIssue[]) => issues.filter(isStrange).length
  const below = (issues: $ZodIssue[]) => issues.filter(({ path }) => path.length > 0).length
  const [best] = forms.sort((a, b) => strange(a) - strange(b) || a.length - b.length || below(a) - below(b))
  if (!best) return [issue]
  // What a form lacks is the key that was misspelt.
  const told = best.some(isStrange) ? best.filter(inner => inner.path.length > 0 || isStrange(inner)) : best
  return told.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(meantIssues)
}

function isStrange({ code, path }: $ZodIssue): boolean {
  return code === 'unrecognized_keys' && path.length === 0
}
