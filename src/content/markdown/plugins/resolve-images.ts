import { createElement } from '../../../lib/html-tree.ts'
import type { ElementVisitor } from './element-visitor.ts'
import type { LinkContext } from './resolve-links.ts'

export type ImageContext = LinkContext

/** Points images to their files, states their sizes, and lets readers open them. */
export function resolveImages({ file, targets, addresses }: ImageContext): ElementVisitor {
  return {
    filter: ['img'],
    visit(node, context) {
      if (typeof node.properties.src !== 'string') return
      const src = targets.image(node.properties.src, file)
      addresses.set(node.properties.src, src)
      context.setProperty(node, 'src', src)
      context.setProperty(node, 'loading', 'lazy')
      context.setProperty(node, 'decoding', 'async')
      const size = 'width' in node.properties || 'height' in node.properties ? undefined : targets.imageSize(src)
      if (size) {
        context.setProperty(node, 'width', size.width)
        context.setProperty(node, 'height', size.height)
      }
      if (isLink(context.parent(node))) return
      const ariaLabel = `Enlarge image: ${node.properties.alt ?? ''}`
      context.wrapNode(node, createElement('a', { className: ['zoom'], href: src, ariaLabel }))
    },
  }
}

/** Whether a node is an `<a>`, of Markdown or, with a `name`, of JSX. */
function isLink(node: object): boolean {
  return ('tagName' in node && node.tagName === 'a') || ('name' in node && node.name === 'a')
}
