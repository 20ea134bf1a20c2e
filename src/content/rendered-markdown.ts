import type { HeadingNode } from './markdown/headings.ts'
import type { MarkdownPartial } from './markdown/page-in-progress.ts'

/** What rendering the Markdown of a page adds to it. */
export interface RenderedMarkdown {
  /** The Markdown as the processor reads it: without front matter, truncation marker and MDX imports. */
  markdown: string
  /** Where links and images of `markdown` lead on this site, by what the author wrote: `./joins.md` -> `/docs/joins`. */
  addresses: ReadonlyMap<string, string>
  /** The files that `markdown` imports and shows, by the names it gives them. */
  partials: ReadonlyMap<string, MarkdownPartial>
  /** Whether `markdown` is CommonMark or MDX. */
  format: 'md' | 'mdx'
  /** Path of the file relative to the site's folder: `content/docs/joins.md`. */
  file: string
  /** Address of the image for links to the page on social networks; undefined where the front matter names none. */
  image: string | undefined
  html: string
  /** The headings for the table of contents. */
  headings: HeadingNode[]
}
