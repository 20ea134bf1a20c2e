// What is searched: the listed docs of all versions, posts and standalone pages, by section.
import { mapInTurns } from '../content/next-turn.ts'
import type { Doc, MarkdownPage, Post, SiteContent } from '../content/site-content.ts'
import { docsTagOf } from './facets.ts'
import type { PageKind } from './search-provider.ts'
import { type Section, sectionsOf } from './sections.ts'

export type PageRecord = {
  url: string
  title: string
  kind: PageKind
  /** The way to the page, outermost first. */
  breadcrumbs: string[]
  /** Which readers it is for: `default` for all, else those of one version of the docs. */
  docsTag: string
  /** What the page is about in other words: a heading that is not the title, tags, keywords, description, aliases. */
  about: string
  aliases: string[]
  /** Whether it shows examples of everything, which answer many queries by chance. */
  isDemonstration: boolean
  sections: Section[]
}

export async function pageRecords(site: SiteContent): Promise<PageRecord[]> {
  return mapInTurns(recordsOf(site), record => record)
}

function* recordsOf({ versions, posts, pages, config }: SiteContent): Generator<PageRecord> {
  for (const { name, docs } of versions) {
    for (const doc of docs.filter(isListed)) yield docRecord(doc, docsTagOf(name))
  }
  for (const post of posts) yield record(post, 'blog', [config.blog.title])
  for (const page of pages.filter(isListed)) yield record(page, 'page', [])
}

function isListed({ isUnlisted, isDraft }: Doc | MarkdownPage): boolean {
  return !isUnlisted && !isDraft
}

function docRecord(doc: Doc, docsTag: string): PageRecord {
  const breadcrumbs = doc.ancestors.map(({ label }) => label)
  return { ...record(doc, 'doc', breadcrumbs), docsTag }
}

function record(page: Doc | Post | MarkdownPage, kind: PageKind, breadcrumbs: string[]): PageRecord {
  const { url, title, description = '', keywords, searchAliases: aliases, isDemonstration } = page
  const tags = 'tags' in page ? page.tags.map(({ label }) => label) : []
  const heading = 'shownTitle' in page && page.shownTitle !== title ? page.shownTitle : undefined
  const about = [...(heading ? [heading] : []), ...tags, ...keywords, description, ...aliases].join('\n')
  return {
    url,
    title,
    kind,
    breadcrumbs,
    docsTag: 'default',
    about,
    aliases,
    isDemonstration,
    sections: sectionsOf(page.html),
  }
}
