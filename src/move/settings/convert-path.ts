import { mainDocsPath } from '../../site-config/site-config-schema.ts'
import { isAtOrBelow } from '../../urls/addresses.ts'
import { findMainDocs } from '../file-plan.ts'
import type { SourceSite } from '../source/source-site.ts'

/** An address of the old site in the new one: `docs/intro/` is `/docs/intro`, and with docs at `/guide`, `/guide/intro` is too. */
export function convertPath(address: string, site: SourceSite): string {
  const [, beforeHash = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const path = `/${beforeHash.split('/').filter(Boolean).join('/')}`
  const moves = [
    [findMainDocs(site)?.path, mainDocsPath],
    [site.blogs[0]?.path, '/blog'],
  ]
  for (const [from, to] of moves)
    if (from !== undefined && from !== '/' && isAtOrBelow(path, from)) return to + path.slice(from.length) + rest
  return path + rest
}
