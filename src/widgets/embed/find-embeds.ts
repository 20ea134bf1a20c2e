import { htmlToHast } from 'satteri'
import { listTags, type Tag } from '../../lib/html-tags.ts'
import { type Embed, isEmbedTag, readEmbed } from './read-embed.ts'

/** An embed, and where it is in the HTML that was searched. */
export interface FoundEmbed extends Embed {
  start: number
  end: number
  /** The first offset from `end` on where a button may be: not within a link or a heading. */
  cardAt: number
}

/** Elements in which a button is not allowed, or would become a part of their name. */
const withoutButtons = new Set('a button label summary h1 h2 h3 h4 h5 h6'.split(' '))

/**
 * The embeds in `html`. Of an island, only what is between its tags is searched: the rest must stay as React renders it in the
 * browser.
 */
export function findEmbeds(html: string, hosts: readonly string[]): FoundEmbed[] {
  if (hosts.length === 0 || !/<(?:iframe|img|picture|video|audio)[\s/>]/i.test(html)) return []
  const tags = listTags(html)
  const found: FoundEmbed[] = []
  const islands: string[] = []
  const outer: string[] = []
  tags.forEach((tag, index) => {
    if (tag.name === 'x-island' || tag.name === 'x-slot') trackOpenElements(islands, tag)
    if (withoutButtons.has(tag.name)) {
      trackOpenElements(outer, tag)
      if (outer.length === 0) placeCards(found, findEndWithAnchor(tags, index))
    }
    const isSearched = islands.at(-1) !== 'x-island' && tag.start >= (found.at(-1)?.end ?? 0)
    if (!isSearched || tag.isEndTag || !isEmbedTag(tag.name)) return
    const extent = findExtent(tags, index)
    const zoomLink = findZoomLink(tags, index, html)
    const { start, end } = zoomLink ?? extent
    const embed = readEmbedHtml(html.slice(start, end), hosts)
    const canHaveButtons = outer.length === (zoomLink ? 1 : 0)
    if (embed) found.push({ ...embed, start, end, cardAt: canHaveButtons ? end : Number.POSITIVE_INFINITY })
  })
  placeCards(found, html.length)
  return found
}

/** Replaces each embed in `html` by what `print` makes of it. */
export function replaceEmbeds(html: string, hosts: readonly string[], print: (embed: Embed) => string): string {
  return findEmbeds(html, hosts).reduceRight(
    (replaced, embed) => replaced.slice(0, embed.start) + print(embed) + replaced.slice(embed.end),
    html,
  )
}

/** A start tag opens its element; an end tag closes it, and those within it. A link ends at the latest where another begins. */
function trackOpenElements(open: string[], { name, isEndTag }: Tag) {
  if ((isEndTag || name === 'a') && open.includes(name)) open.splice(open.lastIndexOf(name))
  if (!isEndTag) open.push(name)
}

/** Sets the places of cards that wait for the end of a link or heading. */
function placeCards(found: FoundEmbed[], end: number) {
  for (const embed of found) if (embed.cardAt === Number.POSITIVE_INFINITY) embed.cardAt = end
}

/** The end of a tag. A heading ends with the link to itself and the element around both (src/content/markdown/headings.ts). */
function findEndWithAnchor(tags: Tag[], index: number): number {
  const [tag, ...next] = tags.slice(index, index + 4)
  const isAnchored = tag?.end === next[0]?.start && next.map(({ name }) => name).join() === 'a,a,div'
  return (/^h\d$/.test(tag?.name ?? '') && isAnchored ? next[2] : tag)?.end ?? 0
}

interface Extent {
  start: number
  end: number
}

/** The extent of the element whose start tag is at `index`. An element without its end tag is the start tag alone. */
function findExtent(tags: Tag[], index: number): Extent {
  const { name = '', start = 0, end = 0 } = tags[index] ?? {}
  if (name === 'img') return { start, end }
  let depth = 0
  for (const tag of tags.slice(index)) {
    if (tag.name === name) depth += tag.isEndTag ? -1 : 1
    if (depth === 0) return { start, end: tag.end }
  }
  return { start, end }
}

/** The extent of the link that enlarges the image at `index`. */
function findZoomLink(tags: Tag[], index: number, html: string): Extent | undefined {
  const [link, image, linkEnd] = [tags[index - 1], tags[index], tags[index + 1]]
  if (link?.name !== 'a' || linkEnd?.name !== 'a' || link.isEndTag || !linkEnd.isEndTag) return undefined
  const isAlone = link.end === image?.start && linkEnd.start === image.end
  const isZoomLink = / class="zoom"/.test(html.slice(link.start, link.end))
  return isAlone && isZoomLink ? { start: link.start, end: linkEnd.end } : undefined
}

function readEmbedHtml(html: string, hosts: readonly string[]): Embed | undefined {
  const root = htmlToHast(html, { fragment: true })
  const [element] = root.type === 'root' ? root.children : []
  return element?.type === 'element' ? readEmbed(element, hosts) : undefined
}
