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
  'marked-lines',
  'not-found',
  'post',
  'search',
  'tabs',
] as const
export type StylesheetName = (typeof stylesheetNames)[number]

/**
 * The classes, elements and attributes that `src/styles/rich.css` styles, besides the announcement bar and dropdowns; a unit
 * test compares the two. They are looked for in our own HTML, in which attribute values are in double quotes.
 */
const richParts = [
  /class="(?:[^"]* )?(?:align-right|align-center|task-list-item|zoom|term|session|prompt|not-run|exercise|fold-button)[ "]/,
  /class="(?:[^"]* )?(?:lead|badge|versions|tags|tag-list|clear-my-data|offline-docs)[ "]/,
  /<(?:figcaption|samp)\b|<details(?![^>]* (?:class|data-key)=)/,
]

/** What any page may contain, though few do: each has a stylesheet of its own. */
const rareParts: [StylesheetName, RegExp][] = [
  ['doc-line', /class="doc-line"/],
  ['marked-lines', /<(?:mark|ins|del)>| data-line=|class="unfocused[ "]/],
  ['tabs', /class="(?:[^"]* )?tabs[ "]/],
]

/** The stylesheets that a page loads: those that its HTML needs, and `own`, which its kind names. */
export function chooseStylesheets(own: StylesheetName[], html: string, config: SiteConfig): StylesheetName[] {
  const isPlain = !isFrameRich(config) && !richParts.some(part => part.test(html))
  const ofRareParts = rareParts.filter(([, part]) => part.test(html)).map(([name]) => name)
  return [...(isPlain ? ['index' as const] : baseStylesOfSite(config)), ...ofRareParts, ...own]
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
