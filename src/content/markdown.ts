// One reader for Markdown and MDX: text in, HTML (or, for MDX, code that makes it) and headings out. Everything the
// processor does for the site happens here and in the plugins named below, so that it can be replaced in one place.
import { markdownToHtml, mdxToJs } from 'satteri'
import { admonitions } from './admonitions.ts'
import type { AuthoredStyles } from './authored-styles.ts'
import { readClassicSyntax } from './classic-syntax.ts'
import { createFenceReader } from './fences.ts'
import { readRawFrontMatter, withoutFrontMatter } from './front-matter.ts'
import type { Heading } from './headings.ts'
import type { Highlighter } from './highlighter.ts'
import type { LinkTargets } from './link-targets.ts'
import { formatOf, type MarkdownFormat } from './markdown-format.ts'
import { elements, headingIds, inlineStyles } from './markdown-plugins.ts'
import { createRequire, type MdxPart, readMdxValues } from './mdx-values.ts'
import { nearest } from './nearest.ts'
import { placeOf, type Report } from './problem.ts'
import { createUniqueSlugs, githubSlug } from './slug.ts'
import type { SourceFile } from './source-file.ts'

export type MarkdownSource = {
  file: SourceFile
  body: string
  /** 1-based line of the file at which `body` starts. */
  bodyLine: number
  /** Whether it is read as CommonMark or as MDX. */
  format: 'md' | 'mdx'
}

export type MarkdownOutput = {
  html: string
  headings: Heading[]
  /** The Markdown that was read: the body after `readClassicSyntax`. */
  markdown: string
  /** Where its links and images lead on this site, by what the author wrote. */
  addresses: ReadonlyMap<string, string>
  /** The files it shows as parts of itself, by their names as components. */
  parts: ReadonlyMap<string, MarkdownPart>
}

/** A file that another one shows as a part of itself. */
export type MarkdownPart = Pick<MarkdownOutput, 'markdown' | 'addresses'> & { format: 'md' | 'mdx' }

/** What the files of one page share. */
type Page = {
  headings: Heading[]
  uniqueSlug: (wanted: string) => string
  addresses: Map<string, string>
  parts: Map<string, MarkdownPart>
  isPreview: boolean
}

type Compiled = { part: MdxPart; markdown: string }

export type MarkdownReader = {
  /** A page's whole body. */
  read: (source: MarkdownSource) => MarkdownOutput
  /** The beginning of a body for a list of pages: no heading ids or anchors, footnotes kept apart by the file's name. */
  readPreview: (source: MarkdownSource) => string
}

type Tools = {
  targets: LinkTargets
  styles: AuthoredStyles
  highlighter: Highlighter
  /** Names of the components that `.mdx` files may use. */
  components: ReadonlySet<string>
  /** What the modules that classic sites import from export here. */
  modules: ReadonlyMap<string, ReadonlySet<string>>
  /** Runs what an MDX file compiles to and gives the HTML it renders. */
  renderMdx: (part: Extract<MdxPart, { kind: 'code' }>, file: SourceFile) => string
  /** How `.md` files are read that do not say it themselves. */
  format: MarkdownFormat
  report: Report
}

export function createMarkdownReader(tools: Tools): MarkdownReader {
  return {
    read: source => convert(source, tools, false),
    readPreview: source => convert(source, tools, true).html,
  }
}

