// What to read after a page, found by the tags that pages share and the links between them.
import { hrefsOf } from './hrefs.ts'
import { groupByTag, type Tag } from './tags.ts'

type Page = { url: string; html: string; tags: Tag[]; isUnlisted: boolean; series?: string | undefined }

export type Related<Doc, Post> = { posts: Post[]; docs: Doc[] }

const shown = 3
/** A tag of more pages than this says little of any of them, and its pairs are many. */
const mostPagesOfTag = 60

/**
 * For each page the listed posts and docs nearest to it, nearest first and at most three of each. A shared tag counts the
 * more the fewer pages have it, ln(pages / pages with the tag): the inverse document frequency of text retrieval (Spärck
 * Jones, 1972). A link from one page to the other counts as much as a tag that only they share. One common tag alone
 * relates nothing, and the parts of a series lead to each other already.
 */
export function relatedPages<Doc extends Page, Post extends Page>(
  posts: Post[],
  docs: Doc[],
): Map<Doc | Post, Related<Doc, Post>> {
  const pages: (Doc | Post)[] = [...posts, ...docs]
  const listed = pages.filter(page => !page.isUnlisted)
  const byUrl = new Map<string, Page>(listed.map(page => [page.url, page]))
  const scoreOfLink = Math.log(Math.max(listed.length, 2) / 2)
  const scores = new Map<Page, Map<Page, number>>(pages.map(page => [page, new Map<Page, number>()]))
  for (const page of pages) {
    for (const other of linkedPages(page)) {
      add(page, other, scoreOfLink)
      if (!page.isUnlisted) add(other, page, scoreOfLink)
    }
  }
  const byTag = groupByTag(listed)
  for (const page of pages) {
    for (const tag of page.tags) {
      const tagged = byTag.get(tag) ?? []
      if (tagged.length > mostPagesOfTag) continue
      for (const other of tagged) add(page, other, Math.log(listed.length / tagged.length))
    }
  }
  const isDoc = new Set<Page>(docs)
  return new Map(pages.map(page => [page, nearestTo(page)]))

  function add(page: Page, other: Page, score: number) {
    const ofPage = scores.get(page)
    if (page !== other) ofPage?.set(other, (ofPage.get(other) ?? 0) + score)
  }

  function linkedPages({ html }: Page): Set<Page> {
    const paths = [...hrefsOf(html)].map(href => href.replace(/[?#].*/, ''))
    return new Set(paths.flatMap(path => byUrl.get(path) ?? []))
  }

  function nearestTo(page: Page): Related<Doc, Post> {
    const nearest = [...(scores.get(page) ?? [])]
      .filter(([other, score]) => score >= scoreOfLink && !isOfOneSeries(page, other))
      .sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || (a.url < b.url ? -1 : 1))
      .map(([other]) => other)
    return {
      posts: nearest.filter(other => !isDoc.has(other)).slice(0, shown) as Post[],
      docs: nearest.filter(other => isDoc.has(other)).slice(0, shown) as Doc[],
    }
  }
}

function isOfOneSeries(page: Page, other: Page): boolean {
  return page.series !== undefined && page.series === other.series
}
