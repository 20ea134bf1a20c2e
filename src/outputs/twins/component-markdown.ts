import type { ComponentElement } from '../../content/mdx-context.ts'
import type { SidebarItem, SiteContent } from '../../content/site-content.ts'
import { findElement, parseHtml, textOf } from '../../lib/html-tree.ts'
import type { SiteConfig } from '../../site-config/site-config-schema.ts'
import { absoluteUrl } from '../../urls/site-url.ts'

/** Markdown for a component of an `.mdx` file; empty for interactive ones. */
export function componentMarkdown(
  component: ComponentElement,
  page: { url: string; file: string },
  { config, sidebar, describeComponent }: Pick<SiteContent, 'config' | 'sidebar' | 'describeComponent'>,
): string {
  const { name, attributes, content } = component
  const words = describeComponent(component, page)
  if (words) return 'markdown' in words ? words.markdown : (drawingWords(words.html) ?? content)
  if (name === 'TabItem') return `**${attributes.label ?? attributes.value}**\n\n${content}`
  if (name === 'DocCardList') return sidebar.map(item => listItem(item, config)).join('\n')
  if (name === 'Admonition' && attributes.title) return `**${attributes.title}**\n\n${content}`
  return content
}

/** A drawing (`<svg>` with `<title>` and `<desc>`) by its text alternative and its caption; undefined where there is none. */
function drawingWords(html: string): string | undefined {
  const drawing = findElement(parseHtml(html), 'svg')
  const title = drawing && findElement(drawing.children, 'title')
  if (!title) return undefined
  const description = findElement(drawing.children, 'desc')
  const caption = findElement(parseHtml(html), 'figcaption')
  const words = `**Diagram: ${textOf(title)}.** ${description ? textOf(description) : ''}`
  return caption ? `${words}\n\n*${textOf(caption)}*` : words
}

function listItem(item: SidebarItem, config: SiteConfig): string {
  const description = item.type === 'doc' ? item.doc.description : item.description
  const name = item.url === undefined ? item.label : `[${item.label}](${absoluteUrl(item.url, config)})`
  return `- ${name}${description ? `: ${description}` : ''}`
}
