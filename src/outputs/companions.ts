import type { Doc, Post, SiteContent } from '../content/site-content.ts'
import type { Route } from '../routes.ts'
import { calendarFiles } from './calendar.ts'
import { feeds } from './feeds.ts'
import { llmsFiles } from './llms.ts'
import { markdownTwin } from './markdown-twin.ts'
import { openSearchFile, openSearchPath } from './open-search.ts'
import { sitemapFiles } from './sitemap.ts'
import { webManifest, webManifestPath } from './web-manifest.ts'

/** What stands beside the pages for readers that are programs: text by path. */
export async function companions(content: SiteContent, routes: Iterable<Route>): Promise<Map<string, string>> {
  const { config, versions, posts, unlistedPosts } = content
  const docs = versions.flatMap(version => version.docs)
  const twins = new Map<Doc | Post, string>(
    [...docs, ...posts, ...unlistedPosts].map(page => [page, markdownTwin(page, content)]),
  )
  return new Map([
    ...[...twins].map(([page, text]) => [`${page.url}.md`, text] as const),
    ...feeds(content),
    ...llmsFiles(content, twins),
    ...(await sitemapFiles(routes, content)),
    ...calendarFiles(content),
    [openSearchPath, openSearchFile(config)],
    [webManifestPath, webManifest(config)],
  ])
}
