import type { SiteConfig } from '../site-config/site-config-schema.ts'
import type { Author } from './blog/authors.ts'
import type { Post, Series } from './blog/posts.ts'
import type { SidebarCategory, SidebarItem } from './docs/sidebar-tree.ts'
import type { Doc, DocsVersion } from './docs/versions.ts'
import type { Related } from './find-related-pages.ts'
import type { QData, SearchData } from './input/data-files.ts'
import type { LastCommits } from './input/last-commits.ts'
import type { ComponentDescription, ComponentElement, MdxContext, PageAddress } from './mdx-context.ts'
import { type ListedExercise, listExercises } from './practice/exercises.ts'
import type { Practice, PracticePage, PracticeTopic } from './practice/read-practice.ts'
import type { MarkdownPage } from './read-pages.ts'
import { listEntries, type Reference, type ReferenceEntry, type ReferenceFamily } from './reference/read-reference.ts'
import type { Tag } from './tags.ts'

export type {
  Author,
  Doc,
  DocsVersion,
  ListedExercise,
  MarkdownPage,
  Post,
  PracticePage,
  PracticeTopic,
  ReferenceEntry,
  ReferenceFamily,
  Series,
  SidebarCategory,
  SidebarItem,
  Tag,
}

/** The content of a site, validated and rendered to HTML: everything that authors write and pages show. */
export interface SiteContent {
  config: SiteConfig
  /** All versions of the docs, in the order of the configuration. */
  versions: DocsVersion[]
  /** The sidebar of the main version, without unlisted docs. */
  sidebar: SidebarItem[]
  /** The docs of the main version in reading order, including unlisted ones. */
  docs: Doc[]
  /** Newest first, without unlisted posts. */
  posts: Post[]
  unlistedPosts: Post[]
  /** Listed posts by their year (UTC): 2024 -> its posts, newest first. */
  years: ReadonlyMap<number, Post[]>
  /** The tags of listed posts in alphabetical order, each with its posts, newest first. */
  tags: ReadonlyMap<Tag, Post[]>
  /** The series of each listed post that belongs to one. */
  series: ReadonlyMap<Post, Series>
  /** What to read after a post or a doc of the main version. */
  related: ReadonlyMap<Doc | Post, Related<Doc, Post>>
  /** Standalone pages written in Markdown. */
  pages: MarkdownPage[]
  /** The section for practising; undefined where the site has none. */
  practice: Practice | undefined
  /** The reference of a language; undefined where the site has none. */
  reference: Reference | undefined
  /** The site's own data files, by the names that the configuration gives them. */
  data: Record<string, unknown>
  searchData: SearchData
  qData: QData
  /** The stylesheets of the components in each MDX file, by the file's path. */
  componentStylesheetsByPage: ReadonlyMap<string, ReadonlySet<string>>
  /** What the components on a page can use besides their props. */
  createMdxContext: (page: PageAddress) => MdxContext
  /** Describes a component of the site for readers who have only text; undefined for other components. */
  describeComponent: (element: ComponentElement, page: PageAddress) => ComponentDescription | undefined
  /** When each file was last committed, by its path; empty without a complete git history or with `lastUpdate` off. */
  lastCommits: LastCommits
  /** Files that content refers to: `/assets/files/plan-1a2b3c4d.pdf` -> absolute path. */
  assets: ReadonlyMap<string, string>
  /** CSS rules for the classes that replace inline styles in content. */
  authoredCss: string
}

/** All pages that are written in Markdown, unlisted ones too. */
export function listArticles(site: SiteContent) {
  const { versions, posts, unlistedPosts, pages, practice, reference } = site
  const docs = versions.flatMap(version => version.docs)
  return [...docs, ...posts, ...unlistedPosts, ...pages, ...(practice?.pages ?? []), ...listEntries(reference)]
}

/**
 * The exercises of the docs of the main version, of the section for practising, of posts and pages, sorted by topic: readers
 * are offered them in this order.
 */
export function listSiteExercises({ docs, posts, pages, practice }: SiteContent): ListedExercise[] {
  const order = new Map(practice?.topics.map(({ id }, index) => [id, index]))
  const placeOf = ({ topic }: ListedExercise) => order.get(topic) ?? order.size
  const listed = listExercises([...docs, ...(practice?.pages ?? []), ...posts, ...pages])
  return listed.sort((a, b) => placeOf(a) - placeOf(b))
}
