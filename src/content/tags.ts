import type { z } from 'zod'
import { groupBy } from '../lib/collections.ts'
import { findNearest } from '../lib/edit-distance.ts'
import { levelFromCheck, type Report } from './input/problem.ts'
import { byCodeUnit, locateText } from './input/source-file.ts'
import { readNamedEntries } from './input/yaml.ts'
import type { MarkdownSource } from './markdown/markdown-source.ts'
import type { articleFrontMatter } from './schemas/front-matter-schemas.ts'
import { tagEntry } from './schemas/yaml-file-schemas.ts'

/** A doc or post before its Markdown is rendered. */
interface TaggedSource {
  tagNames: TagName[]
  source: MarkdownSource
}

/** Returns the tags of a doc or post in the author's order, each once. */
type FindTags = (article: TaggedSource) => Tag[]

interface Context {
  /** The tags of `tags.yml`; undefined where that has errors or does not exist. */
  declared: ReadonlyMap<string, Tag | undefined> | undefined
  /** The first tag of each address. Names with the same address, such as `kdb+/q` and `kdb-q`, are one tag. */
  firstByUrl: Map<string, Tag>
  report: Report
}

/**
 * Reads `tags.yml` and resolves the tags that articles name; returns the function that looks up those of one article. A tag
 * that the file lacks gets an address from its name, and a warning.
 */
export function createTagFinder(root: string, articles: TaggedSource[], report: Report): FindTags {
  const context: Context = { declared: readDeclaredTags(root, report), firstByUrl: new Map(), report }
  const tagsByArticle = new Map(articles.map(article => [article, findTags(article, context)]))
  return article => tagsByArticle.get(article) ?? []
}

function findTags({ tagNames, source }: TaggedSource, context: Context): Tag[] {
  return [
    ...new Set(
      tagNames.flatMap(tagName => {
        const where = locateText(source.file, getTagName(tagName), 'tags:')
        return findTag(tagName, where, context) ?? []
      }),
    ),
  ]
}

function findTag(tagName: TagName, where: string, context: Context): Tag | undefined {
  const { declared, firstByUrl, report } = context
  const name = getTagName(tagName)
  const known = declared?.get(name)
  const isInvalid = !known && declared?.has(name)
  if (isInvalid) return undefined
  if (!known && declared) warnOfUndeclaredTag(name, where, context)
  const permalink = typeof tagName === 'string' ? undefined : tagName.permalink
  const url = known?.url ?? resolveTagUrl({ name, permalink }, where, report)
  if (url === undefined) return undefined
  const tag = known ?? { label: name, url, description: undefined }
  const first = firstByUrl.get(url) ?? tag
  firstByUrl.set(url, first)
  // For a tag that tags.yml lacks, the warning above is enough.
  if (known || !declared) warnOfMergedTags({ tag, first, where }, report)
  return first
}

function warnOfUndeclaredTag(name: string, where: string, { declared, report }: Context) {
  const suggestion = findNearest(name, declared?.keys() ?? [])
  report({
    ...levelFromCheck('inlineTags'),
    where,
    what: `The tag \`${name}\` is not in ${tagsPath}.`,
    fix: suggestion
      ? `Did you mean \`${suggestion}\`? If not, add it there.`
      : 'Add it there with a label and a description.',
  })
}

function warnOfMergedTags({ tag, first, where }: { tag: Tag; first: Tag; where: string }, report: Report) {
  if (tag.label.toLowerCase() === first.label.toLowerCase()) return
  report({
    level: 'warning',
    where,
    what: `The tags \`${tag.label}\` and \`${first.label}\` have the same address, ${tag.url}, so they are one tag, shown as \`${first.label}\`.`,
    fix: `Write both the same way, or give one of them another \`permalink\` in ${tagsPath}.`,
  })
}

function getTagName(tagName: TagName): string {
  return typeof tagName === 'string' ? tagName : tagName.label
}

/**
 * The tags of `tags.yml` by their keys; undefined for a tag with an error, which is reported. The whole result is undefined
 * if the file is absent or invalid: then no tag can be reported missing.
 */
function readDeclaredTags(root: string, report: Report): Map<string, Tag | undefined> | undefined {
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

const tagsPath = 'content/blog/tags.yml'

/** `kdb+/q` is at `/blog/tags/kdb-q`. Undefined, and reported, for a name such as `++` that leaves nothing for an address. */
function resolveTagUrl(
  { name, permalink }: { name: string; permalink: string | undefined },
  where: string,
  report: Report,
): string | undefined {
  const slug = tagSlug(name)
  if (permalink !== undefined || slug !== '') return `/blog/tags${permalink ?? `/${slug}`}`
  report({
    level: 'error',
    where,
    what: `The tag \`${name}\` has no letter or digit to make an address from.`,
    fix: `Give it a \`permalink\` in ${tagsPath}.`,
  })
  return undefined
}

/** Docusaurus' rule for tags, kebab case that keeps digits with their letters: `kdb+/q` becomes `kdb-q`, `KX Con23` becomes `kx-con23`. */
export function tagSlug(name: string): string {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** The pages of each tag, tags in alphabetical order of their labels. */
export function groupByTag<Page extends { tags: Tag[] }>(pages: Page[]): Map<Tag, Page[]> {
  const pairs = pages.flatMap(page => page.tags.map(tag => ({ tag, page })))
  return new Map(
    [...groupBy(pairs, ({ tag }) => tag)]
      .sort(([a], [b]) => byCodeUnit(a.label.toLowerCase(), b.label.toLowerCase()))
      .map(([tag, pairs]) => [tag, pairs.map(({ page }) => page)]),
  )
}

export interface Tag {
  label: string
  /** `/blog/tags/kdb-q`. */
  url: string
  description: string | undefined
}

/** A tag in front matter: a key of `tags.yml` or, for a tag that the file does not have, `{ label, permalink }`. */
export type TagName = NonNullable<z.output<typeof articleFrontMatter>['tags']>[number]
