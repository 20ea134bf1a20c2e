import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri'
import { readCodeLines, readCodeTitle } from '../../content/code/code-lines.ts'
import { defaultAdmonitionKind, findAdmonitionKind } from '../../content/markdown/admonition-kinds.ts'
import { explicitHeadingId } from '../../content/markdown/headings.ts'
import type { ComponentElement } from '../../content/mdx-context.ts'
import type { Doc, Post, SidebarItem, SiteContent } from '../../content/site-content.ts'
import { findElement, getTextContent, parseHtml } from '../../lib/html-tree.ts'
import type { LazyText, Memo } from '../../lib/memo.ts'
import { readQFence } from '../../q-pages/fence/q-fence.ts'
import type { SiteConfig } from '../../site-config/site-config-schema.ts'
import { absoluteUrl } from '../../urls/site-url.ts'
import { findEmbeds, replaceEmbeds } from '../../widgets/embed/find-embeds.ts'
import { type Embed, isEmbedTag } from '../../widgets/embed/read-embed.ts'
import { addPrefix, getEnd, getLinePrefix, getSource, getStart, removePrefix } from './source-text.ts'

/** A page whose twin is printed, and the site that it belongs to. */
interface TwinPage {
  page: Doc | Post
  site: Pick<SiteContent, 'config' | 'sidebar' | 'describeComponent'> & {
    /** Is told what was printed for each component. */
    record?: (component: ComponentElement, printed: string) => void
  }
}

type NodeOf<Type extends MdastNode['type']> = Extract<MdastNode, { type: Type }>
type Jsx = NodeOf<'mdxJsxFlowElement' | 'mdxJsxTextElement'>
type Expression = NodeOf<'mdxFlowExpression' | 'mdxTextExpression'>

/** Elements that authors use only for their style. */
const unwrappedElements = new Set(['div', 'section', 'span', 'center'])
/** Attributes that are only of use on the site's own pages. */
const droppedAttributes = new Set(['className', 'class', 'id', 'style'])

/** A doc or post as Markdown for programs: front matter with its metadata, then its text. */
export function printMarkdownTwin({ page, site }: TwinPage): string {
  const { title, description, url, tags, lastUpdated } = page
  const section = 'ancestors' in page ? page.ancestors.map(({ label }) => label).join(' / ') : ''
  const frontMatter = [
    `title: ${JSON.stringify(title)}`,
    ...(description ? [`description: ${JSON.stringify(description)}`] : []),
    `url: ${absoluteUrl(url, site.config)}`,
    ...(section ? [`section: ${JSON.stringify(section)}`] : []),
    ...('date' in page ? [`date: ${isoDay(page.date)}`] : []),
    ...(lastUpdated ? [`last_updated: ${isoDay(lastUpdated)}`] : []),
    ...(tags.length > 0 ? [`tags: [${tags.map(({ label }) => JSON.stringify(label)).join(', ')}]`] : []),
  ]
  const heading = ('shownTitle' in page && page.shownTitle) || title
  return `---\n${frontMatter.join('\n')}\n---\n\n# ${heading}\n\n${printTwinBody({ page, site })}\n`
}

/** The twin as an earlier build printed it, if it would be the same now. */
export function rememberMarkdownTwin({ page, site }: TwinPage, memo: Memo): string | LazyText {
  const { title, description, url, lastUpdated, markdown, addresses, partials, format } = page
  const inputs = [
    { title, description, url, lastUpdated, markdown, addresses, partials, format },
    page.tags.map(({ label }) => label),
    'ancestors' in page && page.ancestors.map(({ label }) => label),
    'date' in page && page.date,
    'shownTitle' in page && page.shownTitle,
    [site.config.url, site.config.base, site.config.embeds],
  ]
  if (format === 'md') return memo.text('Markdown twins', inputs, () => printMarkdownTwin({ page, site }))
  return rememberMdxTwin({ page, site }, inputs, memo)
}

/** A twin, and what was printed in it for each component. */
interface RecordedTwin {
  text: string
  components: { component: ComponentElement; printed: string }[]
}

