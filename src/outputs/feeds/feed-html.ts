// A page's HTML for feed readers, which have neither the site's stylesheets nor its scripts.

import type { Element, ElementContent, Properties, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { changeSourceSet } from '../../lib/html-attributes.ts'
import { createElement, findElement, getTextContent, hasClass, parseHtml } from '../../lib/html-tree.ts'
import { isEmbedTag, readEmbed } from '../../widgets/embed/read-embed.ts'

/** Elements that do not work in a feed. */
const droppedElements = new Set('button progress script style template noscript object embed form'.split(' '))
/** Elements and classes that only serve the page's styles and scripts: they are replaced by their content. */
const unwrappedElements = new Set(['x-slot', 'label', 'span'])
const unwrappedClasses = ['heading', 'table-scroll', 'tabs', 'zoom', 'exercise']

interface Cleaning {
  /** The address against which relative ones are resolved. */
  base: string
  /** Level of the last heading so far. */
  level: number
  /** The hosts whose media pages load only if the reader asks for them. */
  embeds: readonly string[]
  isInLink: boolean
}

/** `html` as plain elements without classes, ids, controls and drawings, with absolute addresses, and with links in place of embeds. */
export function renderFeedHtml(html: string, base: string, embeds: readonly string[] = []): string {
  const cleaning = { base, level: 1, embeds, isInLink: false }
  const tree = { type: 'root' as const, children: cleanNodes(parseHtml(html), cleaning) }
  return toHtml(tree, { characterReferences: { useNamedReferences: true } })
}

function cleanNodes(nodes: RootContent[], cleaning: Cleaning): ElementContent[] {
  const cleaned: ElementContent[] = []
  for (const node of nodes) {
    for (const replacement of cleanNode(node, cleaning)) cleaned.push(replacement)
  }
  return cleaned
}

function cleanNode(node: RootContent, cleaning: Cleaning): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element' || droppedElements.has(node.tagName) || hasClass(node, 'heading-anchor')) return []
  if (node.properties.hidden !== undefined) return [] // Blocks of an exercise, and what only scripts show.
  cleaning.level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? cleaning.level)
  const replacement = replaceElement(node, cleaning)
  if (replacement) return replacement
  const properties = toFeedProperties(node.properties, cleaning.base)
  const within = node.tagName === 'a' ? { ...cleaning, isInLink: true } : cleaning
  return [{ ...node, properties, children: cleanNodes(node.children, within) }]
}

/** The replacement of an element that would make no sense in a feed; undefined for elements that are kept. */
function replaceElement(node: Element, cleaning: Cleaning): ElementContent[] | undefined {
  const { tagName, properties, children } = node
  const embed = isEmbedTag(tagName) ? readEmbed(node, cleaning.embeds) : undefined
  if (embed)
    return [cleaning.isInLink ? text(embed.title) : createElement('a', { href: embed.address }, [text(embed.title)])]
  if (tagName === 'x-island') return cleanNodes(children.flatMap(unwrapDiv), cleaning)
  if (isUnwrapped(node)) return cleanNodes(children, cleaning)
  if (tagName === 'pre')
    return [createElement('pre', {}, [createElement('code', {}, children.flatMap(stripCodeMarkup))])]
  if (tagName === 'input') return properties.type === 'checkbox' ? [text(properties.checked ? '☑' : '☐')] : []
  if (tagName === 'svg') return describeDrawing(node)
  if (properties.role === 'tablist') return []
  if (properties.role === 'tabpanel') return [renderTabSection(node, cleaning)]
  if (properties.role === 'status' && children.length === 0) return []
  if (hasClass(node, 'admonition')) return [createElement('blockquote', {}, cleanNodes(children, cleaning))]
  if (hasClass(node, 'admonition-title')) {
    return [createElement('p', {}, [createElement('strong', {}, cleanNodes(children, cleaning))])]
  }
  return undefined
}

function isUnwrapped(node: Element): boolean {
  if (unwrappedElements.has(node.tagName) || unwrappedClasses.some(name => hasClass(node, name))) return true
  // The figure around code is kept only for its title.
  return hasClass(node, 'code-block') && !findElement(node.children, 'figcaption')
}

/** The content of an island is often wrapped in a `<div>`. */
function unwrapDiv(node: ElementContent): ElementContent[] {
  return node.type === 'element' && node.tagName === 'div' ? node.children : [node]
}

/** A tab's panel under its label, one level deeper than the heading before the tabs. */
function renderTabSection({ properties, children }: Element, cleaning: Cleaning): Element {
  const { level } = cleaning
  const heading = createElement(`h${Math.min(level + 1, 6)}`, {}, [text(String(properties.ariaLabel))])
  const section = createElement('section', {}, [heading, ...cleanNodes(children, cleaning)])
  cleaning.level = level
  return section
}

/** Code without its markup, except `<ins>` and `<del>`. */
function stripCodeMarkup(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element') return []
  const content = node.children.flatMap(stripCodeMarkup)
  return node.tagName === 'ins' || node.tagName === 'del' ? [createElement(node.tagName, {}, content)] : content
}

/** The text alternative of a drawing, whose colours need the site's stylesheets: `**Title**. Description`. */
function describeDrawing({ children }: Element): ElementContent[] {
  const title = findElement(children, 'title')
  const description = findElement(children, 'desc')
  return [
    ...(title ? [createElement('strong', {}, [text(getTextContent(title))])] : []),
    ...(description ? [text(`. ${getTextContent(description)}`)] : []),
  ]
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}

const keptProperties = new Set(
  'title alt width height start reversed value colSpan rowSpan dateTime open lang dir controls'.split(' '),
)
const addressProperties = new Set(['href', 'src', 'poster', 'cite'])

/** The attributes of an element that are of use in a feed. Addresses become absolute, relative ones against `base`. */
function toFeedProperties(properties: Properties, base: string): Properties {
  const feedProperties: Properties = {}
  for (const [name, value] of Object.entries(properties)) {
    if (keptProperties.has(name)) feedProperties[name] = value
    else if (name === 'srcSet')
      feedProperties[name] = changeSourceSet(String(value), address => resolveAddress(address, base))
    else if (addressProperties.has(name) && URL.canParse(String(value), base)) {
      feedProperties[name] = new URL(String(value), base).href
    }
  }
  return feedProperties
}

function resolveAddress(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address
}
