import { listFiles } from './input/source-file.ts'
import type { CompiledMarkdown } from './markdown/compile-types.ts'
import {
  createUniquenessCheck,
  decideTitles,
  isPageFile,
  type PageSource,
  type ReadOptions,
  readPageSource,
} from './page-source.ts'
import { pageFrontMatter } from './schemas/front-matter-schemas.ts'

/** A standalone page written in Markdown, before it is rendered. */
export type MarkdownPageSource = PageSource & {
  /** `/about`. */
  url: string
  title: string
  /** As for docs. */
  shownTitle: string | undefined
  /** Class for the page's main element instead of the usual one. */
  wrapperClassName: string | undefined
}

/** A rendered standalone page. */
export type MarkdownPage = Omit<MarkdownPageSource, 'source'> & CompiledMarkdown

const folderOfPages = 'content/pages'

/**
 * Reads the Markdown files in `content/pages`. Of two pages with the same `slug` the second is reported and left out; any
 * other clash of addresses is found by the check of all routes.
 */
export function readPages(options: ReadOptions): MarkdownPageSource[] {
  const uniqueSlug = { key: 'slug', label: 'The address', fix: 'Give one of them another `slug`.' }
  const isNewSlug = createUniquenessCheck(uniqueSlug, options.report)
  return listFiles(options.root, folderOfPages)
    .filter(isPageFile)
    .flatMap(path => {
      const read = readPageSource(path, pageFrontMatter, options)
      if (!read) return []
      const { frontMatter, file, leadingTitle, page } = read
      const slug = frontMatter.slug && `/${frontMatter.slug.replace(/^\/|\/$/g, '')}`
      if (slug !== undefined && !isNewSlug(slug, file)) return []
      const url = slug ?? createPageUrl(path)
      const { title, shownTitle } = decideTitles(frontMatter, leadingTitle, url.slice(1))
      return {
        ...page,
        url,
        title,
        shownTitle,
        wrapperClassName: frontMatter.wrapperClassName,
      }
    })
}

/** `content/pages/about/team.md` becomes `/about/team`, `content/pages/index.tsx` becomes `/`. */
export function createPageUrl(path: string): string {
  return (
    path
      .slice(path.indexOf(folderOfPages) + folderOfPages.length)
      .replace(/\.(mdx?|[jt]sx|js)$/, '')
      .replace(/\/index$/, '') || '/'
  )
}
