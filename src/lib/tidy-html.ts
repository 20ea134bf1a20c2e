// Parses tidy HTML in less than half of the time that satteri takes for any: nearly all HTML of pages comes from our own code,
// which closes its elements in order. https://html.spec.whatwg.org/multipage/parsing.html says what else parsers have to expect.
import type { Element, ElementContent, Properties, RootContent } from 'hast'
import { htmlToHast } from 'satteri'

const words = (text: string) => new Set(text.split(' '))

/** Elements that only end with their end tags, and within which no other elements are implied. */
const plainElements = words(
  'a abbr article aside b blockquote button cite code del details div dl em figcaption figure footer h1 h2 h3 h4 h5 h6 header i ins ' +
    'kbd label main mark nav ol p pre q s samp section small span strong sub summary sup table time u ul var',
)
const voidElements = words('br hr img input')
/** Where else one of these stands, parsers move it or imply another element. */
const parentsByElement = new Map(
  Object.entries({
    li: words('ol ul'),
    dt: words('dl'),
    dd: words('dl'),
    caption: words('table'),
    thead: words('table'),
    tbody: words('table'),
    tfoot: words('table'),
    tr: words('thead tbody tfoot'),
    th: words('tr'),
    td: words('tr'),
  }),
)
/** Parsers move anything else that stands in one of these out of the table. */
const tableParts = words('table thead tbody tfoot tr')
const headings = words('h1 h2 h3 h4 h5 h6')
/** These end a paragraph before them that has no end tag yet. */
const paragraphEnds = words(
  'article aside blockquote details div dl figcaption figure footer h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section summary ' +
    'table ul',
)

type Nodes = (RootContent | ElementContent)[]

/** Nodes that are being filled with children, outermost first. The first one is for the nodes outside all elements. */
type OpenElements = { tagName: string; children: Nodes }[]

/** The same nodes as those of satteri; undefined for HTML that may not be tidy. */
export function parseTidyHtml(html: string): RootContent[] | undefined {
  // Drawings and text areas have rules of their own, and parsers replace these two characters.
  if (['<svg', '<textarea', '\r', '\0'].some(part => html.includes(part))) return undefined
  const root: OpenElements[number] = { tagName: '', children: [] }
  const open = [root]
  for (let at = 0; at < html.length; ) {
    const tagStart = html.indexOf('<', at)
    const textEnd = tagStart === -1 ? html.length : tagStart
    if (textEnd > at && !addText(html.slice(at, textEnd), open)) return undefined
    if (tagStart === -1) break
    const end = html.startsWith('</', tagStart) ? closeElement(html, tagStart, open) : openElement(html, tagStart, open)
    if (end === undefined) return undefined
    at = end
  }
  return open.length === 1 ? (root.children as RootContent[]) : undefined
}

/** Returns whether the text may stand there. */
function addText(source: string, open: OpenElements): boolean {
  const parent = open.at(-1)
  const value = decodeReferences(source)
  if (!parent || value === undefined || (tableParts.has(parent.tagName) && /[^\t\n\f ]/.test(value))) return false
  // Parsers drop a line break at the start of a `<pre>`.
  if (parent.tagName === 'pre' && parent.children.length === 0 && value.startsWith('\n')) return false
  parent.children.push({ type: 'text', value })
  return true
}

/** The end of the tag; undefined if it is not the one of the innermost element. */
function closeElement(html: string, from: number, open: OpenElements): number | undefined {
  const { tagName = '' } = open.pop() ?? {}
  const end = from + 2 + tagName.length
  return tagName !== '' && html.startsWith(tagName, from + 2) && html[end] === '>' ? end + 1 : undefined
}

/** The end of the tag; undefined if it may not stand there. */
function openElement(html: string, from: number, open: OpenElements): number | undefined {
  const end = html.indexOf('>', from) + 1
  const tag = readTag(html.slice(from, end))
  if (!tag || !canStandIn(tag.tagName, open)) return undefined
  const element: Element = { type: 'element', tagName: tag.tagName, properties: { ...tag.properties }, children: [] }
  open.at(-1)?.children.push(element)
  if (!voidElements.has(tag.tagName)) open.push(element)
  return end
}

function canStandIn(tagName: string, open: OpenElements): boolean {
  const parent = open.at(-1)?.tagName ?? ''
  const parents = parentsByElement.get(tagName)
  if (parents) return parents.has(parent)
  if (tableParts.has(parent)) return false
  for (const { tagName: around } of open) {
    if (around === 'p' && paragraphEnds.has(tagName)) return false
    if (around === tagName && (tagName === 'a' || tagName === 'button')) return false
    if (headings.has(around) && headings.has(tagName)) return false
  }
  return true
}

interface Tag {
  tagName: string
  properties: Properties
}

/** By their source: most tags occur again and again. */
const knownTags = new Map<string, Tag | undefined>()
const maxKnownTags = 5000

function readTag(source: string): Tag | undefined {
  if (knownTags.has(source)) return knownTags.get(source)
  const [, tagName = '', attributes = '', slash] = tidyTag.exec(source) ?? []
  const properties = isTidyElement(tagName, slash === '/') ? readProperties(attributes) : undefined
  const tag = properties && { tagName, properties }
  if (knownTags.size === maxKnownTags) knownTags.clear()
  knownTags.set(source, tag)
  return tag
}

const tidyTag = /^<([a-z][a-z\d-]*)((?: [a-zA-Z][a-zA-Z-]*(?:="[^"]*")?)*)(\/?)>$/

/** Only the tag of a void element is all of it: parsers ignore the slash of `<b/>`. */
function isTidyElement(tagName: string, hasSlash: boolean): boolean {
  if (voidElements.has(tagName)) return true
  return !hasSlash && (plainElements.has(tagName) || parentsByElement.has(tagName) || tagName.startsWith('x-'))
}

const textProperties = new Map(
  Object.entries({ alt: 'alt', 'aria-label': 'ariaLabel', href: 'href', id: 'id', src: 'src', title: 'title' }),
)

/** Those that many tags have once are read here, and others by satteri. Undefined if satteri may read them differently. */
function readProperties(attributes: string): Properties | undefined {
  const properties: Properties = {}
  for (const [, name = '', source = ''] of attributes.matchAll(/ ([a-zA-Z-]+)(?:="([^"]*)")?/g)) {
    const property = name === 'class' ? 'className' : textProperties.get(name)
    if (property === undefined) return readAnyProperties(attributes)
    const value = decodeReferences(source)
    if (value === undefined || property in properties) return undefined
    properties[property] = name === 'class' ? (value.match(/[^\t\n\f ]+/g) ?? []) : value
  }
  return properties
}

function readAnyProperties(attributes: string): Properties | undefined {
  const root = htmlToHast(`<x-tag${attributes}></x-tag>`, { fragment: true })
  const [element] = root.type === 'root' ? root.children : []
  return element?.type === 'element' ? element.properties : undefined
}

const characters = new Map(
  Object.entries({
    'amp;': '&',
    'lt;': '<',
    'gt;': '>',
    'quot;': '"',
    '#39;': "'",
    '#x27;': "'",
    '#x3C;': '<',
    '#x26;': '&',
  }),
)

/** `&lt;` -> `<`. Undefined if there are other character references. */
function decodeReferences(text: string): string | undefined {
  if (!text.includes('&')) return text
  let isKnown = true
  const decoded = text.replace(/&([a-z#][a-z\d]*;?)/gi, (_, name: string) => {
    const character = characters.get(name)
    isKnown &&= character !== undefined
    return character ?? ''
  })
  return isKnown ? decoded : undefined
}
