import { locateText } from '../input/locate-text.ts'
import { readNamedEntries } from '../input/named-entries.ts'
import type { Report } from '../input/problem.ts'
import { tagEntry } from '../schemas/yaml-file-schemas.ts'
import type { Tag } from './tag.ts'
import { resolveTagUrl, tagsPath } from './tag-url.ts'

/**
 * The tags of `tags.yml` by their keys; undefined for a tag with an error, which is reported. Without the file, or with one
 * that does not match its schema, the whole result is undefined, since no tag can then be called missing.
 */
export function readDeclaredTags(root: string, report: Report): Map<string, Tag | undefined> | undefined {
  const declared = readNamedEntries({ root, path: tagsPath }, tagEntry, report)
  if (!declared?.names || declared.entries.size < declared.names.size) return undefined
  const tags = new Map<string, Tag | undefined>()
  const keyByUrl = new Map<string, string>()
  for (const [key, { label = createDefaultLabel(key), permalink, description }] of declared.entries) {
    const where = locateText(declared.file, key)
    const url = resolveTagUrl({ name: key, permalink }, where, report)
    tags.set(key, url === undefined ? undefined : { label, url, description })
    if (url === undefined) continue
    const earlierKey = keyByUrl.get(url)
    if (earlierKey !== undefined) {
      report({
        level: 'error',
        where,
        what: `The tags \`${earlierKey}\` and \`${key}\` have the same address, ${url}.`,
        fix: 'Give one of them another `permalink`.',
      })
    }
    keyByUrl.set(url, key)
  }
  return tags
}

/** The label that Docusaurus gives to a tag without one: `KDB-X` becomes `Kdb-x`. */
function createDefaultLabel(key: string): string {
  const [first = '', ...rest] = key
  return first.toUpperCase() + rest.join('').toLowerCase()
}
