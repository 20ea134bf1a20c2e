import { createHash } from 'node:crypto'
import type { SiteContent } from '../../content/site-content.ts'
import { addBasePathToCss } from '../../outputs/add-base-path.ts'
import { orderComponentStyles } from '../../page-kinds/head/stylesheets.ts'
import type { Route } from '../../page-kinds/route.ts'
import { getBasePath } from '../../urls/site-url.ts'
import type { Assets, BuiltSite } from '../assemble-site.ts'
import type { Write } from './output-folder.ts'

/**
 * Writes the stylesheets of the site's components and returns the addresses that each page links. A page links at most one,
 * with the rules of all components on it, so that it needs one request instead of one for each component. Pages with the
 * same components share a stylesheet.
 */
export function writeComponentStyles(
  { content, routes, componentCssByFile }: Pick<BuiltSite, 'content' | 'routes' | 'componentCssByFile'>,
  write: Write,
): Map<Route, string[]> {
  const base = getBasePath(content.config)
  const urlByFiles = new Map<string, string>()
  const urlsByRoute = new Map<Route, string[]>()
  for (const route of routes.values()) {
    const files = orderComponentStyles(route.componentStylesheets, componentCssByFile)
    if (files.length === 0) continue
    const key = files.join('\n')
    const url =
      urlByFiles.get(key) ??
      writeStylesheet(
        files.map(file => componentCssByFile.get(file) ?? ''),
        base,
        write,
      )
    urlByFiles.set(key, url)
    urlsByRoute.set(route, [url])
  }
  return urlsByRoute
}

function writeStylesheet(rules: string[], base: string, write: Write): string {
  const css = addBasePathToCss(rules.join('\n'), base)
  const url = `/assets/components-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  write(url, css)
  return url
}

/**
 * The class that replaces a style an author wrote inline, such as `s-0f3a9c21`. `src/content/markdown/inline-styles.ts`
 * makes these names; in our own HTML the values of attributes are always double-quoted.
 */
const authoredClass = /class="[^"]*\bs-[\da-f]{8}\b/

/**
 * Writes the stylesheet with the rules of inline styles. Returns a function from a route to its assets, which include that
 * stylesheet where the page has inline styles.
 */
export function writeAuthoredStyles(
  { authoredCss, config }: SiteContent,
  assets: Assets,
  write: Write,
): (route: Route) => Assets {
  if (authoredCss === '') return () => assets
  const css = addBasePathToCss(authoredCss, getBasePath(config))
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8)
  const url = `/assets/authored-${hash}.css`
  write(url, css)
  const withStyles = { ...assets, otherStylesheetUrls: [...assets.otherStylesheetUrls, url] }
  return ({ bodies }) => (bodies.some(html => authoredClass.test(html)) ? withStyles : assets)
}
