import { findNearest } from '../../lib/edit-distance.ts'
import type { ArticleSource } from '../article.ts'
import { locateText } from '../input/locate-text.ts'
import { ofCheck, type Report } from '../input/problem.ts'
import { readDeclaredTags } from './declared-tags.ts'
import type { Tag, TagName } from './tag.ts'
import { resolveTagUrl, tagsPath } from './tag-url.ts'

/** Returns the tags of a doc or post in the author's order, each once. */
type FindTags = (article: ArticleSource) => Tag[]

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
export function createTagFinder(root: string, articles: ArticleSource[], report: Report): FindTags {
  const context: Context = { declared: readDeclaredTags(root, report), firstByUrl: new Map(), report }
  const tagsByArticle = new Map(articles.map(article => [article, findTags(article, context)]))
  return article => tagsByArticle.get(article) ?? []
}

function findTags({ tagNames, source }: ArticleSource, context: Context): Tag[] {
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
    ...ofCheck('inlineTags'),
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
