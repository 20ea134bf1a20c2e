// The compiler of Markdown and MDX: text in, HTML and headings out. satteri is called only here, with the plugins of
// elements.ts, headings.ts and inline-styles.ts.
import { markdownToHtml, mdxToJs } from 'satteri'
import { createUniqueSlugs, githubSlug } from '../../lib/slug.ts'
import { escapeHtml } from '../../lib/text.ts'
import { skipFrontMatter } from '../input/parse-front-matter.ts'
import type { Report } from '../input/problem.ts'
import { locateText, type SourceFile } from '../input/source-file.ts'
import { linkMdx } from './compile-mdx.ts'
import type {
  CompiledMarkdown,
  CompiledMdx,
  FileOfPage,
  MarkdownPartial,
  MarkdownReaderOptions,
  PageInProgress,
} from './compile-types.ts'
import { rewriteDocusaurusSyntax } from './docusaurus-syntax.ts'
import { convertDirectives, convertElements } from './elements.ts'
import { addHeadingIds, type Heading } from './headings.ts'
import { replaceInlineStyles } from './inline-styles.ts'
import { locateLine, type MarkdownSource, resolveFormat } from './markdown-source.ts'

/** satteri compiles Markdown without JSX to one such element that contains its HTML; `stripStaticHtml` removes its tags. */
const staticHtml = { component: 'x-html', prop: 'dangerouslySetInnerHTML', wrapPropValue: true }

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

interface Compilation {
  compiled: CompiledMarkdown
  /** The body as satteri read it. */
  markdown: string
}

/** Compiles a file together with the Markdown files that it imports. */
function compileFile(file: FileOfPage): Compilation {
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
  const functionBody = toFunctionBody(source, satteriOptions, options.report)
  return { compiled: linkMdx({ functionBody, imports, importer, headings }), markdown }
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

type SatteriOptions = ReturnType<typeof createSatteriOptions>

/** Which syntax satteri reads in a file, and what the plugins do with it. */
function createSatteriOptions({ source, page, addresses, importers }: FileOfPage) {
  const { file, body } = source
  const { options, isPreview } = page
  // Raw HTML is only parsed where it may have a style to replace; otherwise it is passed on as it is, which is faster.
  const hasInlineStyle = source.format === 'md' && /<[a-z][^>]*\sstyle\s*=/i.test(body)
  // Footnotes of several files, or of the previews of a list, must not have the same ids.
  const hasNeighbours = isPreview || importers.length > 0
  return {
    features: {
      frontmatter: false,
      directive: body.includes(':'),
      rawHtml: hasInlineStyle,
      gfm: { footnotes: { clobberPrefix: hasNeighbours ? `${githubSlug(file.path)}-` : '' } },
    },
    mdastPlugins: [convertDirectives],
    hastPlugins: [
      convertElements({ file, addresses, targets: options.targets, highlighter: options.highlighter }),
      isPreview ? undefined : addHeadingIds(page.headings, page.uniqueSlug),
      hasInlineStyle ? replaceInlineStyles(options.styles) : undefined,
    ],
  }
}

function toFunctionBody(source: MarkdownSource, options: SatteriOptions, report: Report): string | undefined {
  try {
    return mdxToJs(source.body, { ...options, outputFormat: 'function-body', optimizeStatic: staticHtml }).code
  } catch (error) {
    const { message } = error as Error
    // satteri starts the message with the place in the body: `3:7: Unexpected character`.
    const [, line = '1', text = message] = /^(\d+):\d+: (.*)$/s.exec(message) ?? []
    report({
      level: 'error',
      where: locateLine(source, Number(line) - 1),
      what: `Not valid MDX: ${text}`,
      fix: 'In MDX, `{` and `<` start code: escape them (`\\{`), put them into backticks, or rename the file to .md.',
    })
    return undefined
  }
}

/** Removes the tags of `staticHtml` from rendered HTML. In text and attributes the same characters are escaped. */
function stripStaticHtml(html: string): string {
  return html.replace(/<\/?x-html>/g, '')
}
