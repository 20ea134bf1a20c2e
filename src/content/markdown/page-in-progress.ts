import type { Heading } from './headings.ts'
import type { MarkdownReaderOptions } from './markdown-reader-options.ts'
import type { MarkdownSource } from './markdown-source.ts'

/** A file that another one imports and shows as a part of itself. */
export interface MarkdownPartial {
  /** Its body as satteri read it. */
  markdown: string
  /** Targets of its links and images on this site, by what the author wrote. */
  addresses: ReadonlyMap<string, string>
  format: 'md' | 'mdx'
}

/** State that the files of one page share while it is read. */
export interface PageInProgress {
  options: MarkdownReaderOptions
  headings: Heading[]
  uniqueSlug: (wanted: string) => string
  /** Imported Markdown files, by the names under which they are imported. */
  partials: Map<string, MarkdownPartial>
  isPreview: boolean
}

/** One of the files of a page. */
export interface FileOfPage {
  source: MarkdownSource
  page: PageInProgress
  /** Collects the targets of its links and images. */
  addresses: Map<string, string>
  /** Paths of the files that import it, outermost first; empty for the page's own file. */
  importers: string[]
}
