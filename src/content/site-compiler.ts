import type { SiteConfig, VersionConfig } from '../site-config/site-config-schema.ts'
import { isExternal, stripQueryAndHash } from '../urls/addresses.ts'
import type { PostSource } from './blog/posts.ts'
import { listFenceLanguages } from './code/fences.ts'
import { type CodeBlockOptions, createCodeBlockRenderer, type RenderCodeBlock } from './code/render-code-block.ts'
import type { VersionSource } from './docs/read-docs.ts'
import { mapSiblings, removeUnlisted } from './docs/sidebar-tree.ts'
import { findMainVersion } from './docs/versions.ts'
import type { Report } from './input/problem.ts'
import { listFiles, readSource, type SourceFile } from './input/source-file.ts'
import { compileMarkdown } from './markdown/compile-markdown.ts'
import { findComponentLine } from './markdown/compile-mdx.ts'
import type { CompiledMarkdown, CompileInput, CompileSite } from './markdown/compile-types.ts'
import { createInlineStyleClasses, type InlineStyleClasses } from './markdown/inline-styles.ts'
import { createLinkTargets, type LinkTargets } from './markdown/link-targets.ts'
import type { MarkdownSource } from './markdown/markdown-source.ts'
import type { MdxContext, MdxRuntime, PageAddress, SiteOutline } from './mdx-context.ts'
import { isPageFile, type PageSource } from './page-source.ts'
import type { MarkdownPageSource } from './read-pages.ts'
import type { SiteContent } from './site-content.ts'

export type SiteCompiler = Pick<SiteContent, 'assets'> & {
  compile: (page: Pick<PageSource, 'source' | 'image' | 'tocLevels'>) => CompiledMarkdown & Pick<PageSource, 'image'>
  /** Compiles the beginning of a post to HTML for lists of posts. */
  compilePreview: (source: MarkdownSource) => string
  mdx: MdxRenderer
  /** CSS rules for the inline styles of the pages compiled so far. */
  inlineStyleRules: () => string
}

/** The pages to compile, and the data that their components can use. */
export interface PageSources {
  /** In the order of the configuration. */
  versions: (VersionConfig & { source: VersionSource })[]
  /** Newest first. */
  posts: PostSource[]
  pages: MarkdownPageSource[]
  /** The site's own data files, by the names that the configuration gives them. */
  data: Record<string, unknown>
}

export interface CompilerOptions extends CodeBlockOptions {
  root: string
  config: SiteConfig
  mdx: MdxRuntime
  report: Report
}

/** Prepares what all pages share: the targets of links, the languages of code, and what MDX components can use. */
export async function createSiteCompiler(
  sources: PageSources,
  { root, config, fences, wrapHighlighter, mdx, report }: CompilerOptions,
): Promise<SiteCompiler> {
  const pages = listPages(sources)
  const urls = new Map(pages.map(({ source, url }) => [source.file.path, url]))
  const cache = openCompileCache(urls, report)
  const targets = createLinkTargets({
    root,
    urls,
    folderOfDocs: findMainVersion(sources.versions).folder,
    report: cache.report,
  })
  const styles = createInlineStyleClasses()
  const codeBlock = await createCodeBlockRenderer(listLanguages(root, pages), { fences, wrapHighlighter })
  const mdxRenderer = createMdxRenderer(mdx, {
    config,
    sources,
    urls,
    targets,
    styles,
    codeBlock,
    report: cache.report,
  })
  const site: CompileSite = {
    targets,
    styles,
    codeBlock,
    mdx: { components: mdx.components, modules: mdx.modules, render: mdxRenderer.render },
    format: config.markdown.format,
    report: cache.report,
  }
  return {
    compile({ source, image, tocLevels }) {
      const page = { source, tocLevels }
      const compiled = cache.getOrCompile(page, targets.assets, () => compileMarkdown(page, site))
      return { ...compiled, image: image && targets.pageImage(image, source.file) }
    },
    compilePreview: source => compileMarkdown({ source, isPreview: true }, site).html,
    mdx: mdxRenderer,
    assets: targets.assets,
    inlineStyleRules: styles.css,
  }
}

function listPages({ versions, posts, pages }: PageSources): { source: MarkdownSource; url: string }[] {
  return [...versions.flatMap(({ source }) => source.docs), ...posts, ...pages]
}

/** The languages of all code in pages and in the other Markdown files, which pages may import. */
function listLanguages(root: string, pages: { source: MarkdownSource }[]): string[] {
  const partials = listFiles(root, 'content').filter(path => /\.mdx?$/.test(path) && !isPageFile(path))
  const texts = [...pages.map(({ source }) => source.body), ...partials.map(path => readSource(root, path).text)]
  return texts.flatMap(listFenceLanguages)
}

