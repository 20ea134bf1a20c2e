// The compiler of Markdown and MDX: text in, HTML and headings out. satteri is called only here, with the plugins of
// elements.ts, headings.ts and inline-styles.ts.

import { markdownToHtml, mdxToJs } from 'satteri'
import { createUniqueSlugs, githubSlug } from '../../lib/slug.ts'
import { escapeHtml } from '../../lib/text.ts'
import { locateText, type SourceFile } from '../input/source-file.ts'
import { skipFrontMatter } from '../input/yaml.ts'
import { recordParts } from '../styled-parts.ts'
import { linkMdx } from './compile-mdx.ts'
import type {
  CompiledBody,
  CompiledMarkdown,
  CompiledMdx,
  CompileInput,
  CompileSite,
  CompileState,
} from './compile-types.ts'
import { rewriteDocusaurusSyntax } from './docusaurus-syntax.ts'
import { convertDirectives, convertElements, keepFences, recordWrittenHtml } from './elements.ts'
import { addHeadingIds, type Heading, nestHeadings, type TocLevels } from './headings.ts'
import { replaceInlineStyles } from './inline-styles.ts'
import { locateLine, type MarkdownSource, resolveFormat } from './markdown-source.ts'
import type { MdxImport } from './mdx-imports.ts'

/** Compiles a page together with the Markdown files that it imports. */
export function compileMarkdown(
  { source, tocLevels, isPreview = false }: CompileInput,
  site: CompileSite,
): CompiledMarkdown {
  const state: CompileState = {
    ...{ site, source, isPreview },
    importers: [],
    addresses: new Map(),
    headings: [],
    styledParts: new Set(),
    exercises: [],
    uniqueSlug: createUniqueSlugs(),
    partials: new Map(),
  }
  const { compiled, markdown } = compileFile(state)
  const html = compiled.kind === 'html' ? compiled.html : renderMdx(compiled, state)
  return {
    html,
    styledParts: state.styledParts,
    exercises: state.exercises,
    headings: nestHeadings(listShownHeadings(state, html, tocLevels)),
    markdown,
    addresses: state.addresses,
    partials: state.partials,
    format: source.format,
    file: source.file.path,
  }
}

/** Compiles one file: rewrites the syntax that satteri does not know, then parses and transforms the rest. */
function compileFile(state: CompileState): { compiled: CompiledBody; markdown: string } {
  const { text: markdown, imports } = rewriteDocusaurusSyntax(state.source, state.site.report)
  const rewritten = { ...state, source: { ...state.source, body: markdown } }
  const compiled = state.source.format === 'md' ? compileBody(rewritten) : compileMdx(imports, rewritten)
  return { compiled, markdown }
}

function compileBody(state: CompileState): CompiledBody {
  return { kind: 'html', html: markdownToHtml(state.source.body, createSatteriOptions(state)).html }
}

/** A body that is not valid MDX is reported, and its page is empty. */
function compileMdx(imports: MdxImport[], state: CompileState): CompiledBody {
  const functionBody = toFunctionBody(state)
  if (functionBody === undefined) return { kind: 'html', html: '' }
  const { source, site, headings } = state
  const importer = {
    source,
    site,
    compilePartial: (file: SourceFile, name: string) => compilePartial(file, name, state),
  }
  return linkMdx({ functionBody, imports, importer, headings })
}

function compilePartial(file: SourceFile, name: string, importer: CompileState): CompiledBody | undefined {
  const { site, partials, source } = importer
  const importers = [...importer.importers, source.file.path]
  if (importers.includes(file.path)) {
    site.report({
      level: 'error',
      where: locateText(source.file, file.path.split('/').at(-1) ?? ''),
      what: `${file.path} imports itself, by way of ${source.file.path}.`,
      fix: 'Remove one of the imports.',
    })
    return undefined
  }
  const format = resolveFormat(file.path, site.format)
  const addresses = new Map<string, string>()
  const { compiled, markdown } = compileFile({
    ...importer,
    source: { file, format, ...skipFrontMatter(file) },
    ...{ addresses, importers },
  })
  partials.set(name, { markdown, addresses, format })
  return compiled
}

