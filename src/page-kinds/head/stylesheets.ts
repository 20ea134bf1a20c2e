import type { StyledPart } from '../../content/styled-parts.ts'
import type { SiteConfig } from '../../site-config/site-config-schema.ts'

/**
 * The stylesheets: names of files in `src/styles`. Every page loads either `index`, with `rich` if it needs that, or `full`, which
 * is both. Scripts load `search` (except on the search page) and `controls` when they are first needed.
 */
export const stylesheetNames = [
  'index',
  'rich',
  'full',
  'blog',
  'chart',
  'console',
  'controls',
  'doc-line',
  'embed',
  'marked-lines',
  'not-found',
  'post',
  'practice',
  'reference-card',
  'reference-entry',
  'search',
  'tabs',
] as const
export type StylesheetName = (typeof stylesheetNames)[number]

/** The styled parts that few pages contain: each has a stylesheet of its own, of the same name. */
const rareParts = ['chart', 'doc-line', 'embed', 'marked-lines', 'tabs'] as const satisfies StyledPart[]

/** The stylesheets that a page loads: those that its parts need, and `own`, which its kind names. */
export function chooseStylesheets(
  own: StylesheetName[],
  parts: ReadonlySet<StyledPart>,
  config: SiteConfig,
): StylesheetName[] {
  const isPlain = !isFrameRich(config) && !parts.has('rich')
  return [
    ...(isPlain ? ['index' as const] : baseStylesOfSite(config)),
    ...rareParts.filter(part => parts.has(part)),
    ...own,
  ]
}

/** The stylesheets that a page of any kind may need. */
export function baseStylesOfSite(config: SiteConfig): StylesheetName[] {
  return isFrameRich(config) ? ['full'] : ['index', 'rich']
}

/** Where the frame itself needs `rich`, every page does. One file is then 500 bytes smaller than two, compressed. */
function isFrameRich({ announcementBar, navbar }: SiteConfig): boolean {
  return announcementBar !== undefined || navbar.items.some(item => 'items' in item)
}

/** The stylesheet files of the site's components, in the order in which the site imports them (`cssByFile`). */
export function orderComponentStyles(componentStylesheets: string[], cssByFile: ReadonlyMap<string, string>): string[] {
  const needed = new Set(componentStylesheets)
  return [...cssByFile.keys()].filter(file => needed.has(file))
}
