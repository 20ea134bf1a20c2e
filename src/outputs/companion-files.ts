import type { Doc, Post, SiteContent } from '../content/site-content.ts'
import { type LazyText, type Memo, noMemo } from '../lib/memo.ts'
import { yieldToEventLoop } from '../lib/yield-to-event-loop.ts'
import { makeExerciseList } from '../page-kinds/practice-page.tsx'
import type { Route } from '../page-kinds/route.ts'
import { exerciseListPath } from '../urls/section-paths.ts'
import { makeOpenSearchFile, makeWebManifest, openSearchPath, webManifestPath } from './browser-integration.ts'
import { makeFeeds } from './feeds/feeds.ts'
import { makeSitemaps } from './sitemap.ts'
import { makeLlmsFiles } from './twins/llms.ts'
import { rememberMarkdownTwin } from './twins/markdown-twin.ts'

export type CompanionFile = [path: string, text: string | LazyText]

/**
 * Companion files: the files beside the pages that programs read, such as feeds and the sitemap. They are generated one at a
 * time, since all those of a large site would take too much memory at once.
 */
export async function* makeCompanionFiles(
  content: SiteContent,
  routes: Iterable<Route>,
  memo: Memo = noMemo,
): AsyncGenerator<CompanionFile> {
  const twins = new Map<Doc | Post, string | LazyText>()
  for (const { path, twinOf } of routes) {
    if (!twinOf) continue
    const twin = rememberMarkdownTwin({ page: twinOf, site: content }, memo)
    twins.set(twinOf, twin)
    yield [`${path}.md`, twin]
    await yieldToEventLoop()
  }
  for (const feed of makeFeeds(content, memo)) {
    yield feed
    await yieldToEventLoop()
  }
  yield* makeLlmsFiles(content, twins, memo)
  yield* await makeSitemaps(routes, content)
  const exercises = makeExerciseList(content)
  if (exercises !== undefined) yield [exerciseListPath, exercises]
  yield [openSearchPath, makeOpenSearchFile(content.config)]
  yield [webManifestPath, makeWebManifest(content.config)]
}
