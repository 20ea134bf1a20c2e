import type { Element, ElementContent } from 'hast'
import {
  type Custom,
  defineHastPlugin,
  defineMdastPlugin,
  type HastVisitorContext,
  type MdastNode,
  type MdastVisitorContext,
  type Position,
} from 'satteri'
import { createElement, hasClass } from '../../lib/html-tree.ts'
import { isExternal } from '../../urls/addresses.ts'
import type { RenderCodeBlock } from '../code/render-code-block.ts'
import type { SourceFile } from '../input/source-file.ts'
import { listPartsOfElement, listPartsOfHtml, recordParts, type StyledPart } from '../styled-parts.ts'
import { defaultAdmonitionKind, findAdmonitionKind } from './admonition-kinds.ts'
import type { LinkTargets } from './link-targets.ts'

/**
 * Converts the elements of Markdown to what pages show; `others` visit them too. It is one plugin, because satteri walks the
 * tree once for each.
 */
export function convertElements(
  context: CodeBlockContext & LinkContext & ImageContext & PartsContext,
  others: ElementVisitor[],
) {
  return defineHastPlugin({
    name: 'convert-elements',
    element: [
      renderCodeBlocks(context),
      markLongCode,
      resolveLinks(context),
      resolveImages(context),
      alignTableCells(context),
      wrapTables,
      labelTasks(context),
      recordDeletedText(context),
      ...others,
    ],
  })
}

/** What collects the styled parts of the page. */
export interface PartsContext {
  styledParts: Set<StyledPart>
}

export interface LinkContext {
  /** The file that is read. */
  file: SourceFile
  targets: LinkTargets
  /** Collects the targets of links, by what the author wrote. */
  addresses: Map<string, string>
}

/** Points links to pages of the site; links to other sites open in a new tab. */
function resolveLinks({ file, targets, addresses }: LinkContext): ElementVisitor {
  return {
    filter: ['a'],
    visit(node, context) {
      const { href } = node.properties
      if (typeof href !== 'string') return
      const address = targets.link(href, file)
      addresses.set(href, address)
      context.setProperty(node, 'href', address)
      if (!isExternal(href) || href.startsWith('mailto:')) return
      context.setProperty(node, 'target', '_blank')
      context.setProperty(node, 'rel', 'noopener noreferrer')
    },
  }
}

export type ImageContext = LinkContext & PartsContext

/** Points images to their files, states their sizes, and lets readers open them. */
function resolveImages({ file, targets, addresses, styledParts }: ImageContext): ElementVisitor {
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
      styledParts.add('rich')
      context.wrapNode(node, createElement('a', { className: ['zoom'], href: src, ariaLabel }))
    },
  }
}

/** Whether a node is an `<a>`, of Markdown or, with a `name`, of JSX. */
function isLink(node: object): boolean {
  return ('tagName' in node && node.tagName === 'a') || ('name' in node && node.name === 'a')
}

export interface CodeBlockContext extends PartsContext {
  codeBlock: RenderCodeBlock
}

/** Writes the first line of a fence into its element, for files whose raw HTML is parsed: satteri gives no `data` there. */
export const keepFences = defineMdastPlugin({
  name: 'keep-fences',
  code(node, context) {
    const { lang, meta } = node
    const hProperties = { ...(lang && { 'data-lang': lang }), ...(meta && { 'data-meta': meta }) }
    context.setProperty(node, 'data', { hProperties })
  },
})

/** Colours code blocks. */
function renderCodeBlocks({ codeBlock, styledParts: recorded }: CodeBlockContext): ElementVisitor {
  return {
    filter: ['pre'],
    visit(node, context) {
      const code = node.children.find(child => child.type === 'element')
      // As satteri documents them: the first word of the fence, and the rest of its line.
      const data = code?.data as { lang?: string | null; meta?: string | null } | undefined
      const { dataLang, dataMeta } = node.properties
      const fence = {
        code: context.textContent(node),
        language: String(data?.lang ?? dataLang ?? '').toLowerCase(),
        meta: String(data?.meta ?? dataMeta ?? ''),
      }
      const { html, styledParts } = codeBlock(fence)
      recordParts(recorded, styledParts)
      context.replaceNode(node, { type: 'raw', value: html })
    },
  }
}

/** This many characters fit on one line of a phone with text at twice its size. */
const maxLengthOfLine = 14

/** Marks inline code that is so long that it may have to be broken over several lines. Code in a `<pre>` is replaced anyway. */
const markLongCode: ElementVisitor = {
  filter: ['code'],
  visit(node, context) {
    if (context.textContent(node).length > maxLengthOfLine) context.setProperty(node, 'className', ['long'])
  },
}

