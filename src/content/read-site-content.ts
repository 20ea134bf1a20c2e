import { groupBy } from '../lib/collections.ts'
import { type Memo, noMemo } from '../lib/memo.ts'
import { mapWithYields } from '../lib/yield-to-event-loop.ts'
import { mainDocsPath, type SiteConfig, type VersionConfig } from '../site-config/site-config-schema.ts'
import { groupSeries, type Post, type PostSource, readPosts } from './blog/posts.ts'
import { summarizePreview } from './blog/summarize-preview.ts'
import type { DocSource } from './docs/doc-source.ts'
import { readDocs, type VersionSource } from './docs/read-docs.ts'
import { chooseSidebars, mapAncestors, type SidebarCategory } from './docs/sidebar-tree.ts'
import type { SidebarsFile } from './docs/sidebars-from-file.ts'
import { createVersion, type DocsVersion, findMainVersion, reportEmptyVersions } from './docs/versions.ts'
import { findRelatedPages } from './find-related-pages.ts'
import { createTermFinder } from './glossary/find-terms.ts'
import { readGlossary } from './glossary/read-glossary.ts'
import { type QData, readQData, readSearchData, readSiteData, type SearchData } from './input/data-files.ts'
import { type LastCommits, readLastCommits } from './input/last-commits.ts'
import type { Report } from './input/problem.ts'
import type { CompiledMarkdown } from './markdown/compile-types.ts'
import type { ArticleSource, ReadOptions } from './page-source.ts'
import { readPractice, reportUnknownTopics } from './practice/read-practice.ts'
import { readPages } from './read-pages.ts'
import { readReference } from './reference/read-reference.ts'
import { type CompilerOptions, createSiteCompiler, type PageSources, type SiteCompiler } from './site-compiler.ts'
import type { SiteContent } from './site-content.ts'
import { createTagFinder, groupByTag, type Tag } from './tags.ts'

interface SourceOptions {
  root: string
  config: SiteConfig
  includesDrafts: boolean
  /** The sidebars file for the main version; undefined where the folders make the sidebar. */
  sidebars?: SidebarsFile | undefined
  memo?: Memo
  report: Report
}

/** All content, read and validated, before its Markdown is compiled. */
type SiteSources = PageSources & {
  findTags: ReturnType<typeof createTagFinder>
  searchData: SearchData
  qData: QData
}

/** Reads, validates and renders all content of the site in `root`. Problems are reported, and what has errors is left out. */
export async function readSiteContent(options: CompilerOptions & SourceOptions): Promise<SiteContent> {
  const { root, config, only, memo = noMemo, report } = options
  // git is slow, so it runs while everything else is read and rendered. One page alone does not wait for it.
  const pendingLastCommits = config.lastUpdate && only === undefined ? readLastCommits(root) : undefined
  const sources = readSources(options)
  const compiler = await createSiteCompiler(sources, options)
  const rendered = await renderArticles(sources, { compiler, memo })
  const pages = sources.pages.map(page => ({ ...page, ...compiler.compile(page) }))
  const reference = sources.reference && {
    families: sources.reference.families.map(family => ({
      ...family,
      entries: family.entries.map(entry => ({ ...entry, ...compiler.compile(entry) })),
    })),
  }
  const practice = sources.practice && {
    ...sources.practice,
    pages: sources.practice.pages.map(page => ({ ...page, ...compiler.compile(page) })),
  }
  const lastCommits = await pendingLastCommits
  const { versions, posts: allPosts } = finishArticles(rendered, {
    ...{ root, lastCommits, memo },
    // The headings that the glossary leads to may be on pages that were not compiled.
    report: only === undefined ? report : () => {},
  })
  const { sidebar, docs } = findMainVersion(versions)
  const posts = allPosts.filter(post => !post.isUnlisted)
  if (practice)
    reportUnknownTopics([...docs, ...allPosts, ...pages, ...practice.pages], practice.topics, { root, report })
  return {
    config,
    versions,
    sidebar,
    docs,
    posts,
    unlistedPosts: allPosts.filter(post => post.isUnlisted),
    years: groupBy(posts, post => post.date.getUTCFullYear()),
    tags: groupByTag(posts),
    series: groupSeries(posts),
    related: findRelatedPages(allPosts, docs, memo),
    pages,
    practice,
    reference,
    data: sources.data,
    searchData: sources.searchData,
    qData: sources.qData,
    componentStylesheetsByPage: compiler.componentStylesheetsByPage,
    createMdxContext: compiler.createMdxContext,
    describeComponent: compiler.describeComponent,
    lastCommits: lastCommits ?? new Map(),
    assets: compiler.assets,
    authoredCss: compiler.inlineStyleRules(),
  }
}

