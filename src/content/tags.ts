import { z } from 'zod'
import type { Article } from './article.ts'
import type { DocSource } from './docs.ts'
import { validateYaml } from './front-matter.ts'
import { nearest } from './nearest.ts'
import { type PostSource, topLevelKeys } from './posts.ts'
import { placeOf, type Report } from './problem.ts'
import { tag as tagSchema } from './schemas.ts'
import { tagSlug } from './slug.ts'
import { byCodeUnit, readSourceIfPresent } from './source-file.ts'

export type Tag = {
  label: string
  /** `/blog/tags/kdb-q`. */
  url: string
  description: string | undefined
}

export type TagIndex = {
  /** The tags of a doc or post, in the author's order, each once. */
  of: (article: Article) => Tag[]
  /** Tags with a listed post, in alphabetical order of their labels. */
  listed: Tag[]
}

type Sources = { posts: PostSource[]; docs: DocSource[] }

const tagsFile = 'content/blog/tags.yml'

/**
 * Joins what posts and docs say with what `tags.yml` says of it. A tag missing there gets a path of its own and a warning.
 * Tags of docs are the blog's too, but the lists of tags are about posts alone.
 */
export function readTags(root: string, { posts, docs }: Sources, report: Report): TagIndex {
  const declared = readDeclaredTags(root, report)
  const byUrl = new Map<string, Tag>()
  const resolved = new Map<Article, Tag[]>([...posts, ...docs].map(article => [article, uniqueTags(article)]))
  const listed = new Set(posts.filter(post => !post.isUnlisted).flatMap(post => resolved.get(post) ?? []))
  return {
    of: article => resolved.get(article) ?? [],
    listed: [...listed].sort((a, b) => byCodeUnit(a.label.toLowerCase(), b.label.toLowerCase())),
  }

  function uniqueTags(article: Article): Tag[] {
    return [...new Set(article.tagNames.map(name => findTag(name, article)))]
  }

  function findTag(name: string, { source: { file } }: Article): Tag {
    const known = declared?.get(name)
    if (!known && declared) {
      const meant = nearest(name, declared.keys())
      report({
        level: 'warning',
        where: placeOf(file, name),
        what: `The tag \`${name}\` is not in ${tagsFile}.`,
        fix: meant
          ? `Did you mean \`${meant}\`? If not, add it there.`
          : 'Add it there with a label and a description.',
      })
    }
    const tag = known ?? { label: name, url: `/blog/tags/${tagSlug(name)}`, description: undefined }
    const first = byUrl.get(tag.url) ?? tag
    byUrl.set(tag.url, first)
    return first
  }
}

function readDeclaredTags(root: string, report: Report): Map<string, Tag> | undefined {
  const file = readSourceIfPresent(root, tagsFile)
  if (!file) return undefined
  const schema = z.object(Object.fromEntries(topLevelKeys(file).map(key => [key, tagSchema])))
  const data = validateYaml({ file, yaml: file.text, firstLine: 1, schema, report }) ?? {}
  const tags = new Map<string, Tag>()
  const ownerByUrl = new Map<string, string>()
  for (const [key, { label, permalink, description }] of Object.entries(data)) {
    const url = `/blog/tags${permalink ?? `/${tagSlug(key)}`}`
    const owner = ownerByUrl.get(url)
    if (owner !== undefined) {
      report({
        level: 'error',
        where: placeOf(file, key),
        what: `The tags \`${owner}\` and \`${key}\` have one address, ${url}.`,
        fix: 'Give one of them another `permalink`.',
      })
    }
    ownerByUrl.set(url, key)
    tags.set(key, { label: label ?? key, url, description })
  }
  return tags
}
