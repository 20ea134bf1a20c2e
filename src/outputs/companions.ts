import { nextTurn } from '../content/next-turn.ts'
import type { Doc, Post, SiteContent } from '../content/site-content.ts'
import type { Route } from '../routes.ts'
import { calendarFiles } from './calendar.ts'
import { feeds } from './feeds.ts'
import { llmsFiles } from './llms.ts'
import { markdownTwin } from './markdown-twin.ts'
import { openSearchFile, openSearchPath } from './open-search.ts'
import { sitemapFiles } from './sitemap.ts'
import { webManifest, webManifestPath } from './web-manifest.ts'

export type Companion = [path: string, text: string]

/** What stands beside the pages for readers that are programs, one after the other: of large sites it is too much to hold at once. */
export async function* companions(content: SiteContent, routes: Iterable<Route>): AsyncGenerator<Companion> {
  const { config, versions, posts, unlistedPosts } = content
  const docs = versions.flatMap(version => version.docs)
  const twins = new Map<Doc | Post, string>()
  for (const page of [...docs, ...posts, ...unlistedPosts]) {
    const text = markdownTwin(page, content)
    twins.set(page, text)
    yield [`${page.url}.md`, text]
    await nextTurn()
  }
  for (const feed of feeds(content)) {
    yield feed
    await nextTurn()
  }
  yield* llmsFiles(content, twins)
  yield* await sitemapFiles(routes, content)
  yield* calendarFiles(content)
  yield [openSearchPath, openSearchFile(config)]
  yield [webManifestPath, webManifest(config)]
}
