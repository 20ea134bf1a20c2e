// nginx's `map` tables: the targets of redirects, and the value of each header by path.

import { groupBy } from '../../lib/collections.ts'
import { escapeRegExp } from '../../lib/text.ts'
import type { HostRequirements } from './host-requirements.ts'
import { redundantEnding } from './path-patterns.ts'
import { quote } from './quote.ts'
import type { HeaderRule } from './underscore-headers.ts'

/** nginx refuses to start if a key and what nginx stores with it do not fit into one bucket of the table. */
const bucketBytes = 256
const maxKeyBytes = 200

/**
 * The targets of redirects. The redundant ending is removed first, so that `/docs/` takes one redirect and not two. Tables
 * ignore case but addresses do not, so an entry includes the address it is for, and a second map compares that with the
 * requested one. An address that does not fit into a table becomes a regular expression; nginx tries these in order.
 */
export function makeRedirectMaps(redirects: HostRequirements['redirects']): string {
  const spellings = groupBy(redirects.keys(), from => from.toLowerCase())
  const fitsIntoTable = (from: string) =>
    spellings.get(from.toLowerCase())?.length === 1 && !from.includes('$') && Buffer.byteLength(from) <= maxKeyBytes
  const moved = [...redirects].map(([from, to]) => ({ from, to: encodeURI(to).replaceAll('$', '%24') }))
  const entries = moved.filter(({ from }) => fitsIntoTable(from))
  const others = moved.filter(({ from }) => !fitsIntoTable(from))
  return `# Room for the table of addresses that moved.
map_hash_bucket_size ${bucketBytes};
map_hash_max_size 65536;

# The address without what may follow the name of a page.
map $uri $site_page {
    default $uri;
    ${quote(`~^(?<site_name>/.+?)${redundantEnding}+$`)} $site_name;
}

# Tables ignore case, addresses do not: what is found is compared with what was asked.
map $site_page $site_entry {
    default "";
${entries.map(({ from, to }) => `    ${quote(from)} ${quote(`${from} ${to}`)};\n`).join('')}}
map "$site_page $site_entry" $site_moved {
    default "";
    ${quote(String.raw`~^(.*) \1 (?<site_target>\S+)$`)} $site_target;
${others.map(({ from, to }) => `    ${quote(`~^${escapeRegExp(from)} $`)} ${quote(to)};\n`).join('')}}
`
}

/**
 * The value of one header by path. nginx uses an exact path first, then the first regular expression that matches. The rules
 * are written in reverse, so that the later of two rules for one header applies.
 */
export function makeHeaderMap(name: string, rules: HeaderRule[]): string {
  const values = rules.flatMap(({ pattern, headers: { [name]: value } }) =>
    value === undefined ? [] : [{ pattern, value }],
  )
  const lines = values.reverse().map(({ pattern, value }) => `    ${toMapKey(pattern)} ${quote(value)};\n`)
  const usual = name === 'Cache-Control' ? 'no-cache' : ''
  return `map $uri $${toVariableName(name)} {\n    default ${quote(usual)};\n${lines.join('')}}\n`
}

/** `Cache-Control` -> `site_cache_control` */
export function toVariableName(name: string): string {
  return `site_${name.toLowerCase().replaceAll('-', '_')}`
}

/** `/assets/*` -> `"~^/assets/"` */
function toMapKey(pattern: string): string {
  if (!pattern.includes('*')) return quote(pattern)
  const [before = '', after = ''] = pattern.split('*')
  return quote(`~^${escapeRegExp(before)}${after === '' ? '' : `.*${escapeRegExp(after)}$`}`)
}
