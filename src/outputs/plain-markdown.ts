// An author's Markdown or MDX as Markdown that means the same everywhere. What needs no change is copied as it was written.
import type { MdastNode } from 'satteri'
import { markdownToMdast, mdxToMdast } from 'satteri'
import { admonitionType } from '../content/classic-syntax.ts'
import { readCodeLines, readCodeTitle } from '../content/code-lines.ts'
import { ownHeadingId } from '../content/headings.ts'
import type { Doc, Post, SiteContent } from '../content/site-content.ts'
import { absoluteUrl } from '../site-address.ts'
import { componentMarkdown } from './component-markdown.ts'

type NodeOf<Type extends MdastNode['type']> = Extract<MdastNode, { type: Type }>
type Jsx = NodeOf<'mdxJsxFlowElement' | 'mdxJsxTextElement'>

/** The body of a doc or post with absolute addresses, without what only this site understands. */
export function plainMarkdown(page: Doc | Post, site: Pick<SiteContent, 'config' | 'sidebar'>): string {
  const { markdown: source, addresses } = page
  const parse = page.format === 'mdx' ? mdxToMdast : markdownToMdast
  const tree = parse(source, { features: { frontmatter: false, directive: source.includes(':') } })
  return blocks(childrenOf(tree))

  /** Blocks with a blank line between them, freed from the indentation and `>` of what holds them. */
  function blocks(nodes: MdastNode[]): string {
    return nodes
      .map(node => withoutPrefix(print(node), prefixOf(node)).trimEnd())
      .filter(text => text !== '')
      .join('\n\n')
  }

  function print(node: MdastNode): string {
    switch (node.type) {
      case 'heading':
        return printWithin(node).replace(ownHeadingId, '')
      case 'link':
        return sourceOf(node).startsWith('[') ? `[${printAll(node.children)}]${target(node)}` : sourceOf(node)
      case 'image':
        return `![${(node.alt ?? '').replace(/[[\]]/g, '\\$&')}]${target(node)}`
      case 'definition':
        return `${/^\[(?:\\.|[^\]\\])*\]:/.exec(sourceOf(node))?.[0]} ${target(node).slice(1, -1)}`
      case 'code':
        return printCode(node)
      case 'html':
        return printHtml(node.value)
      case 'containerDirective':
        return printAdmonition(node)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return withPrefix(printJsx(node), prefixOf(node))
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return printExpression(node)
      case 'mdxjsEsm':
        return ''
      default:
        return printWithin(node)
    }
  }

  /** A node's source around its children, which are printed. */
  function printWithin(node: MdastNode): string {
    const children = childrenOf(node)
    const [first, last] = [children[0], children.at(-1)]
    if (!first || !last) return sourceOf(node)
    return source.slice(startOf(node), startOf(first)) + printAll(children) + source.slice(endOf(last), endOf(node))
  }

  function printAll(nodes: MdastNode[]): string {
    return nodes
      .map((node, index) => {
        const before = nodes[index - 1]
        return (before ? source.slice(endOf(before), startOf(node)) : '') + print(node)
      })
      .join('')
  }

  function target({ url, title }: { url: string; title?: string | null | undefined }): string {
    const address = absolute(url)
    return `(${/[()]/.test(address) ? `<${address}>` : address}${title ? ` "${title.replaceAll('"', '\\"')}"` : ''})`
  }

  function absolute(url: string): string {
    const address = addresses.get(url) ?? addresses.get(encodeURI(url)) ?? url
    const isAddress = URL.canParse(address, site.config.url)
    return isAddress ? absoluteUrl(address, site.config, page.url) : address
  }

  /** Lines that were added or removed make a diff, marked ones lose their mark. */
  function printCode(node: NodeOf<'code'>): string {
    const fence = /^(?:`{3,}|~{3,})/.exec(sourceOf(node))?.[0]
    if (!fence) return sourceOf(node)
    const [language, meta] = [node.lang ?? '', node.meta ?? '']
    const lines = readCodeLines(node.value, language.toLowerCase(), meta)
    const isDiff = lines.some(({ mark }) => mark === 'added' || mark === 'removed')
    const texts = lines.map(({ text, mark }) => {
      if (!isDiff) return text
      return `${mark === 'added' ? '+' : mark === 'removed' ? '-' : ' '} ${text}`
    })
    const title = readCodeTitle(meta)
    const block = [...(title ? [`**${title}**`, ''] : []), fence + (isDiff ? 'diff' : language), ...texts, fence]
    return withPrefix(block.join('\n'), prefixOf(node))
  }

  function printHtml(html: string): string {
    return html
      .replace(/<!--.*?-->/gs, '')
      .replace(/<[a-z][^>]*>/gi, tag =>
        tag.replace(/(\s(?:href|src)=)"([^"]*)"/gi, (_, name: string, url: string) => `${name}"${absolute(url)}"`),
      )
  }

  /** A quotation under its type and title: plain readers know no `:::`. */
  function printAdmonition(node: NodeOf<'containerDirective'>): string {
    const [first, ...rest] = node.children
    const label = first?.data && 'directiveLabel' in first.data ? first : undefined
    const type = admonitionType(node.name) ?? 'note'
    const title = label ? printAll(childrenOf(label)).replaceAll('**', '') : node.attributes?.title
    const heading = `**${type[0]?.toUpperCase()}${type.slice(1)}${title ? `: ${title}` : ''}**`
    const text = `${heading}\n\n${blocks(label ? rest : node.children)}`.trimEnd()
    return withPrefix(withPrefix(`> ${text}`, '> '), prefixOf(node))
  }

  function printJsx(node: Jsx): string {
    const { name, children } = node
    const isInline = node.type === 'mdxJsxTextElement' || children.some(child => child.type === 'text')
    const content = isInline ? printAll(children) : blocks(children)
    const attributes = textAttributes(node)
    if (!name || unwrapped.has(name)) return content
    const part = page.parts.get(name)
    if (part) return plainMarkdown({ ...page, ...part }, site)
    if (/^[A-Z]/.test(name)) return componentMarkdown({ name, attributes, content }, site)
    const opening = printHtml(
      `<${name}${Object.entries(attributes)
        .map(([key, value]) => ` ${key}="${value}"`)
        .join('')}>`,
    )
    if (children.length === 0) return opening
    return isInline ? `${opening}${content}</${name}>` : `${opening}\n\n${content}\n\n</${name}>`
  }

  function printExpression(node: NodeOf<'mdxFlowExpression' | 'mdxTextExpression'>): string {
    const value = node.value.replace(/\/\*.*?\*\//gs, '').trim()
    if (value === '') return ''
    return /^(?:'[^'\\]*'|"[^"\\]*")$/.test(value) ? value.slice(1, -1) : sourceOf(node)
  }

  /** What stands before a block on its first line, as the blocks' further lines have it. */
  function prefixOf(node: MdastNode): string {
    const line = source.slice(source.lastIndexOf('\n', startOf(node) - 1) + 1, startOf(node))
    const marks = line.replace(/(?:[-*+]|\d+[.)])(?=\s)/g, marker => ' '.repeat(marker.length))
    return /^[\s>]*/.exec(marks)?.[0] ?? ''
  }

  function sourceOf(node: MdastNode): string {
    return source.slice(startOf(node), endOf(node))
  }
}

/** Elements that an author uses for their style alone. */
const unwrapped = new Set(['div', 'section', 'span', 'center'])
const ofPagesAlone = new Set(['className', 'class', 'id', 'style'])

function textAttributes({ attributes }: Jsx): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute): [string, string][] => {
      if (attribute.type !== 'mdxJsxAttribute' || ofPagesAlone.has(attribute.name)) return []
      return typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : []
    }),
  )
}

function childrenOf(node: MdastNode): MdastNode[] {
  return 'children' in node ? (node.children as MdastNode[]) : []
}

function startOf(node: MdastNode): number {
  return node.position?.start.offset ?? 0
}

function endOf(node: MdastNode): number {
  return node.position?.end.offset ?? 0
}

function withPrefix(text: string, prefix: string): string {
  return text.replace(/\n(?=(\n?))/g, (_, next: string) => `\n${next ? prefix.trimEnd() : prefix}`)
}

function withoutPrefix(text: string, prefix: string): string {
  return text.replace(new RegExp(`\\n[ \\t>]{0,${prefix.length}}`, 'g'), '\n')
}
