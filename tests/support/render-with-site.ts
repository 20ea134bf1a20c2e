import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { renderOn } from '../../src/use-site.ts'
import { configForTest } from './config-for-test.ts'

/** A component of the site as HTML, on a site with this data and nothing else. */
export function renderWithSite(Component: ComponentType, data: Record<string, unknown>): string {
  const page = {
    outline: { config: configForTest, sidebar: [], posts: [], data },
    page: { url: '/', file: 'content/pages/index.mdx' },
    siblings: [],
    codeBlock: () => ({ html: '', styledParts: new Set<never>() }),
    styledParts: new Set<never>(),
    exercises: [],
    link: (href: string) => href,
    reportUse: () => {},
  }
  return renderOn(page, () => renderToStaticMarkup(createElement(Component)))
}
