import type { ComponentElement } from '../../content/mdx-context.ts'
import type { SidebarItem, SiteContent } from '../../content/site-content.ts'
import { findElement, getTextContent, parseHtml } from '../../lib/html-tree.ts'
import type { SiteConfig } from '../../site-config/site-config-schema.ts'
import { absoluteUrl } from '../../urls/site-url.ts'

/** Markdown for a component of an `.mdx` file; empty for interactive components. */
export function printComponent(
  component: ComponentElement,
  page: { url: string; file: string },
  { config, sidebar, describeComponent }: Pick<SiteContent, 'config' | 'sidebar' | 'describeComponent'>,
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
