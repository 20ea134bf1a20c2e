import type { ComponentType } from 'react'
import type { Report } from '../content/input/problem.ts'
import { createPageUrl } from '../content/read-pages.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { SiteModule } from '../mdx/site-components.ts'

/** Props of a standalone page written as a `.tsx` module. @public */
export interface PageModuleProps {
  site: SiteContent
}

/** A standalone page written as a module: its default export is the page; `title` and `description` are for its head. */
export interface PageModule {
  url: string
  file: string
  title?: string
  description?: string
  Component: ComponentType<Partial<PageModuleProps>>
  stylesheets: string[]
}

/** Validates the modules below `content/pages`. One without a default export is reported as an error in that file. */
export function readPageModules(modules: SiteModule[], report: Report): PageModule[] {
  return modules.flatMap(({ file, exports: exported, stylesheets }) => {
    if (typeof exported.default !== 'function') {
      report({
        level: 'error',
        where: file,
        what: `The page module has ${exported.default === undefined ? 'no default export' : 'a default export that is not a component'}.`,
        fix: 'Export a React component as default: `export default function Page({ site }) { … }`.',
      })
      return []
    }
    const Component = exported.default as PageModule['Component']
    const page: PageModule = { url: createPageUrl(file), file, Component, stylesheets }
    if (typeof exported.title === 'string') page.title = exported.title
    if (typeof exported.description === 'string') page.description = exported.description
    return page
  })
}
