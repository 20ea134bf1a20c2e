import type { Element, ElementContent } from 'hast'
import { createElement, getTextContent } from '../../lib/html-tree.ts'
import { githubSlug } from '../../lib/slug.ts'
import { escapeHtml } from '../../lib/text.ts'
import type { ElementVisitor } from './elements.ts'

/** A heading of a page. `html` keeps inline markup such as code; `text` is the plain words. */
export interface Heading {
  id: string
  depth: number
  text: string
  html: string
}

/** The id that an author gives a heading at its end: `## As-of join {#aj}`. For MDX the brace has a backslash. */
export const explicitHeadingId = /\s*\\?\{#([^\s{}]+)\}\s*$/

export type HeadingNode = Heading & { children: HeadingNode[] }

/** Lowest and highest level of the headings in a table of contents: `{ from: 2, to: 3 }` for h2 and h3. */
export interface TocLevels {
  from: number
  to: number
}

/** Nests a flat list: a heading's parent is the last heading before it with a smaller depth. */
export function nestHeadings(headings: Heading[]): HeadingNode[] {
  const roots: HeadingNode[] = []
  /** The last heading and those it is nested in, outermost first. */
  const open: HeadingNode[] = []
  for (const heading of headings) {
    const node = { ...heading, children: [] }
    while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop()
    ;(open.at(-1)?.children ?? roots).push(node)
    open.push(node)
  }
  return roots
}

/** Id of the hidden heading that satteri puts above footnotes. */
const footnotesHeadingId = 'footnote-label'

/**
 * Adds ids to headings, by GitHub's rule or as written in `{#id}`, and puts a link beside each: within it the link would
 * be a part of the heading's name. `headings` is filled with what a table of contents shows.
 */
export function addHeadingIds(headings: Heading[], uniqueSlug: (wanted: string) => string): ElementVisitor {
  return {
    filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
    visit(node, context) {
      if (node.properties.id === footnotesHeadingId) return
      const { children, explicitId } = takeExplicitId(node)
      const text = children.map(getTextContent).join('')
      const id = uniqueSlug(explicitId ?? (githubSlug(text) || 'section'))
      headings.push({ id, text, depth: Number(node.tagName[1]), html: children.map(renderInlineHtml).join('') })
      const heading = createElement(node.tagName, { ...node.properties, id }, children)
      context.replaceNode(node, createElement('div', { className: ['heading'] }, [heading, createAnchor(id, text)]))
    },
  }
}

function takeExplicitId(heading: Readonly<Element>): { children: ElementContent[]; explicitId: string | undefined } {
  const children = heading.children as ElementContent[]
  const last = children.at(-1)
  const match = last?.type === 'text' ? explicitHeadingId.exec(last.value) : null
  if (last?.type !== 'text' || !match) return { children, explicitId: undefined }
  return {
    children: [...children.slice(0, -1), { ...last, value: last.value.slice(0, match.index) }],
    explicitId: match[1],
  }
}

function createAnchor(id: string, text: string): Element {
  return createElement('a', { className: ['heading-anchor'], href: `#${id}`, ariaLabel: `Direct link to ${text}` })
}

/** The markup that a table of contents keeps: code and emphasis. Links and everything else become their text. */
function renderInlineHtml(node: ElementContent): string {
  if (node.type === 'text') return escapeHtml(node.value)
  // An element of JSX has a `name`.
  const name = 'tagName' in node ? node.tagName : 'name' in node ? String(node.name) : ''
  const content = 'children' in node ? (node.children as ElementContent[]).map(renderInlineHtml).join('') : ''
  return ['code', 'em', 'strong'].includes(name) ? `<${name}>${content}</${name}>` : content
}
