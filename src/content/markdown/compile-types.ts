// The types of the compiler of Markdown.
import type { RenderCodeBlock } from '../code/render-code-block.ts'
import type { Report } from '../input/problem.ts'
import type { SourceFile } from '../input/source-file.ts'
import type { ExerciseFacts } from '../practice/exercises.ts'
import type { StyledHtml, StyledPart } from '../styled-parts.ts'
import type { Heading, HeadingNode, TocLevels } from './headings.ts'
import type { InlineStyleClasses } from './inline-styles.ts'
import type { LinkTargets } from './link-targets.ts'
import type { MarkdownFormat, MarkdownSource } from './markdown-source.ts'

/** A page to compile. */
export interface CompileInput {
  source: MarkdownSource
  /** The headings that its table of contents lists; without them it lists none. */
  tocLevels?: TocLevels | undefined
  /**
   * Whether it is the beginning of a page for a list of pages: its headings have no ids or anchors, and the ids of its
   * footnotes start with the file's name.
   */
  isPreview?: boolean
}

/** What compiling takes from the rest of the site; the same for all pages. */
export interface CompileSite {
  targets: LinkTargets
  styles: InlineStyleClasses
  codeBlock: RenderCodeBlock
  /** How MDX is run; passed in, because `src/content` does not import React. */
  mdx: {
    /** Names of the components that `.mdx` files may use. */
    components: ReadonlySet<string>
    /** For each Docusaurus module that `.mdx` files may import: the names we provide. */
    modules: ReadonlyMap<string, ReadonlySet<string>>
    /** Runs a compiled file and returns the HTML that it renders. */
    render: (compiled: CompiledMdx, file: SourceFile) => RenderedMdx
  }
  /** The format of imported `.md` files, which cannot name their own. */
  format: MarkdownFormat
  report: Report
}

/** The state of one file while it is compiled: a page, or a file that a page imports. */
export interface CompileState {
  site: CompileSite
  source: MarkdownSource
  isPreview: boolean
  /** Paths of the files that import it, outermost first; empty for the page's own file. */
  importers: string[]
  /** Collects the targets of its links and images. */
  addresses: Map<string, string>
  /** Collects the headings of all files of the page. */
  headings: Heading[]
  /** Collects the styled parts of all files of the page. */
  styledParts: Set<StyledPart>
  /** Collects the exercises of all files of the page. */
  exercises: ExerciseFacts[]
  /** Makes ids unique in all files of the page. */
  uniqueSlug: (wanted: string) => string
  /** Collects the files that the page imports, by the names under which they are imported. */
  partials: Map<string, MarkdownPartial>
}

/** A compiled page. */
export interface CompiledMarkdown extends StyledHtml {
  /** Its exercises, from top to bottom. */
  exercises: readonly ExerciseFacts[]
  /** The headings for the table of contents. */
  headings: HeadingNode[]
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
}

/** A file that a page imports and shows as a part of itself, with `markdown` and `addresses` of its own. */
type MarkdownPartial = Pick<CompiledMarkdown, 'markdown' | 'addresses' | 'format'>

/** The body of a Markdown file as HTML, or that of an MDX file as code that renders it. */
export type CompiledBody = { kind: 'html'; html: string } | CompiledMdx

export interface CompiledMdx {
  kind: 'code'
  functionBody: string
  /** What its imported names refer to. */
  values: ReadonlyMap<string, MdxValue>
  /** Further names that its code may use: `frontMatter`, `toc`, `require`. */
  scope: Record<string, unknown>
}

/** The HTML of an MDX file, and the exercises in it. */
export type RenderedMdx = StyledHtml & { exercises: readonly ExerciseFacts[] }

/** What an imported name in an `.mdx` file refers to. */
export type MdxValue =
  /** A component of this site, by its name here. */
  | { kind: 'component'; name: string }
  /** An export of a Docusaurus module that this site provides. */
  | { kind: 'export'; from: string; imported: string }
  /** Another Markdown file, or a name that it exports. */
  | { kind: 'partial'; compiled: CompiledBody; imported: string }
  /** An image that is used as a component. */
  | { kind: 'image'; src: string }
  | { kind: 'data'; value: unknown }
  /** A component that this site lacks; the page shows what is between its tags. */
  | { kind: 'unknown' }
