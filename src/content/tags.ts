import type { Article, TagName } from './article.ts'
import type { DocSource } from './docs.ts'
import { groupBy } from './group-by.ts'
import { readNamedEntries } from './named-entries.ts'
import { nearest } from './nearest.ts'
import type { PostSource } from './posts.ts'
import { placeOf, type Report } from './problem.ts'
import { tag as tagSchema } from './schemas.ts'
import { tagSlug } from './slug.ts'
import { byCodeUnit } from './source-file.ts'

export type Tag = {
  label: string
  /** `/blog/tags/kdb-q`. */
  url: string
  description: string | undefined
}

/** The tags of a doc or post, in the author's order, each once. */
export type FindTags = (article: Article) => Tag[]

type Sources = { posts: PostSource[]; docs: DocSource[] }

const tagsFile = 'content/blog/tags.yml'

/**
 * Joins what posts and docs say with what `tags.yml` says of it. A tag missing there gets a path of its own and a warning.
 * Tags of docs are the blog's too, but the lists of tags are about posts alone.
 */
export function readTags(root: string, { posts, docs }: Sources, report: Report): FindTags {
  const declared = readDeclaredTags(root, report)
  const byUrl = new Map<string, Tag>()
  const resolved = new Map<Article, Tag[]>([...posts, ...docs].map(article => [article, uniqueTags(article)]))
  return article => resolved.get(article) ?? []

  function uniqueTags(article: Article): Tag[] {
    return [...new Set(article.tagNames.flatMap(name => findTag(name, article) ?? []))]
  }

  function findTag(named: TagName, { source: { file } }: Article): Tag | undefined {
    const name = typeof named === 'string' ? named : named.label
    const known = declared?.get(name)
    if (!known && declared?.has(name)) return undefined
    if (!known && declared) {
      const meant = nearest(name, declared.keys())
      report({
        level: 'warning',
        check: 'inlineTags',
        where: placeOf(file, name, 'tags:'),
        what: `The tag \`${name}\` is not in ${tagsFile}.`,
        fix: meant
          ? `Did you mean \`${meant}\`? If not, add it there.`
          : 'Add it there with a label and a description.',
      })
    }
    const permalink = typeof named === 'string' ? undefined : named.permalink
    const url = known?.url ?? tagUrl(name, permalink, placeOf(file, name, 'tags:'), report)
    if (url === undefined) return undefined
    const tag = known ?? { label: name, url, description: undefined }
    const first = byUrl.get(url) ?? tag
    byUrl.set(url, first)
    // A tag that tags.yml lacks has been told of.
    if (known || !declared) tellMerged(tag, first, placeOf(file, name, 'tags:'))
    return first
  }

  function tellMerged({ label, url }: Tag, first: Tag, where: string) {
    if (label.toLowerCase() === first.label.toLowerCase()) return
    report({
      level: 'warning',
      where,
      what: `The tag \`${label}\` has the address of \`${first.label}\`, ${url}: they are one tag, shown as \`${first.label}\`.`,
      fix: `Write both alike, or give one of them another \`permalink\` in ${tagsFile}.`,
    })
  }
}

/** Pages by their tags, which come in alphabetical order of their labels. */
export function groupByTag<Page extends { tags: Tag[] }>(pages: Page[]): Map<Tag, Page[]> {
  const pairs = pages.flatMap(page => page.tags.map(tag => ({ tag, page })))
  return new Map(
    [...groupBy(pairs, ({ tag }) => tag)]
      .sort(([a], [b]) => byCodeUnit(a.label.toLowerCase(), b.label.toLowerCase()))
      .map(([tag, tagged]) => [tag, tagged.map(({ page }) => page)]),
  )
}

/** The tags of `tags.yml` by name, undefined for those whose error has been reported. */
function readDeclaredTags(root: string, report: Report): Map<string, Tag | undefined> | undefined {
  const declared = readNamedEntries({ root, path: tagsFile }, tagSchema, report)
  // Of a file with errors no tag can be said to be missing.
  if (!declared?.names || declared.entries.size < declared.names.size) return undefined
  const tags = new Map<string, Tag | undefined>()
  const ownerByUrl = new Map<string, string>()
  for (const [key, { label, permalink, description }] of declared.entries) {
    const url = tagUrl(key, permalink, placeOf(declared.file, key), report)
    if (url === undefined) {
      tags.set(key, undefined)
      continue
    }
    const owner = ownerByUrl.get(url)
    if (owner !== undefined) {
      report({
        level: 'error',
        where: placeOf(declared.file, key),
        what: `The tags \`${owner}\` and \`${key}\` have one address, ${url}.`,
        fix: 'Give one of them another `permalink`.',
      })
    }
    ownerByUrl.set(url, key)
    tags.set(key, { label: label ?? capitalised(key), url, description })
  }
  return tags
}

/** The address of a tag; undefined, and an error, where its name holds nothing to make one of. */
function tagUrl(name: string, permalink: string | undefined, where: string, report: Report): string | undefined {
  const slug = tagSlug(name)
  if (permalink !== undefined || slug !== '') return `/blog/tags${permalink ?? `/${slug}`}`
  report({
    level: 'error',
    where,
    what: `The tag \`${name}\` has no letter or digit to make an address of.`,
    fix: `Give it a \`permalink\` in ${tagsFile}.`,
  })
  return undefined
}

/** The label of a tag that is only named: as classic sites show it. */
function capitalised(key: string): string {
  const [first = '', ...rest] = key
  return first.toUpperCase() + rest.join('').toLowerCase()
}
