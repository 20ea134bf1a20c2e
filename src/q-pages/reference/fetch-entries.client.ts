import { parseHtml } from '../../browser/page-elements.ts'
import { withBasePath } from '../../browser/with-base-path.ts'
import { loadPage } from '../../navigation/page-store.ts'
import { referencePath } from '../../urls/section-paths.ts'

/** What the table of the reference says about a name. */
export interface KnownName {
  name: string
  label: string
  url: string
  /** How it is written, each with its number of arguments. */
  forms: string[]
}

let entries: Promise<ReadonlyMap<string, KnownName>> | undefined

/** All names, from the tables of the page of the reference. Rejects if the page cannot be fetched; the next call tries again. */
export function fetchEntries(): Promise<ReadonlyMap<string, KnownName>> {
  entries ??= readEntries().catch(error => {
    entries = undefined
    throw error
  })
  return entries
}

async function readEntries() {
  const path = withBasePath(referencePath)
  const page = location.pathname === path ? document : parseHtml((await loadPage(path)).html)
  const known = [...page.querySelectorAll('.reference-card tbody tr')].flatMap(readRow)
  return new Map(known.map(entry => [entry.name, entry]))
}

function readRow(row: Element): KnownName[] {
  const link = row.querySelector('a')
  const [label = ''] = [...row.querySelectorAll('td')].map(({ textContent }) => textContent)
  const forms = [...row.querySelectorAll('code')].map(({ textContent }) => textContent)
  const others = [...row.querySelectorAll('th span')].map(({ textContent }) => textContent.trim())
  const url = link?.getAttribute('href') ?? ''
  return [link?.textContent ?? '', ...others].map(name => ({ name, label, url, forms }))
}

/** The name of a token, or what it is made of: `+:` in `x+:1` is `+` with an assignment. */
export function findEntry(entries: ReadonlyMap<string, KnownName>, name: string): KnownName | undefined {
  return (
    entries.get(name) ?? entries.get(name.replace(/(?<=.):$/, '')) ?? entries.get(name.replace(/^(?:-?\d+|0N)!$/, '!'))
  )
}

/** The ways of writing that fit a place in code, and how many arguments they have; all if none fits. */
export function chooseForms(
  { forms }: KnownName,
  rank: number | undefined,
): { forms: string[]; rank: number | undefined } {
  const ranks = new Set(forms.map(countArguments))
  // `p group g` indexes p with `group g`: a function that only takes one argument has one, whatever stands on its left.
  const [only] = ranks.size === 1 ? ranks : []
  const known = ranks.has(rank) ? rank : only
  const fitting = forms.filter(form => countArguments(form) === known)
  return known !== undefined && fitting.length > 0 ? { forms: fitting, rank: known } : { forms, rank: undefined }
}

/** `x,y` is written with two arguments, `(,:)x` and `neg x` with one, `@[x;i;f]` with three. Undefined where the form does not tell. */
export function countArguments(form: string): number | undefined {
  if (/^\([^\w\s;]+\)\S/.test(form) || /^(?:-\d+|0N)!\S/.test(form)) return 1
  const flat = flattenBrackets(form.replaceAll(/"[^"]*"/g, 'x'))
  const [, separators] = /^[^\s[]*\[(;*)\]$/.exec(flat) ?? []
  if (separators !== undefined) return separators.length + 1
  const words = flat.trim().split(/\s+/)
  if (words.length > 2) return words.length === 3 ? 2 : undefined
  if (words.length === 2)
    return /^[012]:$/.test(words[0] ?? '') || !/['/\\]:?\w/.test(words[1] ?? '') ? countWords(words) : 2
  return /^[a-z`][\w`]*[^\w\s.[\]]+\w|^\d+_\w/i.test(flat) ? 2 : undefined
}

/** `neg x` has one argument, `x 0:` none on its right, so that its form says nothing. */
const countWords = ([first = '', second = '']: readonly string[]): number | undefined =>
  /[^\w.]$/.test(second) || /^[^\w.`\\]/.test(first) ? undefined : 1

/** Replaces what stands between brackets: `f[x;(y;z)]` becomes `f[;]`, `(a;b)0: y` becomes `x 0: y`. */
function flattenBrackets(form: string): string {
  let depth = 0
  let flat = ''
  for (const character of form) {
    const isOpening = '([{'.includes(character)
    const isClosing = ')]}'.includes(character)
    if (isClosing) depth--
    const keepsCall = character === '[' || character === ']'
    if (depth === 0) flat += isOpening ? (keepsCall ? '[' : ' x ') : isClosing ? (keepsCall ? ']' : '') : character
    else if (depth === 1 && character === ';' && /\[;*$/.test(flat)) flat += ';'
    if (isOpening) depth++
  }
  return flat
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** Introduces the ways of writing: `With two arguments, as here:`, or without `as here` where the code has another number. */
export function describeRank(rank: number | undefined, here: number | undefined): string {
  if (rank === undefined) return 'Written:'
  return `With ${counts[rank] ?? rank} argument${rank === 1 ? '' : 's'}${rank === here ? ', as here' : ''}:`
}
