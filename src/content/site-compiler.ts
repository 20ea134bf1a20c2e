import { createFingerprint } from '../lib/fingerprint.ts'
import { type Memo, noMemo } from '../lib/memo.ts'
import type { SiteConfig, VersionConfig } from '../site-config/site-config-schema.ts'
import type { PostSource } from './blog/posts.ts'
import { listFenceLanguages } from './code/fences.ts'
import { type CodeBlockOptions, createCodeBlockRenderer, type RenderCodeBlock } from './code/render-code-block.ts'
import type { VersionSource } from './docs/read-docs.ts'
import { mapSiblings, removeUnlisted, type SidebarItem } from './docs/sidebar-tree.ts'
import { findMainVersion } from './docs/versions.ts'
import type { Report } from './input/problem.ts'
import { listFiles, readSource, type SourceFile } from './input/source-file.ts'
import { findComponentLine } from './markdown/compile-mdx.ts'
import type { CompiledMarkdown, CompileInput } from './markdown/compile-types.ts'
import { createInlineStyleClasses } from './markdown/inline-styles.ts'
import { createLinkTargets, type LinkTargets } from './markdown/link-targets.ts'
import { createAssetRegistry } from './markdown/local-files.ts'
import type { MarkdownSource } from './markdown/markdown-source.ts'
import type { MdxContext, MdxRuntime, PageAddress, SiteOutline } from './mdx-context.ts'
import { isPageFile, type PageSource } from './page-source.ts'
import type { Practice, PracticePageSource } from './practice/read-practice.ts'
import type { MarkdownPageSource } from './read-pages.ts'
import { addToSite, type CompilingSite, compileRecorded, type LookedUp, recallCompilation } from './recorded-compile.ts'
import { type EntrySource, listEntries, type Reference } from './reference/read-reference.ts'
import type { SiteContent } from './site-content.ts'
import type { StyledPart } from './styled-parts.ts'

export type SiteCompiler = Pick<
  SiteContent,
  'assets' | 'componentStylesheetsByPage' | 'createMdxContext' | 'describeComponent'
> & {
  compile: (page: Pick<PageSource, 'source' | 'image' | 'tocLevels'>) => CompiledMarkdown & Pick<PageSource, 'image'>
  /** Compiles the beginning of a post to HTML for lists of posts. */
  compilePreview: (post: PostSource) => string
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
  practice: Practice<PracticePageSource> | undefined
  reference: Reference<EntrySource> | undefined
  /** The site's own data files, by the names that the configuration gives them. */
  data: Record<string, unknown>
}

export interface CompilerOptions extends CodeBlockOptions {
  root: string
  config: SiteConfig
  mdx: MdxRuntime
  /** Changes with the code of the site's components; undefined if what they read cannot be known. */
  codeVersion?: string | undefined
  /** The address of the only page that is compiled; the others stay empty. */
  only?: string | undefined
  memo?: Memo
  report: Report
}

/**
 * Prepares what all pages share: the targets of links, the languages of code, and what MDX components can use. Pages that an
 * earlier build compiled are recalled here, so that grammars are loaded only if others need them.
 */
export async function createSiteCompiler(sources: PageSources, options: CompilerOptions): Promise<SiteCompiler> {
  const { root, config, fences, mdx, only, report } = options
  const pages = listPages(sources)
  const compiledPages = only === undefined ? pages : pages.filter(({ url }) => url === only)
  const languages = listLanguages(root, pages)
  const registry = createAssetRegistry(root)
  const styles = createInlineStyleClasses()
  const componentStylesheetsByPage = new Map<string, Set<string>>()
  const urls = new Map(pages.map(({ source, url }) => [source.file.path, url]))
  const linkedSite = { root, urls, folderOfDocs: findMainVersion(sources.versions).folder, report }
  const lookUps = createLookUps(config, sources)
  const ownLanguages = new Map(pages.map(({ source, languages }) => [source.file.path, languages]))
  const site: CompilingSite = {
    ...{ linkedSite, registry, styles, mdx, format: config.markdown.format, memo: options.memo ?? noMemo },
    createMdxContext: (file, access) =>
      createMdxContext({ url: urls.get(file.path) ?? '', file: file.path }, { file, lookUps, ...access }),
    describe: lookUps.describe,
    versionFor: ({ source }) => describeCode(source, { ...options, languages, ownLanguages }),
    addStylesheets(file, stylesheets) {
      if (stylesheets.length === 0) return
      // A post is rendered twice, whole and as a preview.
      const earlier = componentStylesheetsByPage.get(file) ?? []
      componentStylesheetsByPage.set(file, new Set([...earlier, ...stylesheets]))
    },
  }
  const inputs = new Map<object, CompileInput>([
    ...compiledPages.map(({ source, tocLevels }) => [source, { source, tocLevels }] as const),
    ...(only === undefined ? sources.posts : []).map(post => [post, previewOf(post)] as const),
  ])
  const recalled = new Map([...inputs].map(([key, input]) => [key, recallCompilation(input, site)]))
  const isComplete = [...recalled.values()].every(compilation => compilation !== undefined)
  const missingLanguages = only === undefined ? languages : listLanguages(root, compiledPages)
  const codeBlock = await createCodeBlockRenderer(isComplete ? [] : missingLanguages, { fences })
  // With fewer grammars than the site has, the code of a page could have other colours.
  const compilingSite = only === undefined ? site : { ...site, memo: noMemo }
  const targets = createLinkTargets(linkedSite, registry)

  const compile = (key: object, input: CompileInput) => {
    if (!inputs.has(key)) return createEmptyPage(input)
    const compilation = recalled.get(key) ?? compileRecorded(input, codeBlock, compilingSite)
    recalled.delete(key)
    addToSite(compilation, site)
    return compilation.recording.compiled
  }
  const contextOf = (page: PageAddress) =>
    createMdxContext(page, { file: { path: page.file, text: '' }, lookUps, targets, styles, report, codeBlock })
  return {
    compile({ source, image, tocLevels }) {
      const compiled = compile(source, { source, tocLevels })
      return { ...compiled, image: image && targets.pageImage(image, source.file) }
    },
    compilePreview: post => compile(post, previewOf(post)).html,
    createMdxContext: contextOf,
    describeComponent: (element, page) => mdx.describe(element, contextOf(page)),
    componentStylesheetsByPage,
    assets: registry.assets,
    inlineStyleRules: styles.css,
  }
}

