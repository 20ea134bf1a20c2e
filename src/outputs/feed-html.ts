// A page's HTML for readers that know neither the site's stylesheets nor its scripts, such as feed readers.
import type { Element, ElementContent, Properties, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { element, findElement, hasClass, parseHtml, textOf } from './html-tree.ts'

/** `html` as plain elements without classes, ids, controls and drawings; addresses are absolute, seen from `base`. */
export function feedHtml(html: string, base: string): string {
  let level = 1
  const tree = { type: 'root' as const, children: parseHtml(html).flatMap(clean) }
  return toHtml(tree, { characterReferences: { useNamedReferences: true } })

  function clean(node: RootContent): ElementContent[] {
    if (node.type === 'text') return [node]
    if (node.type !== 'element' || dropped.has(node.tagName) || hasClass(node, 'heading-anchor')) {
      return []
    }
    level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? level)
    return special(node) ?? [{ ...node, properties: kept(node.properties, base), children: cleanAll(node.children) }]
  }

  function cleanAll(nodes: RootContent[]): ElementContent[] {
    return nodes.flatMap(clean)
  }

  function special(node: Element): ElementContent[] | undefined {
    const { tagName, properties, children } = node
    if (unwrapped.has(tagName) || unwrappedClasses.some(name => hasClass(node, name))) return cleanAll(children)
    if (hasClass(node, 'code-block') && !findElement(children, 'figcaption')) return cleanAll(children)
    if (tagName === 'pre') return [element('pre', element('code', ...children.flatMap(codeText)))]
    if (tagName === 'input') return properties.type === 'checkbox' ? [text(properties.checked ? '☑' : '☐')] : []
    if (tagName === 'svg') return described(node)
    if (properties.role === 'tablist') return []
    if (properties.role === 'tabpanel') return [panel(node)]
    if (properties.role === 'status' && children.length === 0) return []
    if (hasClass(node, 'admonition')) return [element('blockquote', ...cleanAll(children))]
    if (hasClass(node, 'admonition-title')) return [element('p', element('strong', ...cleanAll(children)))]
    return undefined
  }

  /** A tab's panel under its label, one level below the heading before it. */
  function panel({ properties, children }: Element): Element {
    const own = level
    const heading = element(`h${Math.min(own + 1, 6)}`, text(String(properties.ariaLabel)))
    const section = element('section', heading, ...cleanAll(children))
    level = own
    return section
  }
}

/** What only works on the page, or not in a feed at all. */
const dropped = new Set(['button', 'progress', 'script', 'style', 'template', 'noscript', 'object', 'embed', 'form'])
/** What is there for the page's styles and scripts. */
const unwrapped = new Set(['x-island', 'x-slot', 'label', 'span'])
const unwrappedClasses = ['heading', 'table-scroll', 'tabs', 'zoom', 'study-ticks']

const keptProperties = new Set(
  'href title alt width height start reversed value colSpan rowSpan dateTime open lang dir controls'.split(' '),
)
const addresses = new Set(['href', 'src', 'poster', 'cite'])

function kept(properties: Properties, base: string): Properties {
  const entries = Object.entries(properties).flatMap(([name, value]): [string, Properties[string]][] => {
    if (name === 'srcSet') return [[name, absoluteSourceSet(String(value), base)]]
    if (addresses.has(name)) return URL.canParse(String(value), base) ? [[name, new URL(String(value), base).href]] : []
    return keptProperties.has(name) ? [[name, value]] : []
  })
  return Object.fromEntries(entries)
}

/** Commas part candidates where space or a size stands beside them; others are a part of an address. */
function absoluteSourceSet(sources: string, base: string): string {
  const candidates = sources.trim().split(/\s*,\s+|(?<=\s[^\s,]+),/)
  return candidates
    .map(candidate => {
      const [address = '', ...size] = candidate.split(/\s+/)
      return [URL.canParse(address, base) ? new URL(address, base).href : address, ...size].join(' ')
    })
    .join(', ')
}

/** The code's text; of its markup only what was added and removed is kept. */
function codeText(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element') return []
  const content = node.children.flatMap(codeText)
  return node.tagName === 'ins' || node.tagName === 'del' ? [element(node.tagName, ...content)] : content
}

/** A drawing in words: it takes its colours from stylesheets that readers do not have. */
function described({ children }: Element): ElementContent[] {
  const [title, description] = ['title', 'desc'].map(name => findElement(children, name))
  return [
    ...(title ? [element('strong', text(textOf(title)))] : []),
    ...(description ? [text(`. ${textOf(description)}`)] : []),
  ]
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}
