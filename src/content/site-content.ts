import { mainDocsPath, type SiteConfig } from '../site-config.ts'
import type { Article } from './article.ts'
import { createAuthoredStyles } from './authored-styles.ts'
import type { Author } from './authors.ts'
import { type CodeFence, codeBlockHtml } from './code-block.ts'
import { readDataFiles, type SiteData } from './data-files.ts'
import { type DocSource, readDocs } from './docs.ts'
import { type DocsVersion, docsVersion, mainVersion, reportEmptyVersions } from './docs-version.ts'
import { createTermFinder, type FoundTerm } from './find-terms.ts'
import { readGlossary } from './glossary.ts'
import { groupBy } from './group-by.ts'
import { type Heading, type HeadingNode, headingTree } from './headings.ts'
import { createHighlighter, type Highlighter } from './highlighter.ts'
import { type LastUpdates, readLastUpdates } from './last-updates.ts'
import { createLinkTargets } from './link-targets.ts'
import { createMarkdownReader, fenceLanguages, type MarkdownPart, type MarkdownSource } from './markdown.ts'
import type { MdxPart } from './mdx-values.ts'
import { mapInTurns } from './next-turn.ts'
import { pageMemory } from './page-memory.ts'
import { type PageSource, readPages } from './pages.ts'
import { type PostSource, readPosts } from './posts.ts'
import type { Report } from './problem.ts'
import { type Related, relatedPages } from './related.ts'
import {
  ancestorsByDoc,
  type Sidebar,
  type SidebarCategory,
  type SidebarItem,
  sidebarByDoc,
  withoutUnlisted,
} from './sidebar.ts'
import type { SidebarsFile } from './sidebars-file.ts'
import { byCodeUnit, listFiles, readSource } from './source-file.ts'
import { groupByTag, readTags, type Tag } from './tags.ts'
import { isPageFile, type Reading, type TocLevels } from './written-page.ts'

export type Doc = Finished<DocSource> & {
  /** The categories above it, outermost first. */
  ancestors: SidebarCategory[]
}
export type Post = Omit<Finished<PostSource>, 'preview'> & { previewHtml: string; isTruncated: boolean }
/** Posts that belong together, first part first. */
export type Series = { name: string; parts: Post[] }
export type MarkdownPage = Omit<PageSource, 'source'> & Rendered
export type { Author, DocsVersion, SidebarCategory, SidebarItem, Tag }

type Rendered = {
  /** The Markdown as the processor reads it: without front matter, truncation marker and MDX imports. */
  markdown: string
  /** Where links and images of `markdown` lead on this site, by what the author wrote. */
  addresses: ReadonlyMap<string, string>
  /** Files that `markdown` shows as parts of itself, by their names as components. */
  parts: ReadonlyMap<string, MarkdownPart>
  /** Whether `markdown` is CommonMark or MDX. */
  format: 'md' | 'mdx'
  /** File it was read from, relative to the site's folder. */
  file: string
  /** Address of what is shown where the page is shared; undefined where the author names none. */
  image: string | undefined
  html: string
  headings: HeadingNode[]
}

type Finished<Source extends Article> = Omit<Source, 'source' | 'tagNames' | 'explainsTerms' | 'lastUpdate'> &
  Rendered & {
    /** Terms of the glossary to be explained in `html`, in its order. */
    terms: FoundTerm[]
    tags: Tag[]
    /** The day the author names, else that of the file's newest commit; undefined where neither is known. */
    lastUpdated: Date | undefined
    /** Whom the author names. */
    lastUpdatedBy: string | undefined
  }

/** All words of a site, read and validated once, rendered to HTML. Plain data; pages are painted from it. */
export type SiteContent = {
  config: SiteConfig
  /** All versions of the docs, in the order of the configuration. */
  versions: DocsVersion[]
  /** The sidebar of the main version. */
  sidebar: SidebarItem[]
  /** The docs of the main version. */
  docs: Doc[]
  /** Newest first, without unlisted ones. */
  posts: Post[]
  unlistedPosts: Post[]
  /** Listed posts by year of publication (UTC), newest first. */
  years: ReadonlyMap<number, Post[]>
  /** Tags of listed posts, alphabetical, each with its posts, newest first. */
  tags: ReadonlyMap<Tag, Post[]>
  /** The series of each post that has one. */
  series: ReadonlyMap<Post, Series>
  /** What to read after a page of the main version of the docs, or a post. */
  related: ReadonlyMap<Doc | Post, Related<Doc, Post>>
  pages: MarkdownPage[]
  data: SiteData
  /** When the files of content were last committed, as far as git is asked and knows. */
  commits: LastUpdates
  /** Files that content refers to: URL -> absolute path. */
  assets: Map<string, string>
  /** Rules for the classes that stand for styles written inline. */
  authoredCss: string
}

