import { markdownToHtml } from 'satteri'
import { locateText } from '../input/locate-text.ts'
import { skipFrontMatter } from '../input/parse-front-matter.ts'
import type { SourceFile } from '../input/source-file.ts'
import { rewriteDocusaurusSyntax } from './docusaurus-syntax/rewrite-docusaurus-syntax.ts'
import { resolveFormat } from './markdown-source.ts'
import { compileMdx } from './mdx-compiler/compile-mdx.ts'
import type { CompiledMarkdown } from './mdx-compiler/compiled-markdown.ts'
import type { FileOfPage } from './page-in-progress.ts'
import { createSatteriOptions } from './satteri-options.ts'

interface Compilation {
  compiled: CompiledMarkdown
  /** The body as satteri read it. */
  markdown: string
}

/** Compiles a file together with the Markdown files that it imports. */
export function compileFile(file: FileOfPage): Compilation {
  const { options, headings } = file.page
  const { text: markdown, imports } = rewriteDocusaurusSyntax(file.source, options.report)
  const source = { ...file.source, body: markdown }
  const satteriOptions = createSatteriOptions({ ...file, source })
  if (source.format === 'md') {
    return { compiled: { kind: 'html', html: markdownToHtml(markdown, satteriOptions).html }, markdown }
  }
  const importer = {
    source,
    options,
    compilePartial: (partial: SourceFile, name: string) => compilePartial(partial, name, file),
  }
  return { compiled: compileMdx({ imports, importer, satteriOptions, headings }), markdown }
}

function compilePartial(partial: SourceFile, name: string, importer: FileOfPage): CompiledMarkdown | undefined {
  const { page } = importer
  const { file } = importer.source
  const importers = [...importer.importers, file.path]
  if (importers.includes(partial.path)) {
    page.options.report({
      level: 'error',
      where: locateText(file, partial.path.split('/').at(-1) ?? ''),
      what: `${partial.path} imports itself, by way of ${file.path}.`,
      fix: 'Remove one of the imports.',
    })
    return undefined
  }
  const format = resolveFormat(partial.path, page.options.format)
  const { body, bodyLine } = skipFrontMatter(partial)
  const addresses = new Map<string, string>()
  const source = { file: partial, body, bodyLine, format }
  const { compiled, markdown } = compileFile({ source, page, addresses, importers })
  page.partials.set(name, { markdown, addresses, format })
  return compiled
}