/** Which syntax satteri reads in a file, and what the plugins do with it: links, images and code are resolved by them. */
function createSatteriOptions(state: CompileState) {
  const { source, site, isPreview, importers, addresses, headings, styledParts, uniqueSlug } = state
  const { file, body } = source
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
    mdastPlugins: [convertDirectives, recordWrittenHtml(styledParts), hasInlineStyle ? keepFences : undefined],
    hastPlugins: [
      convertElements(
        { file, addresses, targets: site.targets, codeBlock: site.codeBlock, styledParts },
        isPreview ? [] : [addHeadingIds(headings, uniqueSlug)],
      ),
      hasInlineStyle ? replaceInlineStyles(site.styles) : undefined,
    ],
  }
}

/** satteri compiles Markdown without JSX to one such element that contains its HTML; `stripStaticHtml` removes its tags. */
const staticHtml = { component: 'x-html', prop: 'dangerouslySetInnerHTML', wrapPropValue: true }

/** The body as JavaScript; undefined if it is not valid MDX, which is reported. */
function toFunctionBody(state: CompileState): string | undefined {
  const { source, site } = state
  const options = createSatteriOptions(state)
  try {
    return mdxToJs(source.body, { ...options, outputFormat: 'function-body', optimizeStatic: staticHtml }).code
  } catch (error) {
    const { message } = error as Error
    // satteri starts the message with the place in the body: `3:7: Unexpected character`.
    const [, line = '1', text = message] = /^(\d+):\d+: (.*)$/s.exec(message) ?? []
    site.report({
      level: 'error',
      where: locateLine(source, Number(line) - 1),
      what: `Not valid MDX: ${text}`,
      fix: 'In MDX, `{` and `<` start code: escape them (`\\{`), put them into backticks, or rename the file to .md.',
    })
    return undefined
  }
}

/** Whether a body can be read as MDX: `a < b` and `{` alone cannot. */
export function isValidMdx(source: MarkdownSource): boolean {
  const { text } = rewriteDocusaurusSyntax({ ...source, format: 'mdx' }, () => {})
  try {
    mdxToJs(text, { features: { frontmatter: false, directive: text.includes(':') } })
    return true
  } catch {
    return false // satteri throws for whatever is not valid.
  }
}

function renderMdx(
  compiled: CompiledMdx,
  { source, site, styledParts: recorded, exercises: found }: CompileState,
): string {
  try {
    const { html, styledParts, exercises } = site.mdx.render(compiled, source.file)
    recordParts(recorded, styledParts)
    found.push(...exercises)
    return stripStaticHtml(html)
  } catch (error) {
    site.report({
      level: 'error',
      where: `${source.file.path}:${source.bodyLine}`,
      what: `The code of this page throws: ${(error as Error).message}`,
      fix: 'Correct the expression or the component; both run at build, where there is no browser.',
    })
    return ''
  }
}

/** Removes the tags of `staticHtml` from rendered HTML. In text and attributes the same characters are escaped. */
function stripStaticHtml(html: string): string {
  return html.replace(/<\/?x-html>/g, '')
}

/** The headings that the table of contents lists, in the order of the page. */
function listShownHeadings(
  { headings, partials }: CompileState,
  html: string,
  levels: TocLevels | undefined,
): Heading[] {
  if (levels === undefined) return []
  const inOrder = partials.size > 0 ? sortByPosition(headings, html) : headings
  return inOrder.filter(({ depth }) => depth >= levels.from && depth <= levels.to)
}

/**
 * Headings in the order of the page. Those of imported files come where these are shown, which may be nowhere. Ids are
 * unique on a page, and both satteri and React write them in double quotes.
 */
function sortByPosition(headings: Heading[], html: string): Heading[] {
  return headings
    .map(heading => ({ heading, position: html.indexOf(` id="${escapeHtml(heading.id)}"`) }))
    .filter(({ position }) => position >= 0)
    .sort((a, b) => a.position - b.position)
    .map(({ heading }) => heading)
}
