// Runs MDX at build: the components that MDX files may use, and a JSX runtime that turns style objects into classes.
import { type ComponentType, createElement, type ReactNode } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MdxPart, MdxValue } from '../content/mdx-values.ts'
import type { MdxRuntime, MdxSurroundings, SiteOutline } from '../content/site-content.ts'
import { diagrams } from '../diagrams/diagrams.ts'
import { Island } from '../framework/island.tsx'
import { CandleStrip } from './candle-strip.tsx'
import { HappyHourSchedule } from './happy-hour-schedule.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { mdxModules, type PageSurroundings, themeComponents } from './mdx-modules.tsx'
import { Testimonials } from './testimonials.tsx'

type Props = Record<string, unknown>
type Jsx = (type: unknown, props: Props, key?: string) => ReactNode
type Exports = Record<string, unknown> & { default: ComponentType<Props> }

/** Components that are given the site's outline besides what the author wrote. */
const ofSite: Record<string, ComponentType<{ outline: SiteOutline }>> = {
  LatestPosts,
  Testimonials,
  HappyHourSchedule,
}

/** A component that authors may use is added here. */
const own = {
  ...diagrams,
  CandleStrip,
  StudyTicks: StudyTicksIsland,
  ClearMyData: ClearMyDataIsland,
  OfflineDocs: OfflineDocsIsland,
}

/** For the names alone; nothing is rendered in them. */
const nowhere: PageSurroundings = {
  siblings: [],
  codeBlock: () => '',
  link: href => href,
}

export const mdxRuntime: MdxRuntime = {
  components: new Set(Object.keys({ ...ofSite, ...themeComponents(nowhere), ...own })),
  modules: new Map(Object.entries(mdxModules(nowhere)).map(([from, names]) => [from, new Set(Object.keys(names))])),
  render: (part, surroundings) => renderToStaticMarkup(createElement(createRunner(surroundings)(part).default)),
}

/** Gives what a file exports; the page itself is its default export. */
function createRunner(surroundings: MdxSurroundings): (part: MdxPart) => Exports {
  const { outline, classForStyle } = surroundings
  const withOutline = Object.entries(ofSite).map(([name, Component]) => [name, () => <Component outline={outline} />])
  const components: Record<string, unknown> = {
    ...Object.fromEntries(withOutline),
    ...themeComponents(surroundings),
    ...own,
    head: () => null,
  }
  const modules = mdxModules(surroundings)
  const runtime = {
    Fragment: jsxRuntime.Fragment,
    jsx: adaptElements(jsxRuntime.jsx as Jsx, classForStyle),
    jsxs: adaptElements(jsxRuntime.jsxs as Jsx, classForStyle),
  }
  return run

  function run(part: MdxPart): Exports {
    if (part.kind === 'html') {
      const { html } = part
      return { default: () => createElement('x-html', { dangerouslySetInnerHTML: { __html: html } }) }
    }
    const values = Object.fromEntries([...part.values].map(([name, value]) => [name, meaningOf(value)]))
    const scope = { ...part.scope, ...values }
    // The file's own names may be those of the scope: they stand within a function of their own.
    const wrapped = new Function(...Object.keys(scope), `return function () {${part.functionBody}}`)
    const exports = wrapped(...Object.values(scope))(runtime) as Exports
    const Content = exports.default
    return {
      ...part.scope,
      ...exports,
      default: props => <Content {...props} components={{ ...components, ...values }} />,
    }
  }

  function meaningOf(value: MdxValue): unknown {
    switch (value.kind) {
      case 'component':
        return components[value.name]
      case 'export':
        return modules[value.from]?.[value.imported]
      case 'part':
        return run(value.part)[value.imported]
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
}

function adaptElements(jsx: Jsx, classForStyle: MdxSurroundings['classForStyle']): Jsx {
  return (type, { style, ...written }, key) => {
    const props = type === 'img' ? { loading: 'lazy', decoding: 'async', ...written } : written
    if (style === undefined) return jsx(type, props, key)
    if (typeof style !== 'object' || style === null) return jsx(type, { ...props, style }, key)
    const className = [props.className, classForStyle(style as Props)].filter(Boolean).join(' ')
    return jsx(type, { ...props, className }, key)
  }
}

function StudyTicksIsland({ plan, children }: { plan: string; children?: ReactNode }) {
  return (
    <Island name="study-ticks" plan={plan}>
      {children}
    </Island>
  )
}

function ClearMyDataIsland() {
  return (
    <div>
      <Island name="clear-my-data" />
    </div>
  )
}

function OfflineDocsIsland() {
  return (
    <div>
      <Island name="offline-docs" />
    </div>
  )
}
