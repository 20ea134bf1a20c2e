import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SidebarItem, SiteContent } from '../content/site-content.ts'
import { diagrams } from '../diagrams/diagrams.ts'
import { absoluteUrl } from '../site-address.ts'
import type { SiteConfig } from '../site-config.ts'
import { findElement, parseHtml, textOf } from './html-tree.ts'

type WrittenComponent = {
  name: string
  /** The attributes that are text. */
  attributes: Record<string, string>
  /** What stands between its tags, as Markdown. */
  content: string
}

/** What a component of an `.mdx` file tells a reader who has only text. One that only works on a page tells nothing. */
export function componentMarkdown(
  { name, attributes, content }: WrittenComponent,
  { config, sidebar }: Pick<SiteContent, 'config' | 'sidebar'>,
): string {
  const Diagram = name in diagrams ? diagrams[name as keyof typeof diagrams] : undefined
  if (Diagram) return diagramWords(renderToStaticMarkup(createElement(Diagram)))
  if (name === 'TabItem') return `**${attributes.label ?? attributes.value}**\n\n${content}`
  if (name === 'DocCardList') return sidebar.map(item => listItem(item, config)).join('\n')
  if (name === 'Admonition' && attributes.title) return `**${attributes.title}**\n\n${content}`
  return content
}

function diagramWords(html: string): string {
  const tree = parseHtml(html)
  const [title, description, caption] = ['title', 'desc', 'figcaption'].map(tagName => {
    const found = findElement(tree, tagName)
    return found ? textOf(found) : ''
  })
  return `**Diagram: ${title}.** ${description}\n\n*${caption}*`
}

function listItem(item: SidebarItem, config: SiteConfig): string {
  const description = item.type === 'doc' ? item.doc.description : item.description
  const name = item.url === undefined ? item.label : `[${item.label}](${absoluteUrl(item.url, config)})`
  return `- ${name}${description ? `: ${description}` : ''}`
}
