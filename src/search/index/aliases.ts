import type { SearchAliases } from '../../content/input/data-files.ts'
import { tokenize } from '../terms/tokenize.ts'
import type { SearchablePage } from './search-source.ts'

/** A page as far as aliases are concerned. */
type AliasedPage = Pick<SearchablePage, 'url' | 'title' | 'docsTag' | 'names' | 'aliases'> & {
  sections: { anchor: string; heading: string }[]
}

interface AliasList {
  target: string
  queries: string[]
}

/** Of an alias that leads to more sections, only the first are kept: a name's own page and the page that teaches it. */
const maxSectionsOfAlias = 2

/**
 * The sections of each alias, best first. A page of the reference comes first for its names. Then the site's data file takes
 * precedence, then docs of the main version, then the other pages in their order. An alias of the reference does not count
 * if another page has a section of this name: that page teaches what the reader asks for.
 */
export function assignAliases(
  pages: AliasedPage[],
  { aliases: listed, mainDocsTag }: { aliases: SearchAliases; mainDocsTag: string },
): Map<string, number[]> {
  const numbers = numberSections(pages)
  const isMain = ({ docsTag }: AliasedPage) => docsTag === mainDocsTag
  const isTaught = createHeadingFinder(pages.filter(({ names }) => names === undefined))
  const listAliases = ({ url, names, aliases }: AliasedPage): AliasList => ({
    target: url,
    queries: names ? aliases.filter(query => !isTaught(query)) : aliases,
  })
  const mainDocsAliases = pages.filter(isMain).map(listAliases)
  const otherAliases = pages.filter(page => !isMain(page)).map(listAliases)
  const assigned = new Map<string, number[]>()
  const assign = (key: string, number: number) => {
    const sections = assigned.get(key) ?? []
    if (sections.length < maxSectionsOfAlias && !sections.includes(number)) assigned.set(key, [...sections, number])
  }
  const names = pages.flatMap(({ url, names = [] }) => names.map(name => ({ name, number: numbers.get(url) ?? -1 })))
  // `-T` is not `-t`: each is found as it is spelt, before names that differ in case.
  for (const { name, number } of names) assign(name, number)
  const spelt = new Set(names.map(({ name }) => name))
  for (const { name, number } of names) if (!spelt.has(toAliasKey(name))) assign(toAliasKey(name), number)
  for (const { target, queries } of [...listed, ...mainDocsAliases, ...otherAliases]) {
    const number = numbers.get(target)
    if (number !== undefined) for (const query of queries) assign(toAliasKey(query), number)
  }
  return assigned
}

/** Tells whether a title or a heading of these pages has the same words as a query. */
function createHeadingFinder(pages: AliasedPage[]): (query: string) => boolean {
  const toWords = (text: string) =>
    tokenize(text)
      .flatMap(({ kind, term }) => (kind === 'part' ? [] : term))
      .join(' ')
  const known = new Set(
    pages.flatMap(({ title, sections }) => [title, ...sections.map(({ heading }) => heading)]).map(toWords),
  )
  return query => known.has(toWords(query))
}

/** The number of each section by its address: `/docs/joins#as-of-join`, or `/docs/joins` for the lead. */
export function numberSections(pages: AliasedPage[]): Map<string, number> {
  const addresses = pages.flatMap(({ url, sections }) =>
    sections.map(({ anchor }) => (anchor === '' ? url : `${url}#${anchor}`)),
  )
  return new Map(addresses.map((address, number) => [address, number]))
}

/**
 * The form in which a search alias is stored and looked up: `  As Of  Join` -> `as of join`. Names of q keep their case,
 * which has a meaning: `.z.T` is not `.z.t`.
 */
export function toAliasKey(alias: string): string {
  const text = alias.trim().replace(/\s+/g, ' ')
  return tokenize(text)[0]?.kind === 'exact' ? text : text.toLowerCase()
}

/** An operator with an iterator. */
const derivedOperator = /^[-+*%&|^=<>~!#_?@.$,]{1,2}([/\\']:|[/\\'])$/

/**
 * The keys under which a query may have an alias: `@[d;i;f]` -> `@[d;i;f]` and, for any call of this shape, `@[;;]`;
 * `,\:` -> `,\:` and its iterator `\:`.
 */
export function listAliasKeys(query: string): string[] {
  const [first] = tokenize(query.trim())
  const [, iterator] = derivedOperator.exec(query.trim()) ?? []
  const keys = [...new Set([query.trim(), toAliasKey(query)])]
  if (iterator !== undefined) return [...keys, iterator]
  const isCall = first?.kind === 'code' && first.from === 0 && first.term[1] === '['
  return isCall ? [...keys, first.term] : keys
}
