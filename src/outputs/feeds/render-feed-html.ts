// A page's HTML for readers that know neither the site's stylesheets nor its scripts, such as feed readers.
import type { Element, ElementContent, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { element, findElement, hasClass, parseHtml, textOf } from '../../lib/html-tree.ts'
import { feedProperties } from './feed-properties.ts'

/** What only works on the page, or not in a feed at all. */
const droppedElements = new Set('button progress script style template noscript object embed form'.split(' '))
/** Elements and classes that are there for the page's styles and scripts: their content takes their place. */
const unwrappedElements = new Set(['x-slot', 'label', 'span'])
const unwrappedClasses = ['heading', 'table-scroll', 'tabs', 'zoom']

type Cleaning = {
  /** The address that relative ones are seen from. */
  base: string
  /** Level of the last heading so far. */
  level: number
}

/** `html` as plain elements without classes, ids, controls and drawings, and with absolute addresses. */
export function renderFeedHtml(html: string, base: string): string {
  const tree = { type: 'root' as const, children: cleanAll(parseHtml(html), { base, level: 1 }) }
  return toHtml(tree, { characterReferences: { useNamedReferences: true } })
}

function cleanAll(nodes: RootContent[], cleaning: Cleaning): ElementContent[] {
  return nodes.flatMap(node => clean(node, cleaning))
}

function clean(node: RootContent, cleaning: Cleaning): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element' || droppedElements.has(node.tagName) || hasClass(node, 'heading-anchor')) return []
  cleaning.level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? cleaning.level)
  const replacement = replaceElement(node, cleaning)
  if (replacement) return replacement
  const properties = feedProperties(node.properties, cleaning.base)
  return [{ ...node, properties, children: cleanAll(node.children, cleaning) }]
}

/** What takes the place of an element that would make no sense in a feed; undefined for one that does. */
function replaceElement(node: Element, cleaning: Cleaning): ElementContent[] | undefined {
  const { tagName, properties, children } = node
  if (tagName === 'x-island') return cleanAll(children.flatMap(unwrapDiv), cleaning)
  if (isUnwrapped(node)) return cleanAll(children, cleaning)
  if (tagName === 'pre') return [element('pre', {}, [element('code', {}, children.flatMap(plainCode))])]
  if (tagName === 'input') return properties.type === 'checkbox' ? [text(properties.checked ? '☑' : '☐')] : []
  if (tagName === 'svg') return describeDrawing(node)
  if (properties.role === 'tablist') return []
  if (properties.role === 'tabpanel') return [tabSection(node, cleaning)]
  if (properties.role === 'status' && children.length === 0) return []
  if (hasClass(node, 'admonition')) return [element('blockquote', {}, cleanAll(children, cleaning))]
  if (hasClass(node, 'admonition-title')) {
    return [element('p', {}, [element('strong', {}, cleanAll(children, cleaning))])]
  }
  return undefined
}

function isUnwrapped(node: Element): boolean {
  if (unwrappedElements.has(node.tagName) || unwrappedClasses.some(name => hasClass(node, name))) return true
  // The figure around code is there for its title.
  return hasClass(node, 'code-block') && !findElement(node.children, 'figcaption')
}

/** An island may be a `<div>` around what it says. */
function unwrapDiv(node: ElementContent): ElementContent[] {
  return node.type === 'element' && node.tagName === 'div' ? node.children : [node]
}

/** A tab's panel under its label, one level deeper than the heading before the tabs. */
function tabSection({ properties, children }: Element, cleaning: Cleaning): Element {
  const { level } = cleaning
  const heading = element(`h${Math.min(level + 1, 6)}`, {}, [text(String(properties.ariaLabel))])
  const section = element('section', {}, [heading, ...cleanAll(children, cleaning)])
  cleaning.level = level
  return section
}

/** The text of code; of its markup only what was added and removed is kept. */
function plainCode(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element') return []
  const content = node.children.flatMap(plainCode)
  return node.tagName === 'ins' || node.tagName === 'del' ? [element(node.tagName, {}, content)] : content
}

/** A drawing in words: it takes its colours from stylesheets that feed readers do not have. */
function describeDrawing({ children }: Element): ElementContent[] {
  const title = findElement(children, 'title')
  const description = findElement(children, 'desc')
  return [
    ...(title ? [element('strong', {}, [text(textOf(title))])] : []),
    ...(description ? [text(`. ${textOf(description)}`)] : []),
  ]
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}
