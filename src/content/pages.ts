import { pageFrontMatter } from './schemas.ts'
import { listFiles } from './source-file.ts'
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
  return listFiles(reading.root, folderOfPages)
    .filter(isPageFile)
    .flatMap(path => {
      const written = readWrittenPage(path, pageFrontMatter, reading)
      if (!written) return []
      const { data, heading, page } = written
      const url = data.slug ? `/${data.slug.replace(/^\/|\/$/g, '')}` : pageUrl(path)
      const title = data.title ?? heading ?? url.slice(1)
      return {
        ...page,
        url,
        title,
        shownTitle: shownTitle(data, heading, title),
        wrapperClassName: data.wrapperClassName,
      }
    })
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
