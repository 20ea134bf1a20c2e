// Runs MDX at build: the components that MDX files may use, and a JSX runtime that turns style objects into classes.

import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CompiledBody, MdxValue } from '../content/markdown/compile-types.ts'
import type { ComponentDescription, ComponentElement, MdxContext, MdxRuntime } from '../content/mdx-context.ts'
import { docusaurusModuleExports, themeComponents } from '../docusaurus/docusaurus-module-exports.ts'
import { ClearMyData } from '../islands/clear-my-data.tsx'
import { OfflineDocs } from '../islands/offline-docs.tsx'
import { unescapeHtml } from '../lib/text.ts'
import { Answer, Exercise } from '../q-pages/exercise/exercise.tsx'
import { renderOn, siteOf } from '../use-site.ts'
import { type GeneratorComponentName, generatorComponentNames } from './generator-component-names.ts'
import { Fragment, jsx, jsxs } from './recording-jsx-runtime.ts'
import type { SiteComponent } from './site-components.ts'

type Props = Record<string, unknown>
type Jsx = (type: unknown, props: Props, key?: string) => ReactNode
type Exports = Record<string, unknown> & { default: ComponentType<Props> }
type Components = Record<string, unknown>

/** What every site's `.mdx` files may use. A site's own components come from its `components` folder. */
const generatorComponents: Record<GeneratorComponentName, ComponentType<never>> = {
  ...themeComponents,
  Exercise,
  Answer,
  ClearMyData: () => (
    <div>
      <ClearMyData />
    </div>
  ),
  OfflineDocs: () => (
    <div>
      <OfflineDocs />
    </div>
  ),
}

/** Runs the MDX of a site that has these components. */
export function createMdxRuntime(siteComponents: ReadonlyMap<string, SiteComponent> = new Map()): MdxRuntime {
  return {
    components: new Set([...siteComponents.keys(), ...generatorComponentNames]),
    modules: new Map(
      Object.entries(docusaurusModuleExports).map(([from, names]) => [from, new Set(Object.keys(names))]),
    ),
    render(compiled, context) {
      const stylesheets = new Set<string>()
      const components: Components = { ...generatorComponents, head: () => null }
      for (const [name, { Component, stylesheets: needed }] of siteComponents) {
        components[name] = (props: Props) => {
          for (const file of needed) stylesheets.add(file)
          return createElement(Component, props)
        }
      }
      const { default: Content } = createRunner(components, context.classForStyle)(compiled)
      const html = renderOn(context, () => renderToStaticMarkup(createElement(Content)))
      return { html, stylesheets: [...stylesheets], styledParts: context.styledParts, exercises: context.exercises }
    },
    describe: (element, context) => describeComponent(siteComponents.get(element.name), element, context),
  }
}

type Run = (compiled: CompiledBody) => Exports

/** Returns a function that runs a compiled file and returns its exports; the page itself is the default export. */
function createRunner(components: Components, classForStyle: MdxContext['classForStyle']): Run {
  const runtime = {
    Fragment,
    jsx: adaptElements(jsx, classForStyle),
    jsxs: adaptElements(jsxs, classForStyle),
  }
  return function run(compiled) {
    if (compiled.kind === 'html') {
      const { html } = compiled
      return { default: () => createElement('x-html', { dangerouslySetInnerHTML: { __html: html } }) }
    }
    const values = Object.fromEntries(
      [...compiled.values].map(([name, value]) => [name, resolveImportedValue(value, components, run)]),
    )
    const scope = { ...compiled.scope, ...values }
    // An inner function, since the file may declare names that are in the scope too.
    const wrapped = new Function(...Object.keys(scope), `return function () {${compiled.functionBody}}`)
    const exports = wrapped(...Object.values(scope))(runtime) as Exports
    const Content = exports.default
    return {
      ...compiled.scope,
      ...exports,
      default: props => <Content {...props} components={{ ...components, ...values }} />,
    }
  }
}

/** The component, module export or data that the name of an import refers to; `run` runs imported Markdown. */
function resolveImportedValue(value: MdxValue, components: Components, run: Run): unknown {
  switch (value.kind) {
    case 'component':
      return components[value.name]
    case 'export':
      return docusaurusModuleExports[value.from]?.[value.imported]
    case 'partial':
      return run(value.compiled)[value.imported]
    case 'image':
      return (props: Props) => createElement('img', { alt: '', ...props, src: value.src })
    case 'data':
      return value.value
    case 'unknown':
      return (props?: { children?: ReactNode }) => props?.children
    default:
      return value satisfies never
  }
}

/** Gives images the attributes that keep them from blocking the page, and turns `style={{ … }}` into a class. */
function adaptElements(jsx: Jsx, classForStyle: MdxContext['classForStyle']): Jsx {
  return (type, { style, ...written }, key) => {
    const props = type === 'img' ? { loading: 'lazy', decoding: 'async', ...written } : written
    if (style === undefined) return jsx(type, props, key)
    if (typeof style !== 'object' || style === null) return jsx(type, { ...props, style }, key)
    const css = serializeStyle(style as Props)
    const className = [props.className, css && classForStyle(css)].filter(Boolean).join(' ')
    return jsx(type, { ...props, className }, key)
  }
}

/**
 * Describes a component of the site for readers who have only text: by the `toMarkdown` of its file, or else by its HTML.
 * Undefined if the author passes the component more than text, since the HTML would then differ from that on the page.
 */
function describeComponent(
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

/** A style object as React writes it into HTML: `{ marginTop: 4, lineHeight: 2 }` is `margin-top:4px;line-height:2`. */
export function serializeStyle(style: Record<string, unknown>): string {
  const html = renderToStaticMarkup(createElement('i', { style }))
  // React escapes double quotes within attributes, so the next quote ends the value.
  return unescapeHtml(/ style="([^"]*)"/.exec(html)?.[1] ?? '')
}