/** Turns the alignment of table cells into a class, because the content security policy allows no `style=`. */
function alignTableCells({ styledParts }: PartsContext): ElementVisitor {
  return {
    filter: ['th', 'td'],
    visit(node, context) {
      // Exactly what satteri writes for `|:--|:-:|--:|`. Styles that authors give cells of HTML are replaced elsewhere.
      const alignment = /^text-align: (\w+)$/.exec(String(node.properties.style ?? ''))?.[1]
      if (!alignment) return
      const className = `align-${alignment}`
      recordParts(styledParts, listPartsOfElement({ tagName: node.tagName, className, attributes: ['class'] }))
      context.setProperty(node, 'style', null)
      context.setProperty(node, 'className', [className])
    },
  }
}

/** Lets wide tables scroll by themselves, by keyboard too. */
const wrapTables: ElementVisitor = {
  filter: ['table'],
  visit(node, context) {
    const properties = { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Table' }
    context.wrapNode(node, createElement('div', properties))
  },
}

/** Labels the checkbox of a task (`- [ ] text`) with the text of the task. */
function labelTasks({ styledParts }: PartsContext): ElementVisitor {
  return {
    filter: ['li'],
    visit(node, context) {
      if (!hasClass(node, 'task-list-item')) return
      styledParts.add('rich')
      // A list with blank lines has its text in paragraphs.
      const paragraph = node.children.find(child => isElement(child) && child.tagName === 'p') as Element | undefined
      const content = (paragraph ?? node).children as ElementContent[]
      const firstBlock = content.findIndex(child => isElement(child) && /^(?:ul|ol|p|pre|div)$/.test(child.tagName))
      const end = firstBlock < 0 ? content.length : firstBlock
      const label = createElement('label', {}, content.slice(0, end))
      const rest = paragraph ? node.children.slice(node.children.indexOf(paragraph) + 1) : node.children.slice(end)
      const properties = { className: ['task-list-item'] }
      context.replaceNode(node, createElement('li', properties, [label, ...(rest as ElementContent[])]))
    },
  }
}

/** `~~text~~` is a `<del>`, as a removed line of code is. */
function recordDeletedText({ styledParts }: PartsContext): ElementVisitor {
  return {
    filter: ['del'],
    visit() {
      styledParts.add('marked-lines')
    },
  }
}

function isElement(node: { type: string }): node is Element {
  return node.type === 'element'
}

/** Handlers of elements by name. Narrower than satteri's type, which allows promises and then returns one itself. */
export interface ElementVisitor {
  filter: string[]
  visit: (node: Readonly<Element>, context: HastVisitorContext) => void
}

/** Records what the author writes as HTML, or as elements of JSX, which may become HTML before they are rendered. */
export function recordWrittenHtml(recorded: Set<StyledPart>) {
  return defineMdastPlugin({
    name: 'record-written-html',
    html: ({ value }) => recordParts(recorded, listPartsOfHtml(value)),
    mdxJsxFlowElement: node => recordParts(recorded, listPartsOfJsx(node)),
    mdxJsxTextElement: node => recordParts(recorded, listPartsOfJsx(node)),
  })
}

type JsxElement = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** Components are recorded when they are rendered. */
function listPartsOfJsx({ name, attributes }: Readonly<JsxElement>): StyledPart[] {
  if (!name || !/^[a-z]/.test(name)) return []
  const written = attributes.flatMap(attribute => (attribute.type === 'mdxJsxAttribute' ? attribute : []))
  const classAttribute = written.find(attribute => /^class(?:Name)?$/.test(attribute.name))
  const className = typeof classAttribute?.value === 'string' ? classAttribute.value : ''
  const names = written.map(attribute => (attribute.name === 'className' ? 'class' : attribute.name))
  return listPartsOfElement({ tagName: name, className, attributes: names })
}

type DirectiveOf<Type extends MdastNode['type']> = Readonly<Extract<MdastNode, { type: Type }>>

/**
 * Turns `:::note[Title]` containers into admonitions, and gives every other directive its text back: prose about q is full
 * of colons (`09:30:00`, `a:b`) that mean nothing to Markdown.
 */
export const convertDirectives = defineMdastPlugin({
  name: 'convert-directives',
  options: { position: true },
  containerDirective(node: DirectiveOf<'containerDirective'>, context: MdastVisitorContext) {
    context.replaceNode(node, toAdmonition(node))
  },
  leafDirective(node: DirectiveOf<'leafDirective'>, context: MdastVisitorContext) {
    const text = { type: 'text' as const, value: getSource(node, context.source) }
    context.replaceNode(node, { type: 'paragraph', children: [text] })
  },
  textDirective(node: DirectiveOf<'textDirective'>, context: MdastVisitorContext) {
    context.replaceNode(node, { type: 'text', value: getSource(node, context.source) })
  },
})

function toAdmonition({ name, attributes, children }: DirectiveOf<'containerDirective'>): Custom {
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