/** What MDX components may know of the site: everything but the bodies still being rendered. */
export type SiteOutline = Pick<SiteContent, 'config' | 'sidebar' | 'data'> & { posts: PostSource[] }

/** What `readSiteContent` needs from outside to run MDX without knowing React. */
export type MdxRuntime = {
  components: ReadonlySet<string>
  /** What the modules that classic sites import from export here. */
  modules: ReadonlyMap<string, ReadonlySet<string>>
  /** Renders one MDX file to HTML. */
  render: (part: Extract<MdxPart, { kind: 'code' }>, surroundings: MdxSurroundings) => string
}

/** What the components of an MDX file know besides their props. */
export type MdxSurroundings = {
  outline: SiteOutline
  /** The docs beside the page, or those of the category whose page it is. */
  siblings: SidebarItem[]
  /** Gives the class that stands for a style object. */
  classForStyle: (style: Record<string, unknown>) => string
  codeBlock: (fence: CodeFence) => string
  /** The address of what the file links to. */
  link: (href: string) => string
}

type Options = {
  root: string
  config: SiteConfig
  withDrafts: boolean
  /** A highlighter that knows what earlier builds have coloured. */
  withCodeCache?: ((highlighter: Highlighter) => Highlighter) | undefined
  mdx: MdxRuntime
  /** What the site says of the sidebars of its main version; undefined where its folders make one. */
  sidebars?: SidebarsFile | undefined
  report: Report
}

export async function readSiteContent({
  root,
  config,
  withDrafts,
  withCodeCache = highlighter => highlighter,
  mdx,
  sidebars,
  report,
}: Options): Promise<SiteContent> {
  const lastUpdates = config.lastUpdate ? readLastUpdates(root) : undefined
  const { format } = config.markdown
  const { minHeadingLevel: from, maxHeadingLevel: to } = config.tableOfContents
  const reading: Reading = { root, withDrafts, tocLevels: { from, to }, editUrl: config.editUrl, format, report }
  const docsSources = config.versions.map(version => ({
    ...version,
    source: readDocs(reading, version, version.path === mainDocsPath ? sidebars : undefined),
  }))
  reportEmptyVersions(docsSources, report)
  const main = mainVersion(docsSources)
  const docSources = docsSources.flatMap(({ source }) => source.docs)
  const postSources = readPosts(reading)
  const pageSources = readPages(reading)
  const tagsOf = readTags(root, { posts: postSources, docs: docSources }, report)
  const data = readDataFiles(root, report)

  const sources = [...docSources, ...postSources, ...pageSources]
  const urls = new Map(sources.map(({ source, url }) => [source.file.path, url]))
  const memory = pageMemory(urls, report)
  const targets = createLinkTargets({ root, urls, folderOfDocs: main.folder, report: memory.report })
  const styles = createAuthoredStyles()
  const outline: SiteOutline = {
    config,
    sidebar: main.source.sidebars.flatMap(({ items }) => withoutUnlisted(items)),
    data,
    posts: postSources.filter(post => !post.isUnlisted),
  }
  const siblings = siblingsByFile(docsSources.flatMap(({ source }) => source.sidebars))
  const texts = [...sources.map(({ source }) => source.body), ...readParts(root)]
  const highlighter = withCodeCache(await loadHighlighter(texts.flatMap(fenceLanguages)))
  const markdown = createMarkdownReader({
    targets,
    styles,
    highlighter,
    components: mdx.components,
    modules: mdx.modules,
    renderMdx: (part, file) =>
      mdx.render(part, {
        outline,
        siblings: siblings.get(file.path) ?? outline.sidebar,
        classForStyle: styles.classForObject,
        codeBlock: fence => codeBlockHtml(fence, highlighter),
        link: href => targets.link(href, file),
      }),
    format,
    report: memory.report,
  })

  const readVersion = async ({ source, ...version }: (typeof docsSources)[number]) => {
    const sidebarOf = sidebarByDoc(source.sidebars, source.docs)
    const ancestorsIn = new Map(source.sidebars.map(sidebar => [sidebar, ancestorsByDoc(sidebar.items)]))
    const docs = await mapInTurns(source.docs, doc => {
      const sidebar = sidebarOf.get(doc)
      return {
        ...doc,
        ...render(doc),
        tags: tagsOf(doc),
        ancestors: (sidebar && ancestorsIn.get(sidebar)?.get(doc)) ?? [],
      }
    })
    return { version, source, docs }
  }
  const undatedDocs = await Promise.all(docsSources.map(readVersion))
  const undatedPosts = await mapInTurns(postSources, post => ({
    ...post,
    ...render(post),
    tags: tagsOf(post),
    previewHtml: markdown.readPreview(post.preview ?? post.source),
    isTruncated: post.preview !== undefined,
  }))
  const pages = pageSources.map(page => ({ ...page, ...render(page) }))
  const commits = await lastUpdates
  const mainDocs = mainVersion(undatedDocs.map(({ version, docs }) => ({ path: version.path, docs }))).docs
  const findTerms = createTermFinder(readGlossary(root, mainDocs, report))
  const versions = undatedDocs.map(({ version, source, docs }) =>
    docsVersion(version, source, docs.map(finisher(docs))),
  )
  const { sidebar, docs } = mainVersion(versions)
  const all = undatedPosts.map(finisher(mainDocs))
  const posts = all.filter(post => !post.isUnlisted)
  return {
    config,
    versions,
    sidebar,
    docs,
    posts,
    unlistedPosts: all.filter(post => post.isUnlisted),
    years: groupBy(posts, post => post.date.getUTCFullYear()),
    tags: groupByTag(posts),
    series: seriesOf(posts),
    related: relatedPages(all, docs),
    pages,
    data,
    commits: commits ?? new Map(),
    assets: targets.assets,
    authoredCss: styles.css(),
  }

  /** Dates articles and finds their terms, which `docs` explain. */
  function finisher(docs: { id: string; url: string }[]) {
    const urls = new Map(docs.map(({ id, url }) => [id, url]))
    return <Source extends Article & { url: string; html: string }>(article: Source) => {
      const { source, lastUpdate, explainsTerms } = article
      const lastUpdated = commits && (lastUpdate.date ?? commits.get(source.file.path))
      const terms = explainsTerms ? findTerms(article, urls) : []
      return { ...article, terms, lastUpdated, lastUpdatedBy: commits && lastUpdate.author }
    }
  }

  function render({
    source,
    image,
    tocLevels: levels,
  }: {
    source: MarkdownSource
    image: string | undefined
    tocLevels: TocLevels | undefined
  }): Rendered {
    const { headings, ...read } = memory.read(source, markdown, targets)
    const shown = levels ? headings.filter(heading => isShown(heading, levels)) : []
    return {
      ...read,
      format: source.format,
      file: source.file.path,
      image: image && targets.pageImage(image, source.file),
      headings: headingTree(shown),
    }
  }
}

