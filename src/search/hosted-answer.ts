// What a hosted service answers, read as text that may hold anything: what has not the expected form is left out.
import { atBase } from '../navigation/at-base.ts'
import { isDocsTag } from './facets.ts'
import { readMarks } from './hosted-marks.ts'
import { type Rewrite, readHitAddress, shownAddress } from './result-address.ts'
import type { MarkedText, PageKind, SearchHit } from './search-provider.ts'

export type HostedAnswer = {
  hits: SearchHit[]
  /** Records that were sent, also those that are no hits. */
  received: number
  /** Records that match in all, as the service says. */
  total: number
}

type Site = { origins: string[]; rewrite: Rewrite | undefined }

/** Throws when the answer holds no list of results. */
export function readHostedAnswer(data: unknown, site: Site): HostedAnswer {
  const result = at(data, 'results', '0')
  const records = at(result, 'hits')
  if (!Array.isArray(records)) throw new Error('The search service answered something else than results.')
  const hits = records.flatMap(record => readHit(record, site) ?? [])
  const total = Number(at(result, 'nbHits'))
  return { hits, received: records.length, total: Number.isSafeInteger(total) && total > 0 ? total : 0 }
}

function readHit(record: unknown, { origins, rewrite }: Site): SearchHit | undefined {
  const target = readHitAddress(at(record, 'url'), origins)
  const [section, page, ...headings] = Array.from({ length: 7 }, (_, level) => levelOf(record, level))
  const title = page ?? section
  if (target === undefined || !title) return undefined
  const content = textAt(record, '_snippetResult', 'content', 'value') ?? textAt(record, 'content')
  return {
    url: shownAddress(target, rewrite),
    target,
    kind: kindOf(target, textAt(record, 'docusaurus_tag')),
    title,
    heading: headings.findLast(heading => heading !== undefined),
    breadcrumbs: section && section.text !== title.text ? [section.text] : [],
    snippet: content === undefined ? undefined : { ...readMarks(content), isCode: false },
  }
}

/** A title or heading of a DocSearch record: level 0 is the section of the site, 1 the page, 2 to 6 its headings. */
function levelOf(record: unknown, level: number): MarkedText | undefined {
  const path = ['hierarchy', `lvl${level}`]
  const value = textAt(record, '_highlightResult', ...path, 'value') ?? textAt(record, ...path)
  return value === undefined ? undefined : readMarks(value)
}

function kindOf(target: string, tag: string | undefined): PageKind {
  const [path = ''] = target.split(/[?#]/)
  const isBelow = (folder: string) => `${path}/`.startsWith(`${atBase(folder)}/`)
  if (isDocsTag(tag) || isBelow('/docs')) return 'doc'
  return isBelow('/blog') ? 'blog' : 'page'
}

function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = at(value, ...path)
  return typeof found === 'string' && found.trim() !== '' ? found : undefined
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce((parent, key) => (parent as Record<string, unknown> | null | undefined)?.[key], value)
}
