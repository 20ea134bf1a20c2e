import { type Custom, defineMdastPlugin, type MdastNode, type Position } from 'satteri'
import { defaultAdmonitionKind, findAdmonitionKind } from '../admonition-kinds.ts'

type Container = Extract<MdastNode, { type: 'containerDirective' }>

/**
 * Turns `:::note[Title]` containers into admonitions, and gives every other directive its text back: prose about q is full
 * of colons (`09:30:00`, `a:b`) that mean nothing to Markdown.
 */
export const convertDirectives = defineMdastPlugin({
  name: 'convert-directives',
  options: { position: true },
  containerDirective(node, context) {
    context.replaceNode(node, toAdmonition(node))
  },
  leafDirective(node, context) {
    const text = { type: 'text' as const, value: getSource(node, context.source) }
    context.replaceNode(node, { type: 'paragraph', children: [text] })
  },
  textDirective(node, context) {
    context.replaceNode(node, { type: 'text', value: getSource(node, context.source) })
  },
})

function toAdmonition({ name, attributes, children }: Readonly<Container>): Custom {
  const kind = findAdmonitionKind(name) ?? defaultAdmonitionKind
  const [first, ...rest] = children
  // The `[Title]` of a container is its first paragraph.
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined
  const title: Custom = {
    type: 'admonitionTitle',
    data: { hName: 'p', hProperties: { className: ['admonition-title'] } },
    children: label ? label.children : [{ type: 'text', value: attributes?.title ?? kind.title }],
  }
  const className = ['admonition', `admonition-${kind.name}`, ...(attributes?.class ? [attributes.class] : [])]
  const id = attributes?.id
  return {
    type: 'admonition',
    data: { hName: 'div', hProperties: { className, role: 'note', ...(id && { id }) } },
    children: [title, ...(label ? rest : children)],
  }
}

function getSource({ position }: { position?: Position | undefined }, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset)
}
