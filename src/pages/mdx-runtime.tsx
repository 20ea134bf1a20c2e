// Runs MDX at build: the components that MDX files may use, and a JSX runtime that turns style objects into classes.
import type { ComponentType, ReactNode } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MdxRuntime, SiteOutline } from '../content/site-content.ts'
import { diagrams } from '../diagrams/diagrams.ts'
import { Island } from '../framework/island.tsx'
import { CandleStrip } from './candle-strip.tsx'
import { DocCards } from './doc-cards.tsx'
import { HappyHourSchedule } from './happy-hour-schedule.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { TabItem, Tabs } from './tabs.tsx'
import { Testimonials } from './testimonials.tsx'

type Props = Record<string, unknown>
type Jsx = (type: unknown, props: Props, key?: string) => ReactNode

/** Components that are given the site's outline besides what the author wrote. */
const ofSite: Record<string, ComponentType<{ outline: SiteOutline }>> = {
  LatestPosts,
  Testimonials,
  HappyHourSchedule,
  DocCardList: ({ outline }) => <DocCards items={outline.sidebar} />,
}

const components = {
  ...ofSite,
  ...diagrams,
  CandleStrip,
  Tabs,
  TabItem,
  StudyTicks: StudyTicksIsland,
  ClearMyData: ClearMyDataIsland,
  OfflineDocs: OfflineDocsIsland,
}

export const mdxRuntime: MdxRuntime = {
  components: new Set(Object.keys(components)),
  render(functionBody, outline, classForStyle) {
    const needsOutline = new Set<unknown>(Object.values(ofSite))
    const adapt =
      (jsx: Jsx): Jsx =>
      (type, props, key) =>
        jsx(type, withClass(needsOutline.has(type) ? { ...props, outline } : props), key)
    const withClass = ({ style, ...props }: Props): Props => {
      if (typeof style !== 'object' || style === null) return style === undefined ? props : { ...props, style }
      return { ...props, className: [props.className, classForStyle(style as Props)].filter(Boolean).join(' ') }
    }
    const runtime = {
      Fragment: jsxRuntime.Fragment,
      jsx: adapt(jsxRuntime.jsx as Jsx),
      jsxs: adapt(jsxRuntime.jsxs as Jsx),
    }
    const { default: Content } = new Function(functionBody)(runtime) as {
      default: ComponentType<{ components: object }>
    }
    return renderToStaticMarkup(<Content components={components} />)
  },
}

function StudyTicksIsland({ plan, children }: { plan: string; children?: ReactNode }) {
  return (
    <Island name="study-ticks" plan={plan}>
      {children}
    </Island>
  )
}

function ClearMyDataIsland() {
  return <Island name="clear-my-data" />
}

function OfflineDocsIsland() {
  return (
    <div>
      <Island name="offline-docs" />
    </div>
  )
}
