// Runs MDX at build: the components that MDX files may use, and a JSX runtime that turns style objects into classes.
import type { ComponentType, ReactNode } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MdxRuntime, SiteOutline } from '../content/site-content.ts'
import { Island } from '../framework/island.tsx'
import { DocCards } from './doc-cards.tsx'
import { HappyHourSchedule } from './happy-hour-schedule.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { TabItem, Tabs } from './tabs.tsx'
import { Testimonials } from './testimonials.tsx'

const components = (outline: SiteOutline) => ({
  Tabs,
  TabItem,
  StudyTicks: ({ plan, children }: { plan: string; children?: ReactNode }) => (
    <Island name="study-ticks" plan={plan}>
      {children}
    </Island>
  ),
  ClearMyData: () => <Island name="clear-my-data" />,
  Testimonials: () => <Testimonials testimonials={outline.data.testimonials ?? []} />,
  HappyHourSchedule: () => <HappyHourSchedule happyHour={outline.data.happyHour} />,
  LatestPosts: () => <LatestPosts posts={outline.posts} />,
  DocCardList: () => <DocCards items={outline.sidebar} />,
})

type Jsx = (type: ComponentType, props: Record<string, unknown>, key?: string) => ReactNode

export const mdxRuntime: MdxRuntime = {
  components: new Set(Object.keys(components({} as SiteOutline))),
  render(functionBody, outline, classForStyle) {
    const withClasses = (jsx: Jsx): Jsx => (type, props, key) => jsx(type, withoutStyle(props, classForStyle), key)
    const runtime = {
      Fragment: jsxRuntime.Fragment,
      jsx: withClasses(jsxRuntime.jsx as Jsx),
      jsxs: withClasses(jsxRuntime.jsxs as Jsx),
    }
    const { default: Content } = new Function(functionBody)(runtime) as { default: ComponentType<{ components: object }> }
    return renderToStaticMarkup(<Content components={components(outline)} />)
  },
}

function withoutStyle(props: Record<string, unknown>, classForStyle: (style: Record<string, unknown>) => string) {
  const { style, ...rest } = props
  if (typeof style !== 'object' || style === null) return props
  const className = [rest.className, classForStyle(style as Record<string, unknown>)].filter(Boolean).join(' ')
  return { ...rest, className }
}
