import type { TocLevels } from './docs.ts'
import { excerpt } from './excerpt.ts'
import { parseFrontMatter } from './front-matter.ts'
import { takeLeadingTitle } from './leading-title.ts'
import type { MarkdownSource } from './markdown.ts'
import type { Report } from './problem.ts'
import { pageFrontMatter } from './schemas.ts'
import { listFiles, readSource } from './source-file.ts'

/** A standalone page written in Markdown; its address is its path below `content/pages`. */
export type PageSource = {
  url: string
  title: string
  description: string | undefined
  keywords: string[]
  tocLevels: TocLevels | undefined
  isUnlisted: boolean
  source: MarkdownSource
}

const folderOfPages = 'content/pages'

export function readPages({
  root,
  withDrafts,
  tocLevels,
  report,
}: {
  root: string
  withDrafts: boolean
  tocLevels: TocLevels
  report: Report
}): PageSource[] {
  return listFiles(root, folderOfPages)
    .filter(path => /\.mdx?$/.test(path) && !path.split('/').some(part => part.startsWith('_')))
    .flatMap(path => {
      const file = readSource(root, path)
      const parsed = parseFrontMatter(file, pageFrontMatter, report)
      if (!parsed || (parsed.data.draft && !withDrafts)) return []
      const { data } = parsed
      const { title: heading, body } = takeLeadingTitle(parsed.body)
      const url = pageUrl(path)
      return {
        url: data.slug ? `/${data.slug.replace(/^\/|\/$/g, '')}` : url,
        title: data.title ?? heading ?? url.slice(1),
        description: data.description ?? excerpt(body),
        keywords: data.keywords ?? [],
        tocLevels: data.hide_table_of_contents
          ? undefined
          : { from: data.toc_min_heading_level ?? tocLevels.from, to: data.toc_max_heading_level ?? tocLevels.to },
        isUnlisted: data.unlisted ?? false,
        source: { file, body, bodyLine: parsed.bodyLine },
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
