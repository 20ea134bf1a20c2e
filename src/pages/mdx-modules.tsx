// What `.mdx` files of classic sites import, as it is here.

import * as React from 'react'
import { Children, Fragment, isValidElement, type ReactNode } from 'react'
import { admonitionType } from '../content/classic-syntax.ts'
import { isExternal } from '../content/link-targets.ts'
import type { MdxSurroundings, SidebarItem } from '../content/site-content.ts'
import { DocCards } from './doc-cards.tsx'
import { TabItem, Tabs } from './tabs.tsx'

type Exports = Record<string, unknown>
type CodeBlockProps = {
  language?: string
  className?: string
  title?: string
  metastring?: string
  showLineNumbers?: boolean | number
  children?: ReactNode
}
type LinkProps = { to?: string; href?: string; className?: string; id?: string; title?: string; children?: ReactNode }
type AdmonitionProps = { type?: string; title?: ReactNode; className?: string; id?: string; children?: ReactNode }
/** What these components need to know of the page they stand on. */
export type PageSurroundings = Pick<MdxSurroundings, 'siblings' | 'codeBlock' | 'link'>
/** An item of a sidebar, here or as classic sites write it. */
type Card = SidebarItem | { type: 'link'; label: string; href: string; description?: string }

/** Components that files may use without an import, too. */
export function themeComponents({ siblings, codeBlock }: PageSurroundings) {
  return {
    Tabs,
    TabItem,
    Admonition,
    Details,
    CodeBlock: (props: CodeBlockProps) => <CodeBlock {...props} codeBlock={codeBlock} />,
    DocCardList: ({ items = siblings }: { items?: Card[] }) => <DocCards items={items.map(toSidebarItem)} />,
  }
}

/** Exports by module. */
export function mdxModules(surroundings: PageSurroundings): Record<string, Exports> {
  const theme = themeComponents(surroundings)
  const Link = (props: LinkProps) => <SiteLink {...props} link={surroundings.link} />
  const withBaseUrl = (path: string) => path
  return {
    ...Object.fromEntries(Object.entries(theme).map(([name, component]) => [`@theme/${name}`, { default: component }])),
    '@docusaurus/Link': { default: Link },
    '@docusaurus/useBaseUrl': { default: withBaseUrl, useBaseUrlUtils: () => ({ withBaseUrl }) },
    '@docusaurus/Translate': {
      default: ({ children }: { children?: ReactNode }) => children,
      translate: ({ message = '', id = '' }) => message || id,
    },
    '@docusaurus/theme-common': { useCurrentSidebarCategory: () => ({ items: surroundings.siblings }) },
    react: { default: React, Fragment, Children },
  }
}

function toSidebarItem(card: Card): SidebarItem {
  if (!('href' in card)) return card
  return { type: 'link', label: card.label, url: card.href, description: card.description }
}

function Admonition({ type = 'note', title, className, id, children }: AdmonitionProps) {
  const name = admonitionType(type) ?? 'note'
  const classes = ['admonition', `admonition-${name}`, className].filter(Boolean).join(' ')
  return (
    <div className={classes} role="note" id={id}>
      <p className="admonition-title">{title ?? name.slice(0, 1).toUpperCase() + name.slice(1)}</p>
      {children}
    </div>
  )
}

function Details({ summary = 'Details', children }: { summary?: ReactNode; children?: ReactNode }) {
  const isElement = isValidElement(summary) && summary.type === 'summary'
  return (
    <details>
      {isElement ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  )
}

function CodeBlock(props: CodeBlockProps & { codeBlock: MdxSurroundings['codeBlock'] }) {
  const { language, className, title, metastring = '', showLineNumbers, children, codeBlock } = props
  const meta = [
    metastring,
    ...(showLineNumbers ? [showLineNumbers === true ? 'showLineNumbers' : `showLineNumbers=${showLineNumbers}`] : []),
  ]
  const fence = {
    code: textOf(children).trim(),
    language: (language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? '').toLowerCase(),
    meta: meta.join(' '),
    title,
  }
  return React.createElement('x-html', { dangerouslySetInnerHTML: { __html: codeBlock(fence) } })
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map(child => (isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : String(child)))
    .join('')
}

/** Other sites open in a new tab. */
function SiteLink({
  to,
  href = to ?? '',
  link,
  children,
  className,
  id,
  title,
}: LinkProps & { link: (href: string) => string }) {
  const outside = isExternal(href) && !href.startsWith('mailto:') && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a href={link(href)} className={className} id={id} title={title} {...outside}>
      {children}
    </a>
  )
}
