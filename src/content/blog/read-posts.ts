import { ofCheck, type Report } from '../input/problem.ts'
import { byCodeUnit, listFiles } from '../input/source-file.ts'
import { createUniquenessCheck } from '../input/uniqueness-check.ts'
import { findTextBeforeTruncation } from '../markdown/docusaurus-syntax/truncation-marker.ts'
import type { MarkdownSource } from '../markdown/markdown-source.ts'
import { isPageFile, type ReadOptions } from '../page-source.ts'
import { readArticle } from '../read-article.ts'
import { postFrontMatter } from '../schemas/front-matter-schemas.ts'
import { readDatedPath } from './dated-path.ts'
import { createAuthorFinder } from './find-authors.ts'
import type { PostSource } from './post.ts'
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
  const title = frontMatter.title ?? leadingTitle ?? fromPath.name
  return {
    ...article,
    url,
    title,
    titleMeta: frontMatter.title_meta,
    sidebarLabel: frontMatter.sidebar_label ?? title,
    lead: frontMatter.description,
    date,
    authors: findAuthors(frontMatter, file),
    series: frontMatter.series,
    minutes: countReadingMinutes(article.source.body),
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
    ...ofCheck('untruncatedPosts'),
    where: `${source.file.path}:${source.bodyLine}`,
    what: 'The post has no truncation marker; lists show its first words.',
    fix: 'Put `<!-- truncate -->` on a line of its own after its first paragraph.',
  })
  return undefined
}
