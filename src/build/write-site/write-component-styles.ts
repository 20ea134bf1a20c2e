import { createHash } from 'node:crypto'
import { addBasePathToCss } from '../../outputs/add-base-path.ts'
import { orderComponentStyles } from '../../page-kinds/head/order-component-styles.ts'
import type { Route } from '../../page-kinds/route.ts'
import { getBasePath } from '../../urls/site-url.ts'
import type { BuiltSite } from '../built-site.ts'
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
    const files = orderComponentStyles(route, componentCssByFile)
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
