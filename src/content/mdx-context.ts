// The interface through which content has its MDX rendered, so that it need not import `src/mdx` or React.
import type { SiteConfig } from '../site-config/site-config-schema.ts'
import type { PostSource } from './blog/posts.ts'
import type { RenderCodeBlock } from './code/render-code-block.ts'
import type { SidebarItem } from './docs/sidebar-tree.ts'
import type { CompiledMdx, RenderedMdx } from './markdown/compile-types.ts'
import type { ExerciseFacts } from './practice/exercises.ts'
import type { StyledPart } from './styled-parts.ts'

export interface MdxRuntime {
  /** Names of the components that MDX files may use without an import. */
  components: ReadonlySet<string>
  /** The names we provide for each module that a Docusaurus page may import: `@theme/Tabs` -> `default`. */
  modules: ReadonlyMap<string, ReadonlySet<string>>
  /** Renders one MDX file to HTML, and names the stylesheets of the components in it. */
  render: (compiled: CompiledMdx, context: MdxContext) => RenderedMdx & { stylesheets: string[] }
  /** Describes a component of the site for readers who have only text; undefined for other components. */
  describe: (element: ComponentElement, context: MdxContext) => ComponentDescription | undefined
}

/** What the components of an MDX file can use besides their props. */
export interface MdxContext {
  outline: SiteOutline
  /** The page that shows the component; `file` is relative to the site's folder. */
  page: PageAddress
  /** The sidebar items beside the page; on the index doc of a category, those in the category. */
  siblings: SidebarItem[]
  /** Returns the class for CSS declarations such as `color:red`. */
  classForStyle: (declarations: string) => string
  codeBlock: RenderCodeBlock
  /** Collects the styled parts that are rendered. */
  styledParts: Set<StyledPart>
  /** Collects the exercises of the page. */
  exercises: ExerciseFacts[]
  /** Resolves a link as the file's author writes it: `../joins.md` -> `/docs/joins`. */
  link: (href: string) => string
  /** Reports a mistake in a component that the file uses. */
  reportUse: (mistake: ComponentMistake) => void
}

/** A mistake in one use of a component; `earlier` counts those before it in the file. */
interface ComponentMistake {
  component: string
  earlier: number
  what: string
  fix: string
}

/** Where a page is served and the file it was read from: `/docs/joins` and `content/docs/joins.md`. */
export interface PageAddress {
  url: string
  file: string
}

/** The part of the site that components can use while pages are being rendered. */
export interface SiteOutline {
  config: SiteConfig
  /** The sidebar of the main version, without unlisted docs. */
  sidebar: SidebarItem[]
  /** The site's own data files, by the names that the configuration gives them. */
  data: Record<string, unknown>
  /** Newest first, without unlisted posts. */
  posts: PostSource[]
}

/** A component in Markdown: `<Note title="Joins">Text</Note>`. */
export interface ComponentElement {
  name: string
  /** The attributes whose values are text: `{ title: 'Joins' }`. */
  attributes: Record<string, string>
  /** Whether it has no other attributes. */
  hasOnlyText: boolean
  /** What is between its tags, as Markdown. */
  content: string
}

/** A component as Markdown that it provides itself, or as the HTML of the page. */
export type ComponentDescription = { markdown: string } | { html: string }
