import type { Highlighter } from '../code/highlighter.ts'
import type { Report } from '../input/problem.ts'
import type { SourceFile } from '../input/source-file.ts'
import type { Heading } from './headings.ts'
import type { InlineStyleClasses } from './inline-styles.ts'
import type { LinkTargets } from './link-targets.ts'
import type { MarkdownFormat, MarkdownSource } from './markdown-source.ts'

/** What reading Markdown takes from the rest of the site. */
export interface MarkdownReaderOptions {
  targets: LinkTargets
  styles: InlineStyleClasses
  highlighter: Highlighter
  /** How MDX is run; passed in, because `src/content` does not import React. */
  mdx: {
    /** Names of the components that `.mdx` files may use. */
    components: ReadonlySet<string>
    /** For each Docusaurus module that `.mdx` files may import: the names we provide. */
    modules: ReadonlyMap<string, ReadonlySet<string>>
    /** Runs a compiled file and returns the HTML that it renders. */
    render: (compiled: CompiledMdx, file: SourceFile) => string
  }
  /** How `.md` files are read that do not say it themselves. */
  format: MarkdownFormat
  report: Report
}

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

/** A Markdown file as HTML, or an MDX file as code that renders it. */
export type CompiledMarkdown = { kind: 'html'; html: string } | CompiledMdx

export interface CompiledMdx {
  kind: 'code'
  functionBody: string
  /** What its imported names refer to. */
  values: ReadonlyMap<string, MdxValue>
  /** Further names that its code may use: `frontMatter`, `toc`, `require`. */
  scope: Record<string, unknown>
}

/** What an imported name in an `.mdx` file refers to. */
export type MdxValue =
  /** A component of this site, by its name here. */
  | { kind: 'component'; name: string }
  /** An export of a Docusaurus module that this site provides. */
  | { kind: 'export'; from: string; imported: string }
  /** Another Markdown file, or a name that it exports. */
  | { kind: 'partial'; compiled: CompiledMarkdown; imported: string }
  /** An image that is used as a component. */
  | { kind: 'image'; src: string }
  | { kind: 'data'; value: unknown }
  /** A component that this site lacks; the page shows what is between its tags. */
  | { kind: 'unknown' }