/** Components are code, which may look up anything: they are printed again, and the rest only if one of them has changed. */
function rememberMdxTwin({ page, site }: TwinPage, inputs: unknown[], memo: Memo): string {
  const isCurrent = ({ components }: RecordedTwin) =>
    components.every(({ component, printed }) => printComponent(component, page, site) === printed)
  const kept = memo.recall<RecordedTwin>('MDX twins', inputs, isCurrent)
  if (kept) return kept.text
  const components: RecordedTwin['components'] = []
  const record = (component: ComponentElement, printed: string) => components.push({ component, printed })
  const text = printMarkdownTwin({ page, site: { ...site, record } })
  memo.keep('MDX twins', inputs, { text, components } satisfies RecordedTwin)
  return text
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/**
 * The author's Markdown or MDX with absolute addresses and without syntax that only this generator understands. Text that
 * needs no change is copied verbatim.
 */
function printTwinBody(twinPage: TwinPage): string {
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
      return `![${escapeBrackets(node.alt ?? '')}]${printDestination(node, twinPage)}`
    case 'definition':
      return printDefinition(node, twinPage)
    case 'code':
      return printCode(node, twinPage)
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
  const { markdown } = twinPage.page
  let printed = ''
  for (let index = 0; index < nodes.length; index++) {
    const [node, previous] = [nodes[index], nodes[index - 1]]
    if (!node) continue
    if (previous) printed += markdown.slice(getEnd(previous), getStart(node))
    const last = findEndOfMedia(nodes, index)
    const html = markdown.slice(getStart(node), getEnd(nodes[last] ?? node))
    printed += last > index ? printHtml(html, twinPage) : printNode(node, twinPage)
    index = last
  }
  return printed
}

/** The index of the node with the end tag, if the node at `index` is the start tag of a frame, a video or the like; else `index`. */
function findEndOfMedia(nodes: MdastNode[], index: number): number {
  const node = nodes[index]
  const name = node?.type === 'html' ? /^<([a-z]+)/i.exec(node.value)?.[1]?.toLowerCase() : undefined
  if (!name || name === 'img' || !isEmbedTag(name)) return index
  const isEndTag = (other: MdastNode) => other.type === 'html' && other.value.toLowerCase() === `</${name}>`
  return Math.max(
    index,
    nodes.findIndex((other, at) => at > index && isEndTag(other)),
  )
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
  const [embed] = isEmbedTag(name) ? findEmbeds(getSource(node, page.markdown), site.config.embeds) : []
  if (embed) return printEmbed(embed, twinPage)
  const partial = page.partials.get(name)
  if (partial) return printTwinBody({ page: { ...page, ...partial }, site })
  const attributes = readTextAttributes(node)
  if (/^[A-Z]/.test(name)) {
    const hasOnlyText = node.attributes.length === Object.keys(attributes).length
    const component = { name, attributes, hasOnlyText, content }
    const printed = printComponent(component, page, site)
    site.record?.(component, printed)
    return printed
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

/** The part of a link or image after its brackets: `(https://a.example/b "Title")`. */
function printDestination(
  { url, title }: { url: string; title?: string | null | undefined },
  twinPage: TwinPage,
): string {
  const address = absoluteAddress(url, twinPage)
  return `(${/[()]/.test(address) ? `<${address}>` : address}${title ? ` "${title.replaceAll('"', '\\"')}"` : ''})`
}

/**
 * HTML within Markdown without comments, with absolute addresses, and with links in place of embeds. The author wrote it, so it
 * may be anything: addresses that are not in double quotes, and those after a `>` within another attribute, stay as they are.
 */
function printHtml(html: string, twinPage: TwinPage): string {
  return replaceEmbeds(html, twinPage.site.config.embeds, embed => printEmbed(embed, twinPage))
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[a-z][^>]*>/gi, tag =>
      tag.replace(
        /(\s(?:href|src)=)"([^"]*)"/gi,
        (_, name: string, url: string) => `${name}"${absoluteAddress(url, twinPage)}"`,
      ),
    )
}

