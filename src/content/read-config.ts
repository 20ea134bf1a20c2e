import type { $ZodIssue } from 'zod/v4/core'
import { type SiteConfig, siteConfigSchema } from '../site-config.ts'
import { nearest } from './nearest.ts'
import { lineOf, type Report } from './problem.ts'

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
      where: whereIs(key),
      what: `Unknown key \`${[...path, key].join('.')}\`.`,
      fix: meant ? `Did you mean \`${meant}\`?` : 'Remove it; the keys are in src/site-config.ts.',
    })
  }

  function reportValue({ path, message }: $ZodIssue) {
    const found = path.reduce<unknown>((parent, name) => (parent as Record<PropertyKey, unknown>)?.[name], exported)
    const key = path.join('.') || 'the default export'
    report({
      level: 'error',
      where: whereIs(String(path.findLast(part => typeof part === 'string') ?? '')),
      what: found === undefined ? `\`${key}\` is missing.` : `\`${key}\` is \`${JSON.stringify(found)}\`.`,
      fix: `${found === undefined ? 'Add it' : 'Correct it'}: ${message}.`,
    })
  }

  function whereIs(key: string): string {
    const line = key && lineOf(text, `${key}:`)
    return line ? `site.config.ts:${line}` : 'site.config.ts'
  }
}