/** What a page that is not compiled has in place of its content. */
function createEmptyPage({ source: { file, format } }: CompileInput): CompiledMarkdown {
  const noContent = { html: '', styledParts: new Set<StyledPart>(), exercises: [], headings: [], markdown: '' }
  return { ...noContent, addresses: new Map(), partials: new Map(), format, file: file.path }
}

const previewOf = (post: PostSource): CompileInput => ({ source: post.preview ?? post.source, isPreview: true })

function listPages({
  versions,
  posts,
  pages,
  practice,
  reference,
}: PageSources): (Pick<PageSource, 'source' | 'languages' | 'tocLevels'> & { url: string })[] {
  return [
    ...versions.flatMap(({ source }) => source.docs),
    ...posts,
    ...pages,
    ...(practice?.pages ?? []),
    ...listEntries(reference),
  ]
}

/** The languages of all code in pages and in the other Markdown files, which pages may import; sorted, each once. */
function listLanguages(root: string, pages: Pick<PageSource, 'languages'>[]): string[] {
  const partials = listFiles(root, 'content').filter(path => /\.mdx?$/.test(path) && !isPageFile(path))
  const ofPartials = partials.flatMap(path => listFenceLanguages(readSource(root, path).text))
  return [...new Set([...pages.flatMap(({ languages }) => languages), ...ofPartials])].sort()
}

/**
 * What decides on the HTML of a page besides its text and its questions to the site: the code of components, and the grammars
 * that are loaded, since one may colour code within code of another language. Undefined if it cannot be known.
 */
function describeCode({ file, format }: MarkdownSource, options: CodeOptions): unknown[] | undefined {
  const { languages, ownLanguages, codeVersion, fences } = options
  if (format === 'mdx') return codeVersion === undefined ? undefined : [codeVersion, languages]
  const own = ownLanguages.get(file.path) ?? languages
  return own.some(language => fences.highlight('', language) === undefined) ? [languages] : []
}

type CodeOptions = Pick<CompilerOptions, 'codeVersion' | 'fences'> & {
  /** Those of the whole site. */
  languages: readonly string[]
  /** Those of each page, by its file. */
  ownLanguages: ReadonlyMap<string, readonly string[]>
}

interface LookUps {
  outline: SiteOutline
  siblingsOf: (file: string) => SidebarItem[]
  describe: (name: LookedUp, file: string) => string
}

/** What components can look up, and how to tell whether it has changed. */
function createLookUps(config: SiteConfig, { versions, posts, data }: PageSources): LookUps {
  const outline: SiteOutline = {
    config,
    sidebar: findMainVersion(versions).source.sidebars.flatMap(({ items }) => removeUnlisted(items)),
    data,
    posts: posts.filter(post => !post.isUnlisted),
  }
  const siblings = new Map(
    versions.flatMap(({ source }) => source.sidebars.flatMap(({ items }) => [...mapSiblings(items)])),
  )
  const siblingsOf = (file: string) => siblings.get(file) ?? outline.sidebar
  const fingerprint = createFingerprint()
  return {
    outline,
    siblingsOf,
    describe(name, file) {
      // Functions in the configuration are code, which has a version of its own.
      if (name === 'config') return JSON.stringify({ ...config, data: undefined })
      return fingerprint(name === 'siblings' ? siblingsOf(file) : outline[name])
    },
  }
}

interface MdxAccess {
  file: SourceFile
  lookUps: LookUps
  targets: LinkTargets
  styles: CompilingSite['styles']
  report: Report
  codeBlock: RenderCodeBlock
}

function createMdxContext(page: PageAddress, access: MdxAccess): MdxContext {
  const { file, lookUps, targets, styles, report, codeBlock } = access
  return {
    outline: lookUps.outline,
    page,
    siblings: lookUps.siblingsOf(page.file),
    classForStyle: styles.classFor,
    codeBlock,
    styledParts: new Set(),
    exercises: [],
    link: href => targets.link(href, file),
    reportUse({ component, earlier, what, fix }) {
      const line = findComponentLine(file.text, component, earlier) + 1
      report({ level: 'error', where: `${file.path}:${line}`, what, fix })
    },
  }
}
