import type { $ZodIssue } from 'zod/v4/core'
import { type SiteConfig, siteConfigSchema } from '../site-config.ts'
import { nearest } from './nearest.ts'
import type { Report } from './problem.ts'

/** Validates what `site.config.ts` exports. Each error names key, value and expected form; then the result is undefined. */
export function readConfig(exported: unknown, text: string, report: Report): SiteConfig | undefined {
  const result = siteConfigSchema.safeParse(exported)
  if (result.success) return result.data
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) reportUnknownKey(key, issue)
    else reportValue(issue)
  }
  return undefined

  function reportUnknownKey(key: string, { path }: $ZodIssue) {
    const meant = path.length === 0 ? nearest(key, Object.keys(siteConfigSchema.shape)) : undefined
    report({
      level: 'error',
      where: whereIs([...path, key]),
      what: `Unknown key \`${[...path, key].join('.')}\`.`,
      fix: meant ? `Did you mean \`${meant}\`?` : 'Remove it; the keys are in src/site-config.ts.',
    })
  }

  function reportValue({ path, message }: $ZodIssue) {
    const found = path.reduce<unknown>((parent, name) => (parent as Record<PropertyKey, unknown>)?.[name], exported)
    const key = path.join('.') || 'the default export'
    report({
      level: 'error',
      where: whereIs(found === undefined ? path.slice(0, -1) : path),
      what: found === undefined ? `\`${key}\` is missing.` : `\`${key}\` is \`${JSON.stringify(found)}\`.`,
      fix:
        path.length === 0
          ? 'Write `export default defineSite({ … })`.'
          : `${found === undefined ? 'Add it' : 'Correct it'}: ${message}.`,
    })
  }

  /** The line of the last key of `path` above its first list: what tells list items apart is not in the text. */
  function whereIs(path: PropertyKey[]): string {
    let at = -1
    for (const part of path) {
      const found = typeof part === 'string' ? text.indexOf(`${part}:`, at + 1) : -1
      if (found < 0) break
      at = found
    }
    return at < 0 ? 'site.config.ts' : `site.config.ts:${text.slice(0, at).split('\n').length}`
  }
}
