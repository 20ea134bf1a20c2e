// How the elements of Markdown look on a page of this site.
import type { Element, ElementContent } from 'hast'
import { defineHastPlugin, type HastVisitorContext } from 'satteri'
import type { AuthoredStyles } from './authored-styles.ts'
import { codeBlockHtml } from './code-block.ts'
import { escapeHtml } from './escape-html.ts'
import { type Heading, ownHeadingId } from './headings.ts'
import type { Highlighter } from './highlighter.ts'
import { isExternal, type LinkTargets } from './link-targets.ts'
import { githubSlug } from './slug.ts'
import type { SourceFile } from './source-file.ts'

/** Inline code of up to so many characters stays on one line; this fits a phone's page with text of twice the size. */
const shortCode = 14

type Tools = { targets: LinkTargets; highlighter: Highlighter }

/** Code, links, images, tables and tasks as pages show them. `addresses` gathers where links and images lead. */
export function elements(file: SourceFile, { targets, highlighter }: Tools, addresses: Map<string, string>) {
  return defineHastPlugin({
    name: 'elements',
    element: [
      {
        filter: ['pre'],
        visit(node, context) {
          const code = node.children.find(child => child.type === 'element')
          const data = code?.data as { lang?: string | null; meta?: string | null } | undefined
          const fence = {
            code: context.textContent(node),
            language: (data?.lang ?? '').toLowerCase(),
            meta: data?.meta ?? '',
          }
          context.replaceNode(node, { type: 'raw', value: codeBlockHtml(fence, highlighter) })
        },
      },
      {
        filter: ['code'],
        visit(node, context) {
          const parent = context.parent(node)
          if ('tagName' in parent && parent.tagName === 'pre') return
          if (context.textContent(node).length > shortCode) context.setProperty(node, 'className', ['long'])
        },
      },
      {
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
      },
      {
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
          context.wrapNode(node, element('a', { className: ['zoom'], href: src, ariaLabel }))
        },
      },
      {
        filter: ['th', 'td'],
        visit(node, context) {
          const alignment = /^text-align: (\w+)$/.exec(String(node.properties.style ?? ''))?.[1]
          if (!alignment) return
          context.setProperty(node, 'style', null)
          context.setProperty(node, 'className', [`align-${alignment}`])
        },
      },
      {
        filter: ['table'],
        visit(node, context) {
          context.wrapNode(
            node,
            element('div', { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Table' }),
          )
        },
      },
      { filter: ['li'], visit: labelTask },
    ],
  })
}

function isLink(node: object): boolean {
  return ('tagName' in node && node.tagName === 'a') || ('name' in node && node.name === 'a')
}

/** Gives the checkbox of a task list item its text as label. */
function labelTask(node: Readonly<Element>, context: HastVisitorContext) {
  const classes = node.properties.className
  if (!Array.isArray(classes) || !classes.includes('task-list-item')) return
  const holder = node.children.find(child => child.type === 'element' && child.tagName === 'p') as Element | undefined
  const inline = (holder ?? node).children as ElementContent[]
  const firstBlock = inline.findIndex(child => child.type === 'element' && /^(ul|ol|p|pre|div)$/.test(child.tagName))
  const end = firstBlock < 0 ? inline.length : firstBlock
  const label = element('label', {}, inline.slice(0, end))
  const rest = holder ? node.children.slice(node.children.indexOf(holder) + 1) : node.children.slice(end)
  context.replaceNode(node, element('li', { className: ['task-list-item'] }, [label, ...(rest as ElementContent[])]))
}

/** Ids by GitHub's rule or as written in `{#id}`, and a link beside each heading (not in it: it is no part of its name). */
export function headingIds(headings: Heading[], uniqueSlug: (wanted: string) => string) {
  return defineHastPlugin({
    name: 'heading-ids',
    element: {
      filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
      visit(node, context) {
        if (node.properties.id === 'footnote-label') return
        const children = node.children as ElementContent[]
        const last = children.at(-1)
        const custom = last?.type === 'text' ? ownHeadingId.exec(last.value) : null
        const kept =
          custom && last?.type === 'text'
            ? [...children.slice(0, -1), { ...last, value: last.value.slice(0, custom.index) }]
            : children
        const text = kept.map(textOf).join('')
        const id = uniqueSlug(custom?.[1] ?? (githubSlug(text) || 'section'))
        headings.push({ id, text, depth: Number(node.tagName[1]), html: kept.map(inlineHtml).join('') })
        const anchor = element('a', {
          className: ['heading-anchor'],
          href: `#${id}`,
          ariaLabel: `Direct link to ${text}`,
        })
        const heading = element(node.tagName, { ...node.properties, id }, kept)
        context.replaceNode(node, element('div', { className: ['heading'] }, [heading, anchor]))
      },
    },
  })
}

export function inlineStyles(styles: AuthoredStyles) {
  return defineHastPlugin({
    name: 'inline-styles',
    after(root, context) {
      const visit = (node: Readonly<Element>) => {
        if (typeof node.properties.style === 'string') {
          const classes = Array.isArray(node.properties.className) ? node.properties.className : []
          if (node.properties.style.trim() !== '')
            context.setProperty(node, 'className', [...classes, styles.classFor(node.properties.style)])
          context.setProperty(node, 'style', null)
        }
        for (const child of node.children) if (child.type === 'element') visit(child)
      }
      for (const child of root.children) if (child.type === 'element') visit(child)
    },
  })
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children }
}

/** The words of a node, also of elements that an `.mdx` file writes as JSX. */
function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return childrenOf(node).map(textOf).join('')
}

/** The markup a table of contents keeps: code and emphasis; links and the rest become their text. */
function inlineHtml(node: ElementContent): string {
  if (node.type === 'text') return escapeHtml(node.value)
  const name = 'tagName' in node ? node.tagName : 'name' in node ? String(node.name) : ''
  const inner = childrenOf(node).map(inlineHtml).join('')
  return ['code', 'em', 'strong'].includes(name) ? `<${name}>${inner}</${name}>` : inner
}

function childrenOf(node: ElementContent): ElementContent[] {
  return 'children' in node ? (node.children as ElementContent[]) : []
}
