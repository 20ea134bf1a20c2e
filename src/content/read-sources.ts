import { mainDocsPath, type SiteConfig, type VersionConfig } from '../site-config/site-config-schema.ts'
import { type PostSource, readPosts } from './blog/posts.ts'
import { readDocs, type VersionSource } from './docs/read-docs.ts'
import type { SidebarsFile } from './docs/sidebars-from-file.ts'
import { reportEmptyVersions } from './docs/versions.ts'
import { type QData, readQData, readSearchData, readSiteData, type SearchData } from './input/data-files.ts'
import type { Report } from './input/problem.ts'
import type { ReadOptions } from './page-source.ts'
import { type MarkdownPageSource, readPages } from './read-pages.ts'
import { createTagFinder } from './tags.ts'

/** All content, read and validated, before its Markdown is rendered. */
export interface SiteSources {
  /** In the order of the configuration. */
  versions: (VersionConfig & { source: VersionSource })[]
  /** Newest first. */
  posts: PostSource[]
  pages: MarkdownPageSource[]
  findTags: ReturnType<typeof createTagFinder>
  /** The site's own data files, by the names that the configuration gives them. */
  data: Record<string, unknown>
  searchData: SearchData
  qData: QData
}

interface Options {
  root: string
  config: SiteConfig
  includesDrafts: boolean
  /** The sidebars file for the main version; undefined where the folders make the sidebar. */
  sidebars?: SidebarsFile | undefined
  report: Report
}

export function readSources({ root, config, includesDrafts, sidebars, report }: Options): SiteSources {
  const { minHeadingLevel, maxHeadingLevel } = config.tableOfContents
  const options: ReadOptions = {
    root,
    includesDrafts,
    tocLevels: { from: minHeadingLevel, to: maxHeadingLevel },
    editUrl: config.editUrl,
    format: config.markdown.format,
    report,
  }
  const versions = config.versions.map(version => ({
    ...version,
    source: readDocs(options, version, version.path === mainDocsPath ? sidebars : undefined),
  }))
  reportEmptyVersions(versions, report)
  const posts = readPosts(options)
  const pages = readPages(options)
  const docs = versions.flatMap(({ source }) => source.docs)
  const findTags = createTagFinder(root, [...posts, ...docs], report)
  const data = readSiteData(root, config.data, report)
  const searchData = readSearchData(root, report)
  return { versions, posts, pages, findTags, data, searchData, qData: readQData(root, report) }
}
