import type { SiteConfig } from '../site-config/site-config-schema.ts'
import type { Highlighter } from './code/highlighter.ts'
import { renderCodeBlock } from './code/render-code-block.ts'
import { mapSiblings, removeUnlisted } from './docs/sidebar-tree.ts'
import { findMainVersion } from './docs/version.ts'
import type { Report } from './input/problem.ts'
import type { SourceFile } from './input/source-file.ts'
import type { InlineStyleClasses } from './markdown/inline-style-classes.ts'
import type { LinkTargets } from './markdown/links/link-targets.ts'
import type { CompiledMdx } from './markdown/mdx-compiler/compiled-markdown.ts'
import { findComponentLine } from './markdown/mdx-compiler/find-component-line.ts'
import type { MdxContext, MdxRuntime, PageAddress, SiteOutline } from './mdx-context.ts'
import type { SiteSources } from './read-sources.ts'
import type { SiteContent } from './site-content.ts'

export type MdxRenderer = Pick<SiteContent, 'createMdxContext' | 'describeComponent' | 'componentStylesheetsByPage'> & {
  render: (compiled: CompiledMdx, file: SourceFile) => string
}

interface MdxRendererOptions {
  config: SiteConfig
  sources: SiteSources
  /** Addresses of pages by the paths of their files. */
  urls: ReadonlyMap<string, string>
  targets: LinkTargets
  styles: InlineStyleClasses
  highlighter: Highlighter
  report: Report
}

/** Renders MDX files with what their components can use, and collects the stylesheets of those components. */
export function createMdxRenderer(mdx: MdxRuntime, options: MdxRendererOptions): MdxRenderer {
  const { config, sources, urls, targets, styles, highlighter, report } = options
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
    codeBlock: fence => renderCodeBlock(fence, highlighter),
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
      return rendered.html
    },
  }
}

function createOutline(config: SiteConfig, { versions, posts, data }: SiteSources): SiteOutline {
  return {
    config,
    sidebar: findMainVersion(versions).source.sidebars.flatMap(({ items }) => removeUnlisted(items)),
    data,
    posts: posts.filter(post => !post.isUnlisted),
  }
}
