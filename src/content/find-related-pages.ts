import { collectHrefs } from '../lib/html-attributes.ts'
import { type Memo, noMemo } from '../lib/memo.ts'
import { stripQueryAndHash } from '../urls/addresses.ts'
import { groupByTag, type Tag } from './tags.ts'

interface Page {
  url: string
  html: string
  tags: Tag[]
  isUnlisted: boolean
  series?: string | undefined
}

/** What to read after a page, the most related first. */
export interface Related<Doc, Post> {
  posts: Post[]
  docs: Doc[]
}

/** How related each pair of pages is: page -> other page -> score. */
type Scores = Map<Page, Map<Page, number>>

const maxShown = 3
/** A tag of more pages than this says little about any of them, and scoring all their pairs would take long. */
const maxPagesOfTag = 60

/**
 * For each page the listed posts and docs that are most related to it, at most three of each.
 *
 * A shared tag counts more the fewer pages have it: ln(pages / pages with the tag), the inverse document frequency of text
 * retrieval (Spärck Jones, 1972). A link from one page to the other, in either direction, counts as much as a tag that no
 * third page has. That is also the least score of a related page, so that one common tag alone relates nothing.
 */
export function findRelatedPages<Doc extends Page, Post extends Page>(
  posts: Post[],
  docs: Doc[],
  memo: Memo = noMemo,
): Map<Doc | Post, Related<Doc, Post>> {
  const pages: (Doc | Post)[] = [...posts, ...docs]
  const listed = pages.filter(page => !page.isUnlisted)
  const scoreOfLink = Math.log(Math.max(listed.length, 2) / 2)
  const scores: Scores = new Map(pages.map(page => [page, new Map<Page, number>()]))
  scoreLinks(scores, { listed, scoreOfLink, memo })
  scoreTags(scores, listed)
  const isDoc = new Set<Page>(docs)
  return new Map(
    pages.map(page => {
      const related = listRelated(page, scores, scoreOfLink)
      return [
        page,
        {
          posts: related.filter(other => !isDoc.has(other)).slice(0, maxShown) as Post[],
          docs: related.filter(other => isDoc.has(other)).slice(0, maxShown) as Doc[],
        },
      ]
    }),
  )
}

interface LinkScoring {
  listed: Page[]
  scoreOfLink: number
  memo: Memo
}

function scoreLinks(scores: Scores, { listed, scoreOfLink, memo }: LinkScoring) {
  const listedByUrl = new Map(listed.map(page => [page.url, page]))
  for (const page of scores.keys()) {
    const paths = memo('linked paths', [page.html], () => [
      ...new Set([...collectHrefs(page.html)].map(stripQueryAndHash)),
    ])
    for (const other of new Set(paths.flatMap(path => listedByUrl.get(path) ?? []))) {
      addScore(scores, [page, other], scoreOfLink)
      if (!page.isUnlisted) addScore(scores, [other, page], scoreOfLink)
    }
  }
}

function scoreTags(scores: Scores, listed: Page[]) {
  const listedByTag = groupByTag(listed)
  for (const page of scores.keys()) {
    for (const tag of page.tags) {
      const others = listedByTag.get(tag) ?? []
      if (others.length > maxPagesOfTag) continue
      for (const other of others) addScore(scores, [page, other], Math.log(listed.length / others.length))
    }
  }
}

function addScore(scores: Scores, [page, other]: [Page, Page], score: number) {
  const scoresOfPage = scores.get(page)
  if (page !== other) scoresOfPage?.set(other, (scoresOfPage.get(other) ?? 0) + score)
}

/** The posts of a series already lead to each other, so they are left out. */
function listRelated(page: Page, scores: Scores, leastScore: number): Page[] {
  return [...(scores.get(page) ?? [])]
    .filter(([other, score]) => score >= leastScore && !isOfSameSeries(page, other))
    .sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || (a.url < b.url ? -1 : 1))
    .map(([other]) => other)
}

function isOfSameSeries(page: Page, other: Page): boolean {
  return page.series !== undefined && page.series === other.series
}