/** The languages of all blocks of code in `body`, for the highlighter to load. */
export function fenceLanguages(body: string): string[] {
  const languages =
    /^\s*(?:[-*+]\s+|>\s*|\d+[.)]\s+)*(?:`{3,}|~{3,})([\w+#-]+)|<CodeBlock[^>]*\slanguage=["']([^"']+)/gm
  return [...body.matchAll(languages)].map(([, fence, ofComponent]) => (fence ?? ofComponent ?? '').toLowerCase())
}

function convert(source: MarkdownSource, tools: Tools, isPreview: boolean): MarkdownOutput {
  const page: Page = {
    headings: [],
    uniqueSlug: createUniqueSlugs(),
    addresses: new Map(),
    parts: new Map(),
    isPreview,
  }
  const { part, markdown } = compile(source, tools, page, [])
  const html = render()
  const { addresses, parts } = page
  return { html, headings: parts.size > 0 ? inOrderOf(html, page.headings) : page.headings, markdown, addresses, parts }

  function render(): string {
    if (part.kind === 'html') return part.html
    try {
      return tools.renderMdx(part, source.file).replace(/<\/?x-html>/g, '')
    } catch (error) {
      tools.report({
        level: 'error',
        where: `${source.file.path}:${source.bodyLine}`,
        what: `Its code throws: ${(error as Error).message}`,
        fix: 'Correct the expression or the component; both run at build, where there is no browser.',
      })
      return ''
    }
  }
}

/** Turns one file into HTML or code, with the files it imports. `above` are the paths of those that import it. */
function compile(source: MarkdownSource, tools: Tools, page: Page, above: string[]): Compiled {
  const { file, bodyLine, format } = source
  const { targets, components, modules, report } = tools
  const at = (line: number) => `${file.path}:${bodyLine + line}`
  const { text: body, imports } = readClassicSyntax({ body: source.body, format, at, report })
  const rawHtml = format === 'md' && /<[a-z][^>]*\sstyle\s*=/i.test(body)
  const options = {
    features: {
      frontmatter: false,
      directive: body.includes(':'),
      rawHtml,
      gfm: { footnotes: { clobberPrefix: page.isPreview || above.length > 0 ? `${githubSlug(file.path)}-` : '' } },
    },
    mdastPlugins: [admonitions],
    hastPlugins: [
      elements(file, tools, page.addresses),
      page.isPreview ? undefined : headingIds(page.headings, page.uniqueSlug),
      rawHtml ? inlineStyles(tools.styles) : undefined,
    ],
  }
  const empty = { part: { kind: 'html', html: '' } as const, markdown: body }
  try {
    if (format === 'md') return { part: { kind: 'html', html: markdownToHtml(body, options).html }, markdown: body }
    const { code } = mdxToJs(body, {
      ...options,
      outputFormat: 'function-body',
      optimizeStatic: { component: 'x-html', prop: 'dangerouslySetInnerHTML', wrapPropValue: true },
    })
    const valueTools = { file, body, targets, components, modules, readPart, at, report }
    const values = readMdxValues(imports, valueTools)
    const missing = missingComponents(code).filter(name => !components.has(name) && !values.has(name))
    missing.forEach(reportComponent)
    if (missing.length > 0) return empty
    const frontMatter = body.includes('frontMatter') ? readRawFrontMatter(file) : {}
    const toc = page.headings.map(({ id, depth, text }) => ({ id, level: depth, value: text }))
    const scope = { frontMatter, toc, require: createRequire(valueTools) }
    return { part: { kind: 'code', functionBody: code, values, scope }, markdown: body }
  } catch (error) {
    const [, line, text = (error as Error).message] = /^(\d+):\d+: (.*)$/s.exec((error as Error).message) ?? []
    report({
      level: 'error',
      where: at(line ? Number(line) - 1 : 0),
      what: `Not valid MDX: ${text}`,
      fix: 'In MDX, `{` and `<` start code: escape them (`\\{`), put them into backticks, or rename the file to .md.',
    })
    return empty
  }

  function readPart(imported: SourceFile, name: string): MdxPart | undefined {
    if ([...above, file.path].includes(imported.path)) {
      report({
        level: 'error',
        where: placeOf(file, imported.path.split('/').at(-1) ?? ''),
        what: `${imported.path} imports itself, by way of ${file.path}.`,
        fix: 'Remove one of the imports.',
      })
      return undefined
    }
    const { body: text, bodyLine: line } = withoutFrontMatter(imported)
    const partSource = { file: imported, body: text, bodyLine: line, format: formatOf(imported.path, tools.format) }
    const addresses = new Map<string, string>()
    const compiled = compile(partSource, tools, { ...page, addresses }, [...above, file.path])
    page.parts.set(name, { markdown: compiled.markdown, addresses, format: partSource.format })
    return compiled.part
  }

  function reportComponent(name: string) {
    const meant = nearest(name, components)
    report({
      level: 'error',
      where: at(lineOfComponent(body, name)),
      what: `There is no component \`${name}\` on this site.`,
      fix: `${meant ? `Did you mean \`${meant}\`? ` : ''}Use one of ${[...components].join(', ')}.`,
    })
  }
}

/** Components that code expects to be given, each once. */
function missingComponents(code: string): string[] {
  const names = [...code.matchAll(/_missingMdxReference\("([^".]+)(?:\.[^"]*)?", true\)/g)].map(([, name = '']) => name)
  return [...new Set(names)]
}

function lineOfComponent(body: string, name: string): number {
  const isCode = createFenceReader()
  const use = new RegExp(`<${name.replaceAll('$', '\\$')}(?![\\w-])`)
  const index = body.split('\n').findIndex(line => !isCode(line) && use.test(line.replace(/(`+)[^`].*?\1/g, '')))
  return Math.max(0, index)
}

/** Headings of imported files stand where these are shown, which may be nowhere. */
function inOrderOf(html: string, headings: Heading[]): Heading[] {
  const places = headings.map(heading => ({ heading, at: html.indexOf(` id="${heading.id}"`) }))
  return places
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ heading }) => heading)
}
