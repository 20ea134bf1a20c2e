import { type Article, readArticle } from './article.ts'
import { type Author, readAuthors } from './authors.ts'
import { beforeTruncation } from './classic-syntax.ts'
import type { MarkdownSource } from './markdown.ts'
import { placeOf } from './problem.ts'
import { readingMinutes } from './reading-time.ts'
import { postFrontMatter } from './schemas.ts'
import { byCodeUnit, listFiles } from './source-file.ts'
import { isPageFile, type Reading } from './written-page.ts'

/** A post as written: everything known before its Markdown is rendered. */
export type PostSource = Article & {
  /** `/blog/welcome-to-tickwise`. */
  url: string
  title: string
  /** Title of its document, where that is another. */
  titleMeta: string | undefined
  sidebarLabel: string
  date: Date
  authors: Author[]
  /** Name of the series it is a part of. */
  series: string | undefined
  minutes: number
  /** The body up to the truncation marker; undefined when there is none and lists show the whole post. */
  preview: MarkdownSource | undefined
}

const folderOfPosts = 'content/blog'
/** Optional folders, then `2024-03-19-` (or `/`), then the text of the address. */
const datedPath = /^(?:(.*)\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/

/** Reads `content/blog`, newest post first. */
export function readPosts(reading: Reading): PostSource[] {
  const { root, report } = reading
  const files = listFiles(root, folderOfPosts)
  const findAuthors = readAuthors(root, report)
  const pathByUrl = new Map<string, string>()
  const posts = files.filter(isPageFile).flatMap(path => readPost(path) ?? [])
  return posts.sort((a, b) => b.date.getTime() - a.date.getTime() || byCodeUnit(a.url, b.url))

  function readPost(path: string): PostSource | undefined {
    const written = readArticle(path, postFrontMatter, reading)
    if (!written) return undefined
    const { data, file, heading, article } = written
    const { source } = article
    const fromPath = readDatedPath(path.slice(folderOfPosts.length + 1))
    const date = data.date ?? fromPath.date
    if (!date) {
      report({
        level: 'error',
        where: `${path}:1`,
        what: 'The post has no date.',
        fix: 'Add `date: 2024-03-19` to its front matter, or start its file name with the date.',
      })
      return undefined
    }
    const url = `/blog/${(data.slug ?? fromPath.slug).replace(/^\/|\/$/g, '')}`
    const owner = pathByUrl.get(url)
    if (owner) {
      report({
        level: 'error',
        where: placeOf(file, 'slug:'),
        what: `The address \`${url}\` is also that of ${owner}.`,
        fix: 'Give one of them another `slug`.',
      })
      return undefined
    }
    pathByUrl.set(url, path)
    const title = data.title ?? heading ?? fromPath.text
    const preview = beforeTruncation(source.body)
    if (preview === undefined) {
      report({
        level: 'warning',
        check: 'untruncatedPosts',
        where: `${path}:${source.bodyLine}`,
        what: 'The post has no truncation marker; lists show all of it.',
        fix: 'Put `<!-- truncate -->` on a line of its own after its first paragraph.',
      })
    }
    return {
      ...article,
      url,
      title,
      titleMeta: data.title_meta,
      sidebarLabel: data.sidebar_label ?? title,
      date,
      authors: findAuthors(data, file),
      series: data.series,
      minutes: readingMinutes(source.body),
      preview: preview === undefined ? undefined : { ...source, body: preview },
    }
  }
}

function readDatedPath(path: string): { date: Date | undefined; slug: string; text: string } {
  const [, folder, year = '', month = '', day = '', text = ''] = datedPath.exec(path) ?? []
  if (year === '') {
    const slug = path.replace(/(\/index)?\.mdx?$/, '')
    return { date: undefined, slug, text: slug.split('/').at(-1) ?? slug }
  }
  const isoDay = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${isoDay}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDay)
  const slug = [year, month, day, folder, text].filter(Boolean).join('/')
  return { date: isReal ? date : undefined, slug, text }
}
