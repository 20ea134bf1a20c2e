import { withBasePath } from '../../browser/with-base-path.ts'
import { stripQueryAndHash } from '../../urls/addresses.ts'
import { type Rewrite, rewriteAddress } from '../rewrite-address.ts'
import type { HitKind, MarkedText, SearchHit } from '../search-contract.ts'
import { isDocsTag } from '../search-facets.ts'
import { readHitAddress } from './hit-address.ts'
import { readHostedMarks } from './hosted-marks.ts'

export interface HostedAnswer {
  hits: SearchHit[]
  /** How many records the service sent, including those that are not hits. */
  received: number
  /** How many records match in total, according to the service. */
  total: number
}

/** `origins`: those this site is known by. `rewrite`: how addresses are shown. */
interface AddressRules {
  origins: string[]
  rewrite: Rewrite | undefined
}

/** Levels of a DocSearch record: 0 is the part of the site, 1 the page, 2 to 6 its headings. */
const levelCount = 7

/**
 * Reads the answer of a hosted service without trusting it: records in another format, or of other sites, are left out.
 * Throws if the answer has no list of results.
 */
export function readHostedAnswer(data: unknown, rules: AddressRules): HostedAnswer {
  const result = readValue(data, 'results', '0')
  const records = readValue(result, 'hits')
  if (!Array.isArray(records)) throw new Error('The answer of the search service has no results.')
  const hits = records.flatMap(record => readHit(record, rules) ?? [])
  const total = Number(readValue(result, 'nbHits'))
  return { hits, received: records.length, total: Number.isSafeInteger(total) && total > 0 ? total : 0 }
}

function readHit(record: unknown, { origins, rewrite }: AddressRules): SearchHit | undefined {
  const target = readHitAddress(readValue(record, 'url'), origins)
  const [part, page, ...headings] = Array.from({ length: levelCount }, (_, level) => readLevel(record, level))
  const title = page ?? part
  if (target === undefined || !title) return undefined
  const content = readText(record, '_snippetResult', 'content', 'value') ?? readText(record, 'content')
  return {
    url: rewriteAddress(target, rewrite),
    target,
    kind: getKind(target, readText(record, 'docusaurus_tag')),
    title,
    heading: headings.findLast(heading => heading !== undefined),
    breadcrumbs: part && part.text !== title.text ? [part.text] : [],
    snippet: content === undefined ? undefined : { ...readHostedMarks(content), isCode: false },
  }
}

function readLevel(record: unknown, level: number): MarkedText | undefined {
  const path = ['hierarchy', `lvl${level}`]
  const value = readText(record, '_highlightResult', ...path, 'value') ?? readText(record, ...path)
  return value === undefined ? undefined : readHostedMarks(value)
}

function getKind(target: string, tag: string | undefined): HitKind {
  const path = `${stripQueryAndHash(target)}/`
  const isBelow = (folder: string) => path.startsWith(`${withBasePath(folder)}/`)
  if (isDocsTag(tag) || isBelow('/docs')) return 'doc'
  return isBelow('/blog') ? 'blog' : 'page'
}

/** The text at `path` in `value`; undefined if it is not text, or blank. */
function readText(value: unknown, ...path: string[]): string | undefined {
  const found = readValue(value, ...path)
  return typeof found === 'string' && found.trim() !== '' ? found : undefined
}

function readValue(value: unknown, ...path: string[]): unknown {
  return path.reduce((parent, key) => (parent as Record<string, unknown> | null | undefined)?.[key], value)
}
