// One reader for Markdown and MDX: text in, HTML and headings out. Everything that satteri does for the site happens in
// compile-file.ts, mdx-compiler/compile-mdx.ts and the plugins, so that it can be replaced in one place.

import { createUniqueSlugs } from '../../lib/slug.ts'
import { escapeHtml } from '../../lib/text.ts'
import { compileFile } from './compile-file.ts'
import type { Heading } from './headings.ts'
import type { MarkdownReaderOptions } from './markdown-reader-options.ts'
import type { MarkdownSource } from './markdown-source.ts'
import { stripStaticHtml } from './mdx-compiler/compile-mdx.ts'
import type { CompiledMdx } from './mdx-compiler/compiled-markdown.ts'
import type { MarkdownPartial, PageInProgress } from './page-in-progress.ts'

export interface MarkdownOutput {
  html: string
  headings: Heading[]
  /** The body as satteri read it: with Docusaurus syntax rewritten and without imports. */
  markdown: string
  /** Targets of its links and images on this site, by what the author wrote. */
  addresses: ReadonlyMap<string, string>
  /** The files that it imports, by their names as components. */
  partials: ReadonlyMap<string, MarkdownPartial>
}

export interface MarkdownReader {
  /** A page's whole body. */
  read: (source: MarkdownSource) => MarkdownOutput
  /**
   * The HTML of the beginning of a body for a list of pages: its headings have no ids or anchors, and the ids of its
   * footnotes start with the file's name.
   */
  readPreview: (source: MarkdownSource) => string
}

export function createMarkdownReader(options: MarkdownReaderOptions): MarkdownReader {
  return {
    read: source => readPage(source, startPage(options)),
    readPreview: source => readPage(source, { ...startPage(options), isPreview: true }).html,
  }
}

function startPage(options: MarkdownReaderOptions): PageInProgress {
  return { options, headings: [], uniqueSlug: createUniqueSlugs(), partials: new Map(), isPreview: false }
}

function readPage(source: MarkdownSource, page: PageInProgress): MarkdownOutput {
  const { options, headings, partials } = page
  const addresses = new Map<string, string>()
  const { compiled, markdown } = compileFile({ source, page, addresses, importers: [] })
  const html = compiled.kind === 'html' ? compiled.html : renderMdx(compiled, source, options)
  return { html, headings: partials.size > 0 ? sortByPlace(headings, html) : headings, markdown, addresses, partials }
}

function renderMdx(compiled: CompiledMdx, source: MarkdownSource, { mdx, report }: MarkdownReaderOptions): string {
  try {
    return stripStaticHtml(mdx.render(compiled, source.file))
  } catch (error) {
    report({
      level: 'error',
      where: `${source.file.path}:${source.bodyLine}`,
      what: `The code of this page throws: ${(error as Error).message}`,
      fix: 'Correct the expression or the component; both run at build, where there is no browser.',
    })
    return ''
  }
}

/**
 * Headings in the order of the page. Those of imported files come where these are shown, which may be nowhere. Ids are
 * unique on a page, and both satteri and React write them in double quotes.
 */
function sortByPlace(headings: Heading[], html: string): Heading[] {
  return headings
    .map(heading => ({ heading, place: html.indexOf(` id="${escapeHtml(heading.id)}"`) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ heading }) => heading)
}
