import type { Element, ElementContent, RootContent } from 'hast'
import { htmlToHast } from 'satteri'

/**
 * The nodes of a piece of our own HTML, such as the body of a post. The tokens of coloured code, of which there are more
 * than of all other elements, become plain text: they are `<span class="k">`, hold text alone, and nothing else has a
 * class of one letter (src/content/code/highlighter.ts).
 */
export function parseHtml(html: string): RootContent[] {
  const root = htmlToHast(html.replace(/<span class="[a-z]">([^<]*)<\/span>/g, '$1'), { fragment: true })
  return root.type === 'root' ? root.children : []
}

/** The text of a node and its descendants, including elements that an `.mdx` file writes as JSX. */
export function getTextContent(node: RootContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? (node.children as ElementContent[]).map(getTextContent).join('') : ''
}

export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name)
}

/** The first element of that name among `nodes` and their descendants. */
export function findElement(nodes: RootContent[], tagName: string): Element | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    const found = node.tagName === tagName ? node : findElement(node.children, tagName)
    if (found) return found
  }
  return undefined
}

export function createElement(
  tagName: string,
  properties: Element['properties'] = {},
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children }
}
