import { createHash } from 'node:crypto'
import type { SiteContent } from '../../content/site-content.ts'
import { addBasePathToCss } from '../../outputs/add-base-path.ts'
import type { Route } from '../../page-kinds/route.ts'
import { getBasePath } from '../../urls/site-url.ts'
import type { Assets } from '../built-site.ts'
import type { Write } from './output-folder.ts'

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
