import { type Custom, defineMdastPlugin, type Position } from 'satteri'
import { admonitionType } from './classic-syntax.ts'

/**
 * Turns `:::note[Title]` containers into admonitions, and gives every other directive its text back: q prose is full of
 * colons (`09:30:00`, `a:b`) that mean nothing to Markdown.
 */
export const admonitions = defineMdastPlugin({
  name: 'admonitions',
  options: { position: true },
  containerDirective(node, context) {
    const type = admonitionType(node.name) ?? 'note'
    const [first, ...rest] = node.children
    const isTitled =
      first?.type === 'paragraph' && (first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel
    const { title: plainTitle, class: ownClass, id } = node.attributes ?? {}
    const value = plainTitle ?? type[0]?.toUpperCase() + type.slice(1)
    const title = isTitled ? first.children : [{ type: 'text' as const, value }]
    const titleLine: Custom = {
      type: 'admonitionTitle',
      data: { hName: 'p', hProperties: { className: ['admonition-title'] } },
      children: title,
    }
    context.replaceNode(node, {
      type: 'admonition',
      data: {
        hName: 'div',
        hProperties: {
          className: ['admonition', `admonition-${type}`, ...(ownClass ? [ownClass] : [])],
          role: 'note',
          ...(id && { id }),
        },
      },
      children: [titleLine, ...(isTitled ? rest : node.children)],
    })
  },
  leafDirective(node, context) {
    context.replaceNode(node, {
      type: 'paragraph',
      children: [{ type: 'text', value: sourceOf(node, context.source) }],
    })
  },
  textDirective(node, context) {
    context.replaceNode(node, { type: 'text', value: sourceOf(node, context.source) })
  },
})

function sourceOf(node: { position?: Position | undefined }, source: string) {
  return source.slice(node.position?.start.offset, node.position?.end.offset)
}
