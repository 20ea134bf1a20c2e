import type { SiteConfig } from '../site-config.ts'
import type { Article } from './article.ts'
import { createAuthoredStyles } from './authored-styles.ts'
import type { Author } from './authors.ts'
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
import { createMarkdownReader, fenceLanguages, type MarkdownSource } from './markdown.ts'
import { type PageSource, readPages } from './pages.ts'
import { type PostSource, readPosts } from './posts.ts'
import type { Report } from './problem.ts'
import { type Related, relatedPages } from './related.ts'
import { ancestorsByDoc, docsOf, type SidebarCategory, type SidebarItem, withoutUnlisted } from './sidebar.ts'
import { groupByTag, readTags, type Tag } from './tags.ts'
import type { Reading, TocLevels } from './written-page.ts'

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
  /** Renders the function body of one MDX file to HTML. Style objects go to `classForObject`. */
  render: (
    functionBody: string,
    outline: SiteOutline,
    classForStyle: (style: Record<string, unknown>) => string,
  ) => string
}

type Options = {
  root: string
  config: SiteConfig
  withDrafts: boolean
  mdx: MdxRuntime
  report: Report
}

export async function readSiteContent({ root, config, withDrafts, mdx, report }: Options): Promise<SiteContent> {
  const lastUpdates = config.lastUpdate ? readLastUpdates(root) : undefined
  const { minHeadingLevel: from, maxHeadingLevel: to } = config.tableOfContents
  const reading: Reading = { root, withDrafts, tocLevels: { from, to }, editUrl: config.editUrl, report }
  const trees = config.versions.map(version => ({ ...version, tree: readDocs(reading, version) }))
  reportEmptyVersions(trees, report)
  const docSources = trees.flatMap(({ tree }) => docsOf(tree))
  const postSources = readPosts(reading)
  const pageSources = readPages(reading)
  const tagsOf = readTags(root, { posts: postSources, docs: docSources }, report)
  const data = readDataFiles(root, report)

  const sources = [...docSources, ...postSources, ...pageSources]
  const urls = new Map(sources.map(({ source, url }) => [source.file.path, url]))
  const targets = createLinkTargets({ root, urls, folderOfDocs: mainVersion(trees).folder, report })
  const styles = createAuthoredStyles()
  const outline: SiteOutline = {
    config,
    sidebar: withoutUnlisted(mainVersion(trees).tree),
    data,
    posts: postSources.filter(post => !post.isUnlisted),
  }
  const markdown = createMarkdownReader({
    targets,
    styles,
    highlighter: await loadHighlighter(sources.flatMap(({ source }) => fenceLanguages(source.body))),
    components: mdx.components,
    renderMdx: functionBody => mdx.render(functionBody, outline, styles.classForObject),
    report,
  })

  const undatedDocs = trees.map(({ tree, ...version }) => {
    const ancestors = ancestorsByDoc(tree)
    const docs = docsOf(tree).map(doc => ({
      ...doc,
      ...render(doc),
      tags: tagsOf(doc),
      ancestors: ancestors.get(doc) ?? [],
    }))
    return { version, tree, docs }
  })
  const undatedPosts = postSources.map(post => ({
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
  const versions = undatedDocs.map(({ version, tree, docs }) => docsVersion(version, tree, docs.map(finisher(docs))))
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
    const { headings, ...read } = markdown.read(source)
    const shown = levels ? headings.filter(heading => isShown(heading, levels)) : []
    return {
      ...read,
      file: source.file.path,
      image: image && targets.pageImage(image, source.file),
      headings: headingTree(shown),
    }
  }
}

function seriesOf(posts: Post[]): Map<Post, Series> {
  const byName = groupBy([...posts].reverse(), post => post.series)
  return new Map(
    [...byName].flatMap(([name, parts]) =>
      name === undefined || parts.length < 2 ? [] : parts.map(post => [post, { name, parts }] as const),
    ),
  )
}

let highlighter: { languages: Set<string>; promise: Promise<Highlighter> } | undefined

/** One highlighter a process: in development content is read again at each edit, its grammars are not. */
function loadHighlighter(languages: string[]): Promise<Highlighter> {
  const known = highlighter
  if (known && languages.every(language => known.languages.has(language))) return known.promise
  const wanted = new Set([...(known?.languages ?? []), ...languages])
  highlighter = { languages: wanted, promise: createHighlighter(wanted) }
  return highlighter.promise
}

function isShown({ depth }: Heading, { from, to }: TocLevels): boolean {
  return depth >= from && depth <= to
}
