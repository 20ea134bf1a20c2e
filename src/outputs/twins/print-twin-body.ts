// Prints an author's Markdown or MDX as plain Markdown that any program understands. What needs no change is copied verbatim.
import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri'
import { defaultAdmonitionKind, findAdmonitionKind } from '../../content/markdown/admonition-kinds.ts'
import { explicitHeadingId } from '../../content/markdown/headings.ts'
import { printDestination, printHtml } from './print-addresses.ts'
import { printCode } from './print-code.ts'
import { printComponent } from './print-component.ts'
import { addPrefix, getEnd, getLinePrefix, getSource, getStart, removePrefix } from './source-text.ts'
import type { TwinPage } from './twin-page.ts'

type NodeOf<Type extends MdastNode['type']> = Extract<MdastNode, { type: Type }>
type Jsx = NodeOf<'mdxJsxFlowElement' | 'mdxJsxTextElement'>
type Expression = NodeOf<'mdxFlowExpression' | 'mdxTextExpression'>

/** Elements that authors use only for their style. */
const unwrappedElements = new Set(['div', 'section', 'span', 'center'])
/** Attributes that are only of use on the site's own pages. */
const droppedAttributes = new Set(['className', 'class', 'id', 'style'])

/** The body of a doc or post with absolute addresses and without syntax that only this generator understands. */
export function printTwinBody(twinPage: TwinPage): string {
  const { markdown, format } = twinPage.page
  const parse = format === 'mdx' ? mdxToMdast : markdownToMdast
  const tree = parse(markdown, { features: { frontmatter: false, directive: markdown.includes(':') } })
  return printBlocks(getChildren(tree), twinPage)
}

/** Blocks with a blank line between them, without the indentation and `>` of the list or quotation around them. */
function printBlocks(nodes: MdastNode[], twinPage: TwinPage): string {
  return nodes
    .map(node => removePrefix(printNode(node, twinPage), getLinePrefix(node, twinPage.page.markdown)).trimEnd())
    .filter(text => text !== '')
    .join('\n\n')
}

function printNode(node: MdastNode, twinPage: TwinPage): string {
  const { markdown } = twinPage.page
  switch (node.type) {
    case 'heading':
      return printAroundChildren(node, twinPage).replace(explicitHeadingId, '')
    case 'link':
      return printLink(node, twinPage)
    case 'image':
      return `![${(node.alt ?? '').replace(/[[\]]/g, '\\$&')}]${printDestination(node, twinPage)}`
    case 'definition':
      return printDefinition(node, twinPage)
    case 'code':
      return printCode(node, markdown)
    case 'html':
      return printHtml(node.value, twinPage)
    case 'containerDirective':
      return printAdmonition(node, twinPage)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return addPrefix(printJsx(node, twinPage), getLinePrefix(node, markdown))
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return printExpression(node, markdown)
    case 'mdxjsEsm':
      return ''
    default:
      return printAroundChildren(node, twinPage)
  }
}

/** A node's source, in which its children are printed. */
function printAroundChildren(node: MdastNode, twinPage: TwinPage): string {
  const { markdown } = twinPage.page
  const children = getChildren(node)
  const [first, last] = [children[0], children.at(-1)]
  if (!first || !last) return getSource(node, markdown)
  const before = markdown.slice(getStart(node), getStart(first))
  return before + printInline(children, twinPage) + markdown.slice(getEnd(last), getEnd(node))
}

/** Nodes with the source between them. */
function printInline(nodes: MdastNode[], twinPage: TwinPage): string {
  return nodes
    .map((node, index) => {
      const previous = nodes[index - 1]
      const between = previous ? twinPage.page.markdown.slice(getEnd(previous), getStart(node)) : ''
      return between + printNode(node, twinPage)
    })
    .join('')
}

function printLink(node: NodeOf<'link'>, twinPage: TwinPage): string {
  const source = getSource(node, twinPage.page.markdown)
  if (!source.startsWith('[')) return source // `<https://a.example>`, or an address alone
  return `[${printInline(node.children, twinPage)}]${printDestination(node, twinPage)}`
}

/** `[label]: address "Title"` */
function printDefinition(node: NodeOf<'definition'>, twinPage: TwinPage): string {
  const label = /^\[(?:\\.|[^\]\\])*\]:/.exec(getSource(node, twinPage.page.markdown))?.[0]
  return `${label} ${printDestination(node, twinPage).slice(1, -1)}`
}

/** A quotation that starts with its kind and title, since other programs do not know `:::`. */
function printAdmonition(node: NodeOf<'containerDirective'>, twinPage: TwinPage): string {
  const [first, ...rest] = node.children
  const label = first?.data && 'directiveLabel' in first.data ? first : undefined
  const kind = findAdmonitionKind(node.name) ?? defaultAdmonitionKind
  const title = label ? printInline(getChildren(label), twinPage).replaceAll('**', '') : node.attributes?.title
  const heading = `**${kind.title}${title ? `: ${title}` : ''}**`
  const text = `${heading}\n\n${printBlocks(label ? rest : node.children, twinPage)}`.trimEnd()
  return addPrefix(addPrefix(`> ${text}`, '> '), getLinePrefix(node, twinPage.page.markdown))
}

function printJsx(node: Jsx, twinPage: TwinPage): string {
  const { name, children } = node
  const { page, site } = twinPage
  const isInline = node.type === 'mdxJsxTextElement' || children.some(child => child.type === 'text')
  const content = isInline ? printInline(children, twinPage) : printBlocks(children, twinPage)
  if (!name || unwrappedElements.has(name)) return content
  const partial = page.partials.get(name)
  if (partial) return printTwinBody({ page: { ...page, ...partial }, site })
  const attributes = readTextAttributes(node)
  if (/^[A-Z]/.test(name)) {
    const hasOnlyText = node.attributes.length === Object.keys(attributes).length
    return printComponent({ name, attributes, hasOnlyText, content }, page, site)
  }
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  const opening = printHtml(`<${name}${attributeTexts.join('')}>`, twinPage)
  if (children.length === 0) return opening
  return isInline ? `${opening}${content}</${name}>` : `${opening}\n\n${content}\n\n</${name}>`
}

/** A string literal is printed as its text, a comment as nothing, other code verbatim. */
function printExpression(node: Expression, markdown: string): string {
  const value = node.value.replace(/\/\*.*?\*\//gs, '').trim()
  if (value === '') return ''
  return /^(?:'[^'\\]*'|"[^"\\]*")$/.test(value) ? value.slice(1, -1) : getSource(node, markdown)
}

function readTextAttributes({ attributes }: Jsx): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute): [string, string][] => {
      if (attribute.type !== 'mdxJsxAttribute' || droppedAttributes.has(attribute.name)) return []
      return typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : []
    }),
  )
}

function getChildren(node: MdastNode): MdastNode[] {
  return 'children' in node ? (node.children as MdastNode[]) : []
}