function seriesOf(posts: Post[]): Map<Post, Series> {
  const byName = groupBy([...posts].sort(oldestFirst), post => post.series)
  return new Map(
    [...byName].flatMap(([name, parts]) =>
      name === undefined || parts.length < 2 ? [] : parts.map(post => [post, { name, parts }] as const),
    ),
  )
}

/** Of one day the first by address. */
function oldestFirst(a: Post, b: Post): number {
  return a.date.getTime() - b.date.getTime() || byCodeUnit(a.url, b.url)
}

let loadedHighlighter: { languages: Set<string>; promise: Promise<Highlighter> } | undefined

/** One highlighter a process: in development content is read again at each edit, its grammars are not. */
function loadHighlighter(languages: string[]): Promise<Highlighter> {
  const known = loadedHighlighter
  if (known && languages.every(language => known.languages.has(language))) return known.promise
  const wanted = new Set([...(known?.languages ?? []), ...languages])
  loadedHighlighter = { languages: wanted, promise: createHighlighter(wanted) }
  return loadedHighlighter.promise
}

/** What a list of cards on each doc is about: its category, or that whose page it is. */
function siblingsByFile(sidebars: Sidebar[]): Map<string, SidebarItem[]> {
  const ofItems = (items: SidebarItem[]): [string, SidebarItem[]][] =>
    items.flatMap(item => {
      if (item.type === 'link') return []
      if (item.type === 'doc') return [[item.doc.source.file.path, withoutUnlisted(items)]]
      const ofIndex = item.indexDoc && [item.indexDoc.source.file.path, withoutUnlisted(item.items)]
      return [...ofItems(item.items), ...(ofIndex ? [ofIndex as [string, SidebarItem[]]] : [])]
    })
  return new Map(sidebars.flatMap(({ items }) => ofItems(items)))
}

/** The texts of files that are no pages and may be parts of them. */
function readParts(root: string): string[] {
  const parts = listFiles(root, 'content').filter(path => /\.mdx?$/.test(path) && !isPageFile(path))
  return parts.map(path => readSource(root, path).text)
}

function isShown({ depth }: Heading, { from, to }: TocLevels): boolean {
  return depth >= from && depth <= to
}
