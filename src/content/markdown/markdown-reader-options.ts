import type { Highlighter } from '../code/highlighter.ts'
import type { Report } from '../input/problem.ts'
import type { SourceFile } from '../input/source-file.ts'
import type { InlineStyleClasses } from './inline-style-classes.ts'
import type { LinkTargets } from './links/link-targets.ts'
import type { MarkdownFormat } from './markdown-source.ts'
import type { CompiledMdx } from './mdx-compiler/compiled-markdown.ts'

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