type MdxRenderer = Pick<SiteContent, 'createMdxContext' | 'describeComponent' | 'componentStylesheetsByPage'> & {
  render: CompileSite['mdx']['render']
}

interface MdxRendererOptions {
  config: SiteConfig
  sources: PageSources
  /** Addresses of pages by the paths of their files. */
  urls: ReadonlyMap<string, string>
  targets: LinkTargets
  styles: InlineStyleClasses
  codeBlock: RenderCodeBlock
  report: Report
}

/** Renders MDX files with what their components can use, and collects the stylesheets of those components. */
function createMdxRenderer(mdx: MdxRuntime, options: MdxRendererOptions): MdxRenderer {
  const { config, sources, urls, targets, styles, codeBlock, report } = options
  const outline = createOutline(config, sources)
  const siblings = new Map(
    sources.versions.flatMap(({ source }) => source.sidebars.flatMap(({ items }) => [...mapSiblings(items)])),
  )
  const componentStylesheetsByPage = new Map<string, Set<string>>()
  const createMdxContext = (page: PageAddress, file: SourceFile = { path: page.file, text: '' }): MdxContext => ({
    outline,
    page,
    siblings: siblings.get(page.file) ?? outline.sidebar,
    classForStyle: styles.classFor,
    codeBlock,
    styledParts: new Set(),
    link: href => targets.link(href, file),
    reportUse({ component, earlier, what, fix }) {
      const line = findComponentLine(file.text, component, earlier) + 1
      report({ level: 'error', where: `${file.path}:${line}`, what, fix })
    },
  })
  return {
    createMdxContext,
    componentStylesheetsByPage,
    describeComponent: (element, page) => mdx.describe(element, createMdxContext(page)),
    render(compiled, file) {
      const page = { url: urls.get(file.path) ?? '', file: file.path }
      const rendered = mdx.render(compiled, createMdxContext(page, file))
      // A post is rendered twice, whole and as a preview.
      const earlier = componentStylesheetsByPage.get(file.path) ?? []
      componentStylesheetsByPage.set(file.path, new Set([...earlier, ...rendered.stylesheets]))
      return rendered
    },
  }
}

function createOutline(config: SiteConfig, { versions, posts, data }: PageSources): SiteOutline {
  return {
    config,
    sidebar: findMainVersion(versions).source.sidebars.flatMap(({ items }) => removeUnlisted(items)),
    data,
    posts: posts.filter(post => !post.isUnlisted),
  }
}

/** Pages by path, as they were compiled last. They are kept for the whole process; each reading of a site opens the cache again. */
const compiledPages = new Map<string, { key: string; compiled: CompiledMarkdown }>()
let lastAddresses = ''

interface CompileCache {
  /** The compiler must report here: a page with a problem is not kept, so that the problem is reported again next time. */
  report: Report
  /**
   * Returns what `compile` returned for the page last time if nothing that the page depends on can have changed, or else calls
   * it. `assets` are the files that pages refer to.
   */
  getOrCompile: (
    page: CompileInput,
    assets: ReadonlyMap<string, string>,
    compile: () => CompiledMarkdown,
  ) => CompiledMarkdown
}

/**
 * Opens the cache of this process for a site whose pages have `urls`; when one has moved, the cache is emptied. Development
 * reads all content again at each edit, and most pages have not changed.
 */
export function openCompileCache(urls: ReadonlyMap<string, string>, report: Report): CompileCache {
  const addresses = JSON.stringify([...urls])
  if (addresses !== lastAddresses) compiledPages.clear()
  lastAddresses = addresses
  let problems = 0
  return {
    report(problem) {
      problems++
      report(problem)
    },
    getOrCompile({ source, tocLevels }, assets, compile) {
      const { path } = source.file
      const key = JSON.stringify([source.body, tocLevels])
      const known = compiledPages.get(path)
      if (known?.key === key && source.format === 'md') return known.compiled
      const problemsBefore = problems
      const compiled = compile()
      compiledPages.delete(path)
      if (problems === problemsBefore && isSelfContained(source, compiled, assets))
        compiledPages.set(path, { key, compiled })
      return compiled
    },
  }
}

/** Whether a page depends only on its own text and on the addresses of pages: it refers to no file, present or missing. */
function isSelfContained(
  { format, body }: MarkdownSource,
  { addresses }: CompiledMarkdown,
  assets: ReadonlyMap<string, string>,
): boolean {
  // Images have a size and styles a rule in a stylesheet, both of which each reading of a site collects anew.
  if (format !== 'md' || /!\[|<img|\sstyle\s*=/i.test(body)) return false
  const isAsset = (address: string) => assets.has(stripQueryAndHash(address))
  const isMissing = (address: string) => !/^[/#?]/.test(address) && !isExternal(address)
  return ![...addresses.values()].some(address => isAsset(address) || isMissing(address))
}
