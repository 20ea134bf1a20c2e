import { withBasePath } from '../../browser/with-base-path.ts'
import { stripQueryAndHash } from '../../urls/addresses.ts'
import { practicePath, referencePath } from '../../urls/section-paths.ts'
import type { HitKind, MarkedText, SearchHit } from '../search-contract.ts'
import { isDocsTag } from '../search-facets.ts'
import { type Rewrite, rewriteAddress } from '../search-settings.ts'

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
  if (isBelow(referencePath)) return 'reference'
  if (isBelow(practicePath)) return 'practice'
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

/** The service puts these around matches. They are private-use characters, which texts do not contain, so no answer has to be parsed as HTML. */
export const markStart = '\uE000'
export const markEnd = '\uE001'

/** Longer texts are truncated: no snippet is that long. */
const maxTextLength = 1_000
/** Crawlers store text escaped for HTML. `&amp;` is last, so that `&amp;lt;` becomes `&lt;` and not `<`. */
const entities: [RegExp, string][] = [
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&#(?:39|x27);/gi, "'"],
  [/&amp;/g, '&'],
]

/** The text with its marks as ranges. Nested marks count once, and an unclosed one marks nothing. */
export function readHostedMarks(value: string): MarkedText {
  let text = ''
  let start: number | undefined
  const marks: MarkedText['marks'] = []
  for (const part of value.slice(0, maxTextLength).split(/([\uE000\uE001])/)) {
    if (part === markStart) start ??= text.length
    else if (part === markEnd) {
      if (start !== undefined && start < text.length) marks.push([start, text.length])
      start = undefined
    } else text += decodeEntities(part)
  }
  return { text, marks }
}

function decodeEntities(text: string): string {
  return text.includes('&')
    ? entities.reduce((rest, [entity, character]) => rest.replace(entity, character), text)
    : text
}

/** No address of this site is longer, and long ones would slow down the regular expressions. */
const maxAddressLength = 2_000

/**
 * Path, query and hash of an address that a search service gave, without the endings this site does not use:
 * `https://site.example/docs/a/index.html#b` -> `/docs/a#b`. Undefined for other hosts and schemes, and for addresses
 * that a browser might resolve to one. `origins` are those of this site.
 */
export function readHitAddress(address: unknown, origins: string[]): string | undefined {
  // Browsers read a backslash as a slash, and skip control characters.
  if (typeof address !== 'string' || address.length > maxAddressLength || /[\\\p{Cc}\s]/u.test(address))
    return undefined
  const [base] = origins
  if (base === undefined || !URL.canParse(address, base)) return undefined
  const { origin, protocol, pathname, search, hash } = new URL(address, base)
  if (!/^https?:$/.test(protocol) || !origins.includes(origin)) return undefined
  // As an address, a path that begins with two slashes would lead to another host.
  if (pathname.includes('//')) return undefined
  return (pathname.replace(/(?:(?:\/index)?\.html|^\/index|\/)$/, '') || '/') + search + hash
}
