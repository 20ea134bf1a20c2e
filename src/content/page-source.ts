import type { z } from 'zod'
import { parseFrontMatter } from './input/parse-front-matter.ts'
import type { Report } from './input/problem.ts'
import { readSource } from './input/source-file.ts'
import { deriveDescription } from './markdown/derive-description.ts'
import { type MarkdownFormat, type MarkdownSource, resolveFormat } from './markdown/markdown-source.ts'
import { takeLeadingTitle } from './markdown/take-leading-title.ts'
import type { pageFrontMatter } from './schemas/front-matter-schemas.ts'

/** What docs, posts and standalone pages have in common before their Markdown is rendered. */
export interface PageSource {
  description: string | undefined
  keywords: string[]
  /** Queries that find this page first: `['aj', 'asof']`. */
  searchAliases: string[]
  /** Whether the page shows examples of everything, so that search puts it behind other pages that answer as well. */
  isDemonstration: boolean
  /** The image for links to the page on social networks, as the front matter names it: `./joins.png`. */
  image: string | undefined
  /** Undefined where the page hides its table of contents. */
  tocLevels: TocLevels | undefined
  isDraft: boolean
  isUnlisted: boolean
  source: MarkdownSource
}

/** Lowest and highest level of the headings in a table of contents: `{ from: 2, to: 3 }` for h2 and h3. */
export interface TocLevels {
  from: number
  to: number
}

export interface ReadOptions {
  /** The site's folder. */
  root: string
  /** Whether drafts are read, as in development, or left out. */
  includesDrafts: boolean
  /** Heading levels for pages whose front matter names none. */
  tocLevels: TocLevels
  /** Where readers can change the site's files, if anywhere: `https://code.example/edit/main/`. */
  editUrl: string | undefined
  /** The format of files whose front matter names none. */
  format: MarkdownFormat
  report: Report
}

/** Whether a file is a page: Markdown, with no part of its path starting with `_` or `.`. */
export function isPageFile(path: string): boolean {
  return /\.mdx?$/.test(path) && !path.split('/').some(part => /^[_.]/.test(part))
}

/**
 * Reads one Markdown file whose front matter follows `schema`, which contains the keys that all pages share. `leadingTitle` is the
 * text of a `# Title` that opens the body. Undefined for a draft to leave out, and for a file with errors, which are reported.
 */
export function readPageSource<Shape extends z.ZodRawShape>(
  path: string,
  schema: z.ZodObject<Shape>,
  { root, includesDrafts, tocLevels, format, report }: ReadOptions,
) {
  const file = readSource(root, path)
  const parsed = parseFrontMatter(file, schema, report)
  if (!parsed) return undefined
  const { frontMatter, bodyLine } = parsed
  const shared = frontMatter as z.output<typeof pageFrontMatter>
  if (shared.draft && !includesDrafts) return undefined
  const { title: leadingTitle, body } = takeLeadingTitle(parsed.body)
  const page: PageSource = {
    description: shared.description ?? deriveDescription(body),
    keywords: shared.keywords ?? [],
    searchAliases: shared.searchAliases ?? [],
    isDemonstration: shared.demonstration ?? false,
    image: shared.image,
    tocLevels: shared.hide_table_of_contents
      ? undefined
      : { from: shared.toc_min_heading_level ?? tocLevels.from, to: shared.toc_max_heading_level ?? tocLevels.to },
    isDraft: shared.draft ?? false,
    isUnlisted: shared.unlisted ?? false,
    source: { file, body, bodyLine, format: resolveFormat(path, shared.mdx?.format ?? shared.format ?? format) },
  }
  return { frontMatter, file, leadingTitle, page }
}

/** The heading to show above the text. `hide_title` hides the front matter's title, never a heading in the Markdown. */
export function chooseShownTitle(
  { hide_title: isHidden }: { hide_title?: boolean | undefined },
  leadingTitle: string | undefined,
  title: string,
): string | undefined {
  return leadingTitle ?? (isHidden ? undefined : title)
}
