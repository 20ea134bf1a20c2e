import type { ComponentType } from 'react'
import { pageUrl } from '../content/pages.ts'
import type { Report } from '../content/problem.ts'
import type { SiteContent } from '../content/site-content.ts'

/** Props of a standalone page written as a `.tsx` module. @public */
export type PageModuleProps = { site: SiteContent }

/** A standalone page written as a module: default export is the page; `title` and `description` are for its head. */
export type PageModule = {
  url: string
  file: string
  title?: string
  description?: string
  Component: ComponentType<PageModuleProps>
}

/** Validates the modules below `content/pages` (path -> exports). One without a default export is an error that names the file. */
export function readPageModules(modules: Record<string, Record<string, unknown>>, report: Report): PageModule[] {
  return Object.entries(modules).flatMap(([path, exported]) => {
    const file = path.slice(path.indexOf('content/pages'))
    if (typeof exported.default !== 'function') {
      report({
        level: 'error',
        where: file,
        what: `The page module has ${exported.default === undefined ? 'no default export' : 'a default export that is no component'}.`,
        fix: 'Export a React component as default: `export default function Page({ site }) { … }`.',
      })
      return []
    }
    const page: PageModule = { url: pageUrl(file), file, Component: exported.default as ComponentType<PageModuleProps> }
    if (typeof exported.title === 'string') page.title = exported.title
    if (typeof exported.description === 'string') page.description = exported.description
    return page
  })
}