function readSources({ root, config, includesDrafts, sidebars, memo = noMemo, report }: SourceOptions): SiteSources {
  const { minHeadingLevel, maxHeadingLevel } = config.tableOfContents
  const options: ReadOptions = {
    root,
    includesDrafts,
    tocLevels: { from: minHeadingLevel, to: maxHeadingLevel },
    editUrl: config.editUrl,
    format: config.markdown.format,
    memo,
    report,
  }
  const versions = config.versions.map(version => ({
    ...version,
    source: readDocs(options, version, version.path === mainDocsPath ? sidebars : undefined),
  }))
  reportEmptyVersions(versions, report)
  const posts = readPosts(options)
  const pages = readPages(options)
  const practice = readPractice(options)
  const reference = readReference(options)
  const docs = versions.flatMap(({ source }) => source.docs)
  const findTags = createTagFinder(root, [...posts, ...docs], report)
  const data = readSiteData(root, config.data, report)
  const searchData = readSearchData(root, report)
  return { versions, posts, pages, practice, reference, findTags, data, searchData, qData: readQData(root, report) }
}

type Rendered<Source> = Source & CompiledMarkdown & { tags: Tag[] }
type RenderedDoc = Rendered<DocSource> & { ancestors: SidebarCategory[] }
type RenderedPost = Rendered<PostSource> & { summary: string }
type RenderedVersion = VersionConfig & { source: VersionSource; docs: RenderedDoc[] }

async function renderArticles(
  { versions, posts, findTags }: SiteSources,
  { compiler, memo }: { compiler: SiteCompiler; memo: Memo },
) {
  const summarize = (post: PostSource) => {
    const preview = compiler.compilePreview(post)
    return memo('summaries of posts', [preview], () => summarizePreview(preview))
  }
  const renderedVersions: RenderedVersion[] = []
  for (const version of versions) {
    const ancestors = findAncestors(version.source)
    const docs = await mapWithYields(version.source.docs, doc => ({
      ...doc,
      ...compiler.compile(doc),
      tags: findTags(doc),
      ancestors: ancestors.get(doc) ?? [],
    }))
    renderedVersions.push({ ...version, docs })
  }
  const renderedPosts: RenderedPost[] = await mapWithYields(posts, post => ({
    ...post,
    ...compiler.compile(post),
    tags: findTags(post),
    summary: summarize(post) || (post.lead ?? ''),
  }))
  return { versions: renderedVersions, posts: renderedPosts }
}

/** The categories above each doc in the sidebar it is shown with. */
function findAncestors({ sidebars, docs }: VersionSource): Map<DocSource, SidebarCategory[]> {
  const ancestorsBySidebar = new Map(sidebars.map(sidebar => [sidebar, mapAncestors(sidebar.items)]))
  return new Map(
    [...chooseSidebars(sidebars, docs)].map(([doc, sidebar]) => [doc, ancestorsBySidebar.get(sidebar)?.get(doc) ?? []]),
  )
}

/** Adds the terms of the glossary, which link to docs, and the dates of last changes, which come from git. */
function finishArticles(
  rendered: { versions: RenderedVersion[]; posts: RenderedPost[] },
  {
    root,
    lastCommits,
    memo,
    report,
  }: { root: string; lastCommits: LastCommits | undefined; memo: Memo; report: Report },
): { versions: DocsVersion[]; posts: Post[] } {
  const mainDocs = findMainVersion(rendered.versions).docs
  const glossary = readGlossary(root, mainDocs, report)
  const findTerms = createTermFinder(glossary)
  return {
    versions: rendered.versions.map(version =>
      createVersion({ ...version, docs: version.docs.map(createArticleFinisher(version.docs)) }),
    ),
    posts: rendered.posts.map(createArticleFinisher(mainDocs)),
  }

  /** Returns the function that adds both to one article. Terms link to `docs`, those of the article's own version. */
  function createArticleFinisher(docs: RenderedDoc[]) {
    const urlsById = new Map(docs.map(({ id, url }) => [id, url]))
    const urlsOfTerms = glossary.map(({ doc }) => doc && urlsById.get(doc))
    const termsOf = ({ url, html }: { url: string; html: string }) =>
      memo('terms', [glossary, urlsOfTerms, url, html], () => findTerms({ url, html }, urlsById))
    return <Source extends Rendered<ArticleSource> & { url: string }>(article: Source) => ({
      ...article,
      terms: article.explainsTerms && glossary.length > 0 ? termsOf(article) : [],
      // The date in front matter wins over that of git. Without `lastUpdate` in the configuration neither is shown.
      lastUpdated: lastCommits && (article.declaredLastUpdate.date ?? lastCommits.get(article.file)),
      lastUpdatedBy: lastCommits && article.declaredLastUpdate.author,
    })
  }
}
