import type { Element, ElementContent, RootContent } from 'hast'
import { htmlToHast } from 'satteri'

/** The nodes of a piece of our own HTML, such as the body of a post. The tokens of coloured code are left to be text: most nodes are. */
export function parseHtml(html: string): RootContent[] {
  const root = htmlToHast(html.replace(/<span class="[a-z]">([^<]*)<\/span>/g, '$1'), { fragment: true })
  return root.type === 'root' ? root.children : []
}

export function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name)
}

/** The first element of that name below `nodes`. */
export function findElement(nodes: RootContent[], tagName: string): Element | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    const found = node.tagName === tagName ? node : findElement(node.children, tagName)
    if (found) return found
  }
  return undefined
}

export function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}
