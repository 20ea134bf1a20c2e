import { stripQueryAndHash } from '../../urls/addresses.ts'
import type { SearchGroup, SearchHit } from '../search-contract.ts'

const maxHitsOfGroup = 5

/**
 * Groups hits by page, in the order of each page's first hit. Crawlers make several records of one section, such as one for
 * its heading and one for its text; these become one hit.
 */
export function groupHits(hits: SearchHit[]): SearchGroup[] {
  const groups = new Map<string, SearchGroup>()
  for (const hit of hits) {
    const { title, kind, breadcrumbs } = hit
    const target = stripQueryAndHash(hit.target)
    const group = groups.get(target) ?? { title, target, kind, breadcrumbs, hits: [] }
    groups.set(target, group)
    const same = group.hits.find(other => other.target === hit.target)
    if (same) same.snippet ??= hit.snippet
    else if (group.hits.length < maxHitsOfGroup) group.hits.push({ ...hit })
  }
  return [...groups.values()]
}
