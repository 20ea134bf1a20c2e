import type { SearchAliases } from '../../content/input/data-files.ts'
import { tokenize } from '../terms/tokenize.ts'
import type { SearchablePage } from './search-source.ts'

/** A page as far as aliases are concerned. */
type AliasedPage = Pick<SearchablePage, 'url' | 'docsTag' | 'aliases'> & { sections: { anchor: string }[] }

interface AliasList {
  target: string
  queries: string[]
}

/**
 * The section of each alias. If an alias is defined more than once, the site's data file takes precedence, then docs of the
 * main version, then the other pages in their order.
 */
export function assignAliases(
  pages: AliasedPage[],
  { aliases: listed, mainDocsTag }: { aliases: SearchAliases; mainDocsTag: string },
): Map<string, number> {
  const numbers = numberSections(pages)
  const isMain = ({ docsTag }: AliasedPage) => docsTag === mainDocsTag
  const mainDocsAliases = pages.filter(isMain).map(getAliasList)
  const otherAliases = pages.filter(page => !isMain(page)).map(getAliasList)
  const assigned = new Map<string, number>()
  for (const { target, queries } of [...listed, ...mainDocsAliases, ...otherAliases]) {
    const number = numbers.get(target)
    for (const key of queries.map(toAliasKey)) if (number !== undefined && !assigned.has(key)) assigned.set(key, number)
  }
  return assigned
}

/** The number of each section by its address: `/docs/joins#as-of-join`, or `/docs/joins` for the lead. */
export function numberSections(pages: AliasedPage[]): Map<string, number> {
  const addresses = pages.flatMap(({ url, sections }) =>
    sections.map(({ anchor }) => (anchor === '' ? url : `${url}#${anchor}`)),
  )
  return new Map(addresses.map((address, number) => [address, number]))
}

function getAliasList({ url, aliases }: AliasedPage): AliasList {
  return { target: url, queries: aliases }
}

/**
 * The form in which a search alias is stored and looked up: `  As Of  Join` -> `as of join`. Names of q keep their case,
 * which has a meaning: `.z.T` is not `.z.t`.
 */
export function toAliasKey(alias: string): string {
  const text = alias.trim().replace(/\s+/g, ' ')
  return tokenize(text)[0]?.kind === 'exact' ? text : text.toLowerCase()
}

/** The keys under which a query may have an alias: `@[d;i;f]` -> `@[d;i;f]` and, for any call of this shape, `@[;;]`. */
export function listAliasKeys(query: string): string[] {
  const [first] = tokenize(query.trim())
  const isCall = first?.kind === 'code' && first.from === 0 && first.term[1] === '['
  return isCall ? [toAliasKey(query), first.term] : [toAliasKey(query)]
}
