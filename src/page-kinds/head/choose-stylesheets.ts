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
  'console',
  'controls',
  'doc-line',
  'not-found',
  'post',
  'search',
] as const
export type StylesheetName = (typeof stylesheetNames)[number]

/**
 * The classes, elements and attributes that `src/styles/rich.css` styles, besides the announcement bar and dropdowns; a unit
 * test compares the two. They are looked for in our own HTML, in which attribute values are in double quotes.
 */
const richParts = [
  /class="(?:[^"]* )?(?:align-right|align-center|task-list-item|zoom|term|unfocused|prompt|not-run|exercise|fold-button)[ "]/,
  /class="(?:[^"]* )?(?:lead|badge|versions|tags|tag-list|tabs|print-section|section-print|clear-my-data|offline-docs)[ "]/,
  /<(?:figcaption|samp|mark|ins|del)\b|<details(?![^>]* (?:class|data-key)=)| data-line=/,
]

/** The class of a list that any page may contain, though few do; it has a stylesheet of its own. */
const docLine = /class="doc-line"/

/** The stylesheets that a page loads: those that its HTML needs, and `own`, which its kind names. */
export function chooseStylesheets(own: StylesheetName[], html: string, config: SiteConfig): StylesheetName[] {
  const isPlain = !isFrameRich(config) && !richParts.some(part => part.test(html))
  const lists = docLine.test(html) ? ['doc-line' as const] : []
  return [...(isPlain ? ['index' as const] : baseStylesOfSite(config)), ...lists, ...own]
}

/** The stylesheets that a page of any kind may need. */
export function baseStylesOfSite(config: SiteConfig): StylesheetName[] {
  return isFrameRich(config) ? ['full'] : ['index', 'rich']
}

/** Where the frame itself needs `rich`, every page does. One file is then 500 bytes smaller than two, compressed. */
function isFrameRich({ announcementBar, navbar }: SiteConfig): boolean {
  return announcementBar !== undefined || navbar.items.some(item => 'items' in item)
}