/** What a page loads only if the reader asks for it: `[title](address)`. */
function printEmbed({ title, address }: Embed, twinPage: TwinPage): string {
  return `[${escapeBrackets(title)}]${printDestination({ url: address }, twinPage)}`
}

function escapeBrackets(text: string): string {
  return text.replace(/[[\]]/g, '\\$&')
}

/** The absolute address of what the author wrote as `url`. */
function absoluteAddress(url: string, { page, site }: TwinPage): string {
  // satteri may have percent-encoded the key under which the address was stored.
  const address = page.addresses.get(url) ?? page.addresses.get(encodeURI(url)) ?? url
  return URL.canParse(address, site.config.url) ? absoluteUrl(address, site.config, page.url) : address
}

/**
 * A code block without highlighting: its title becomes a line, and added and removed lines make it a diff. A link for a file of
 * the site, and empty for blocks that pages do not show.
 */
function printCode(node: NodeOf<'code'>, twinPage: TwinPage): string {
  const { markdown } = twinPage.page
  const fence = /^(?:`{3,}|~{3,})/.exec(getSource(node, markdown))?.[0]
  if (!fence) return getSource(node, markdown)
  const language = node.lang ?? ''
  const meta = node.meta ?? ''
  const title = readCodeTitle(meta)
  const qFence = readQFence({ code: node.value, language: language.toLowerCase(), meta, title })
  if (qFence?.role === 'starter' || qFence?.role === 'check') return ''
  if (qFence?.role === 'file' && qFence.src !== undefined)
    return `[${qFence.file}]${printDestination({ url: qFence.src }, twinPage)}`
  const lines = readCodeLines(node.value, language.toLowerCase(), meta)
  const isDiff = lines.some(({ mark }) => mark === 'added' || mark === 'removed')
  const texts = lines.map(({ text, mark }) => {
    if (!isDiff) return text
    return `${mark === 'added' ? '+' : mark === 'removed' ? '-' : ' '} ${text}`
  })
  // The data of a chart are in the block above its caption.
  const caption = qFence?.role === 'session' && qFence.chart ? ['', `*${qFence.chart.caption}*`] : []
  const block = [
    ...(title ? [`**${title}**`, ''] : []),
    ...[fence + (isDiff ? 'diff' : language), ...texts, fence],
    ...caption,
  ]
  return addPrefix(block.join('\n'), getLinePrefix(node, markdown))
}

/** Markdown for a component of an `.mdx` file; empty for interactive components. */
function printComponent(
  component: ComponentElement,
  page: { url: string; file: string },
  { config, sidebar, describeComponent }: TwinPage['site'],
): string {
  const { name, attributes, content } = component
  const described = describeComponent(component, page)
  if (described) return 'markdown' in described ? described.markdown : (describeDrawing(described.html) ?? content)
  if (name === 'TabItem') return `**${attributes.label ?? attributes.value}**\n\n${content}`
  if (name === 'Answer') return `**Answer**\n\n${content}`
  if (name === 'DocCardList') return sidebar.map(item => printListItem(item, config)).join('\n')
  if (name === 'Admonition' && attributes.title) return `**${attributes.title}**\n\n${content}`
  return content
}

/** The text alternative (`<title>` and `<desc>`) and the caption of an `<svg>`; undefined without one that has a title. */
function describeDrawing(html: string): string | undefined {
  const nodes = parseHtml(html)
  const drawing = findElement(nodes, 'svg')
  const title = drawing && findElement(drawing.children, 'title')
  if (!title) return undefined
  const description = findElement(drawing.children, 'desc')
  const caption = findElement(nodes, 'figcaption')
  const words = `**Diagram: ${getTextContent(title)}.** ${description ? getTextContent(description) : ''}`
  return caption ? `${words}\n\n*${getTextContent(caption)}*` : words
}

function printListItem(item: SidebarItem, config: SiteConfig): string {
  const description = item.type === 'doc' ? item.doc.description : item.description
  const name = item.url === undefined ? item.label : `[${item.label}](${absoluteUrl(item.url, config)})`
  return `- ${name}${description ? `: ${description}` : ''}`
}
