import type { z } from 'zod'
import { excerpt } from './excerpt.ts'
import { parseFrontMatter } from './front-matter.ts'
import { takeLeadingTitle } from './leading-title.ts'
import type { MarkdownSource } from './markdown.ts'
import { formatOf, type MarkdownFormat } from './markdown-format.ts'
import type { Report } from './problem.ts'
import type { pageFrontMatter } from './schemas.ts'
import { readSource } from './source-file.ts'

/** What docs, posts and standalone pages have in common before their Markdown is rendered. */
export type WrittenPage = {
  description: string | undefined
  keywords: string[]
  /** Queries that find this page first. */
  searchAliases: string[]
  /** Whether it shows examples of everything: search puts it behind the pages that answer as well. */
  isDemonstration: boolean
  /** Shown where the page is shared; an address, once `site-content.ts` has found the file. */
  image: string | undefined
  tocLevels: TocLevels | undefined
  isDraft: boolean
  isUnlisted: boolean
  source: MarkdownSource
}

/** Lowest and highest heading level a table of contents shows; undefined where the page hides it. */
export type TocLevels = { from: number; to: number }

/** How the folders of a site are read. */
export type Reading = {
  root: string
  /** Drafts are left out unless this is set. */
  withDrafts: boolean
  /** Heading levels of pages that name none. */
  tocLevels: TocLevels
  /** Where the site's files can be changed, if anywhere. */
  editUrl: string | undefined
  /** How files are read that do not say it themselves. */
  format: MarkdownFormat
  report: Report
}

/** Whether a file is a page: Markdown, and neither it nor a folder above it starts with `_` or `.`. */
export function isPageFile(path: string): boolean {
  return /\.mdx?$/.test(path) && !path.split('/').some(part => /^[_.]/.test(part))
}

/**
 * Reads one Markdown file with front matter of `schema`, which extends that of standalone pages. `heading` is the title
 * that opens the body, if one does. Undefined for a draft, and for a file whose errors have been reported.
 */
export function readWrittenPage<Shape extends z.ZodRawShape>(
  path: string,
  schema: z.ZodObject<Shape>,
  { root, withDrafts, tocLevels, format, report }: Reading,
) {
  const file = readSource(root, path)
  const parsed = parseFrontMatter(file, schema, report)
  if (!parsed) return undefined
  const shared = parsed.data as z.output<typeof pageFrontMatter>
  if (shared.draft && !withDrafts) return undefined
  const { title: heading, body } = takeLeadingTitle(parsed.body)
  const page: WrittenPage = {
    description: shared.description ?? excerpt(body),
    keywords: shared.keywords ?? [],
    searchAliases: shared.searchAliases ?? [],
    isDemonstration: shared.demonstration ?? false,
    image: shared.image,
    tocLevels: shared.hide_table_of_contents
      ? undefined
      : { from: shared.toc_min_heading_level ?? tocLevels.from, to: shared.toc_max_heading_level ?? tocLevels.to },
    isDraft: shared.draft ?? false,
    isUnlisted: shared.unlisted ?? false,
    source: {
      file,
      body,
      bodyLine: parsed.bodyLine,
      format: formatOf(path, shared.mdx?.format ?? shared.format ?? format),
    },
  }
  return { data: parsed.data, file, heading, page }
}

/** A heading that opens the text stands above it even where `title` says otherwise; hiding concerns the title alone. */
export function shownTitle(
  { hide_title: isHidden }: { hide_title?: boolean | undefined },
  heading: string | undefined,
  title: string,
): string | undefined {
  return heading ?? (isHidden ? undefined : title)
}
