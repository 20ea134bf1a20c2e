import { groupBy } from '../../lib/collections.ts'
import { noMemo } from '../../lib/memo.ts'
import { levelFromCheck, type Report } from '../input/problem.ts'
import { byCodeUnit, listFiles } from '../input/source-file.ts'
import { findTextBeforeTruncation } from '../markdown/docusaurus-syntax.ts'
import type { MarkdownSource } from '../markdown/markdown-source.ts'
import {
  type Article,
  type ArticleSource,
  createUniquenessCheck,
  decideTitles,
  isPageFile,
  type ReadOptions,
  readArticle,
} from '../page-source.ts'
import { parseDate } from '../schemas/field-schemas.ts'
import { postFrontMatter } from '../schemas/front-matter-schemas.ts'
import { type Author, createAuthorFinder } from './authors.ts'
import { countReadingMinutes } from './reading-time.ts'

const folderOfPosts = 'content/blog'

interface Context {
  options: ReadOptions
  findAuthors: ReturnType<typeof createAuthorFinder>
  isNewUrl: ReturnType<typeof createUniquenessCheck>
}

/** Reads the posts in `content/blog`, newest first. Of two posts with one address the second is reported and left out. */
export function readPosts(options: ReadOptions): PostSource[] {
  const { root, report } = options
  const uniqueUrl = { key: 'slug', label: 'The address', fix: 'Give one of them another `slug`.' }
  const context: Context = {
    options,
    findAuthors: createAuthorFinder(root, report),
    isNewUrl: createUniquenessCheck(uniqueUrl, report),
  }
  const posts = listFiles(root, folderOfPosts)
    .filter(isPageFile)
    .flatMap(path => readPost(path, context) ?? [])
  return posts.sort((a, b) => b.date.getTime() - a.date.getTime() || byCodeUnit(a.url, b.url))
}

function readPost(path: string, { options, findAuthors, isNewUrl }: Context): PostSource | undefined {
  const read = readArticle(path, postFrontMatter, options)
  if (!read) return undefined
  const { frontMatter, file, leadingTitle, article } = read
  const fromPath = readDatedPath(path.slice(folderOfPosts.length + 1))
  const date = frontMatter.date ?? fromPath.date
  if (!date) {
    reportMissingDate(path, options.report)
    return undefined
  }
  const url = `/blog/${(frontMatter.slug ?? fromPath.slug).replace(/^\/|\/$/g, '')}`
  if (!isNewUrl(url, file)) return undefined
  const { title, sidebarLabel } = decideTitles(frontMatter, leadingTitle, fromPath.name)
  const { memo = noMemo } = options
  const { body } = article.source
  return {
    ...article,
    url,
    title,
    titleMeta: frontMatter.title_meta,
    sidebarLabel,
    lead: frontMatter.description,
    date,
    authors: findAuthors(frontMatter, file),
    series: frontMatter.series,
    minutes: memo('reading minutes', [body], () => countReadingMinutes(body)),
    preview: readPreview(article.source, options.report),
  }
}

function reportMissingDate(path: string, report: Report) {
  report({
    level: 'error',
    where: `${path}:1`,
    what: 'The post has no date.',
    fix: 'Add `date: 2024-03-19` to its front matter, or start its file name with the date.',
  })
}

function readPreview(source: MarkdownSource, report: Report): MarkdownSource | undefined {
  const body = findTextBeforeTruncation(source.body)
  if (body !== undefined) return { ...source, body }
  report({
    ...levelFromCheck('untruncatedPosts'),
    where: `${source.file.path}:${source.bodyLine}`,
    what: 'The post has no truncation marker; lists show its first words.',
    fix: 'Put `<!-- truncate -->` on a line of its own after its first paragraph.',
  })
  return undefined
}

/** A post before its Markdown is rendered. */
export type PostSource = ArticleSource & {
  /** `/blog/welcome-to-tickwise`. */
  url: string
  title: string
  /** Title of the HTML document where it differs from `title`. */
  titleMeta: string | undefined
  sidebarLabel: string
  /** What the front matter says the post is about, shown below its title. */
  lead: string | undefined
  date: Date
  authors: Author[]
  /** Name of the series it belongs to: `How to read q code`. */
  series: string | undefined
  /** Reading time in whole minutes. */
  minutes: number
  /** The Markdown above the truncation marker; undefined where there is no marker. */
  preview: MarkdownSource | undefined
}

/** A rendered post. */
export type Post = Omit<Article<PostSource>, 'preview'> & {
  /** Plain text for lists of posts: the first words of its preview, or else what its front matter says it is about. */
  summary: string
}

/** At least two posts that belong together, oldest first. */
export interface Series {
  name: string
  posts: Post[]
}

/** Optional folders, then `2024-03-19-` or `2024/03/19/`, then a name or `name/index`. */
const datedPath = /^(?:(.*)\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/

/**
 * What the path of a post below `content/blog` says: `series/2024-03-19-joins.md` is a post of 19 March 2024 with the slug
 * `2024/03/19/series/joins` and the name `joins`. The date is undefined for a path without one and for an impossible one.
 */
export function readDatedPath(path: string): { date: Date | undefined; slug: string; name: string } {
  const [, folder, year, month, day, name = ''] = datedPath.exec(path) ?? []
  if (year === undefined) {
    const slug = path.replace(/(\/index)?\.mdx?$/, '')
    return { date: undefined, slug, name: slug.split('/').at(-1) ?? slug }
  }
  const slug = [year, month, day, folder, name].filter(Boolean).join('/')
  return { date: parseDate(`${year}-${month}-${day}`), slug, name }
}

/** The series of each post that shares one with another post. */
export function groupSeries(posts: Post[]): Map<Post, Series> {
  const postsByName = groupBy([...posts].sort(byDateThenUrl), post => post.series)
  return new Map(
    [...postsByName].flatMap(([name, posts]) =>
      name === undefined || posts.length < 2 ? [] : posts.map(post => [post, { name, posts }] as const),
    ),
  )
}

function byDateThenUrl(a: Post, b: Post): number {
  return a.date.getTime() - b.date.getTime() || byCodeUnit(a.url, b.url)
}
