import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ComponentDescription, ComponentElement, MdxContext } from '../content/mdx-context.ts'
import { renderOn, siteOf } from '../use-site.ts'
import type { SiteComponent } from './site-components.ts'

/**
 * Describes a component of the site for readers who have only text: by the `toMarkdown` of its file, or else by its HTML.
 * Undefined if the author passes the component more than text, since the HTML would then differ from that on the page.
 */
export function describeComponent(
  component: SiteComponent | undefined,
  { attributes, content, hasOnlyText }: ComponentElement,
  context: MdxContext,
): ComponentDescription | undefined {
  if (!component) return undefined
  const { Component, toMarkdown } = component
  return renderOn(context, () => {
    if (toMarkdown) return { markdown: toMarkdown({ ...attributes, children: content }, siteOf(context)) }
    return hasOnlyText ? { html: renderToStaticMarkup(createElement(Component, attributes, content)) } : undefined
  })
}
