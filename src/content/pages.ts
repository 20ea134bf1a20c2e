import { placeOf } from './problem.ts'
import { pageFrontMatter } from './schemas.ts'
import { listFiles, type SourceFile } from './source-file.ts'
import { isPageFile, type Reading, readWrittenPage, shownTitle, type WrittenPage } from './written-page.ts'

/** A standalone page written in Markdown; its address is its path below `content/pages`. */
export type PageSource = WrittenPage & {
  url: string
  title: string
  /** As that of a doc. */
  shownTitle: string | undefined
  /** Class of the page's main element instead of the usual one; `landing` has a stylesheet of its own. */
  wrapperClassName: string | undefined
}

const folderOfPages = 'content/pages'

export function readPages(reading: Reading): PageSource[] {
  const pathBySlug = new Map<string, string>()
  return listFiles(reading.root, folderOfPages)
    .filter(isPageFile)
    .flatMap(path => {
      const written = readWrittenPage(path, pageFrontMatter, reading)
      if (!written) return []
      const { data, file, heading, page } = written
      const slug = data.slug ? `/${data.slug.replace(/^\/|\/$/g, '')}` : undefined
      if (slug !== undefined && !isFirst(slug, file)) return []
      const url = slug ?? pageUrl(path)
      const title = data.title ?? heading ?? url.slice(1)
      return {
        ...page,
        url,
        title,
        shownTitle: shownTitle(data, heading, title),
        wrapperClassName: data.wrapperClassName,
      }
    })

  /** Whether this file is the first that names `slug`; a second one is an error. */
  function isFirst(slug: string, file: SourceFile): boolean {
    const owner = pathBySlug.get(slug)
    if (owner === undefined) pathBySlug.set(slug, file.path)
    else {
      reading.report({
        level: 'error',
        where: placeOf(file, 'slug:'),
        what: `The address \`${slug}\` is also that of ${owner}.`,
        fix: 'Give one of them another `slug`.',
      })
    }
    return owner === undefined
  }
}

/** `content/pages/about/about.md` -> `/about/about`, `content/pages/index.tsx` -> `/`. */
export function pageUrl(path: string): string {
  return (
    path
      .slice(path.indexOf(folderOfPages) + folderOfPages.length)
      .replace(/\.(mdx?|tsx)$/, '')
      .replace(/\/index$/, '') || '/'
  )
}
