import type { $ZodIssue } from 'zod/v4/core'
import { findNearest } from '../../lib/edit-distance.ts'
import { escapeRegExp, lineAt, shorten } from '../../lib/text.ts'
import { type SiteConfig, siteConfigSchema } from '../../site-config/site-config-schema.ts'
import { describeExpectedValue, listKnownKeys } from '../schemas/schema-messages.ts'
import type { Problem, Report } from './problem.ts'
import { readSource } from './source-file.ts'

/** The configuration that `site.config.ts` of the site in `root` exports, or else its mistakes, all of which are errors. */
export function readSiteConfig(
  root: string,
  exported: unknown,
): { config: SiteConfig; problems: [] } | { config: undefined; problems: Problem[] } {
  const problems: Problem[] = []
  const config = readConfig(exported, readSource(root, 'site.config.ts').text, problem => problems.push(problem))
  return config ? { config, problems: [] } : { config, problems }
}

/**
 * Validates what `site.config.ts` exports; `text` is that file's source, for the lines of messages. Undefined if there
 * are errors, which are reported.
 */
export function readConfig(exported: unknown, text: string, report: Report): SiteConfig | undefined {
  const result = siteConfigSchema.safeParse(exported, { error: describeExpectedValue })
  if (result.success) return result.data
  for (const issue of result.error.issues.flatMap(resolveUnion)) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) reportUnknownKey([...issue.path, key], text, report)
    else reportInvalidValue(issue, { exported, text, report })
  }
  return undefined
}

function reportUnknownKey(path: PropertyKey[], text: string, report: Report) {
  const known = [...new Set(listKnownKeys(siteConfigSchema, path.slice(0, -1)))]
  const suggestion = findNearest(String(path.at(-1)), known)
  report({
    level: 'error',
    where: locateKey(path, text),
    what: `Unknown key \`${path.join('.')}\`.`,
    fix: suggestion ? `Did you mean \`${suggestion}\`?` : `Remove it. Known keys: ${known.join(', ')}.`,
  })
}

function reportInvalidValue(
  { path, message }: $ZodIssue,
  { exported, text, report }: { exported: unknown; text: string; report: Report },
) {
  const value = path.reduce<unknown>((parent, name) => (parent as Record<PropertyKey, unknown>)?.[name], exported)
  const isMissing = value === undefined
  const key = path.join('.') || 'the default export'
  const advice = `${isMissing ? 'Add it' : 'Correct it'}: ${message}.`
  report({
    level: 'error',
    where: locateKey(isMissing ? path.slice(0, -1) : path, text),
    what: isMissing ? `\`${key}\` is missing.` : `\`${key}\` is \`${shorten(JSON.stringify(value))}\`.`,
    fix: path.length === 0 ? 'Write `export default defineSite({ … })`.' : advice,
  })
}

/**
 * `site.config.ts:12`, the line of the key at the end of `path`. Keys are searched one after the other, each below the one
 * before it. Below a list, whose items have the same keys, the line is that of the list, unless the last key occurs only once.
 */
function locateKey(path: PropertyKey[], text: string): string {
  let position = -1
  for (const part of path) {
    const found = typeof part === 'string' ? findKey(text, part, position + 1) : -1
    if (found < 0) break
    position = found
  }
  const isBelowList = path.some(part => typeof part === 'number')
  const last = String(path.at(-1))
  const lastPosition = isBelowList ? findKey(text, last, position + 1) : -1
  if (lastPosition >= 0 && findKey(text, last, lastPosition + 1) < 0) position = lastPosition
  return position < 0 ? 'site.config.ts' : `site.config.ts:${lineAt(text, position)}`
}

/** The position of `key:` or `'key':` in source code, -1 if it does not occur. */
function findKey(text: string, key: string, from: number): number {
  const found = new RegExp(`(?<![\\w$])${escapeRegExp(key)}['"]?:`).exec(text.slice(from))
  return found ? from + found.index : -1
}

/**
 * For a value that matches no option of a union, zod lists what is wrong with each option. This picks the option that the
 * value resembles most, and returns only its issues.
 */
function resolveUnion(issue: $ZodIssue): $ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  // An option of another type altogether, such as text instead of a map, is not what the author meant.
  const options = issue.errors.filter(issues =>
    issues.every(({ path, code }) => path.length > 0 || code !== 'invalid_type'),
  )
  const countUnknownKeys = (issues: $ZodIssue[]) => issues.filter(isUnknownKey).length
  const countNested = (issues: $ZodIssue[]) => issues.filter(({ path }) => path.length > 0).length
  const [best] = options.sort(
    (a, b) => countUnknownKeys(a) - countUnknownKeys(b) || a.length - b.length || countNested(a) - countNested(b),
  )
  if (!best) return [issue]
  // If a key is unknown, issues of the whole value (it needs `to` or `href`) only follow from the misspelt key.
  const relevant = best.some(isUnknownKey) ? best.filter(inner => inner.path.length > 0 || isUnknownKey(inner)) : best
  return relevant.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(resolveUnion)
}

function isUnknownKey({ code, path }: $ZodIssue): boolean {
  return code === 'unrecognized_keys' && path.length === 0
}
