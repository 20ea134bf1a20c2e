import { ofCheck, type Problem } from '../content/input/problem.ts'
import { locateAddress, readSourceIfPresent } from '../content/input/source-file.ts'
import type { Route } from '../page-kinds/route.ts'
import type { PageLinks } from './collect-links.ts'

interface SitePages {
  root: string
  routes: ReadonlyMap<string, Route>
}

/**
 * Frames, and images and media of other hosts, which the published site's security policy forbids. Authors do not see it
 * otherwise: development sends no such policy, nor do hosts that ignore `_headers`.
 */
export function findBlockedMedia(pages: PageLinks[], site: SitePages): Problem[] {
  return pages.flatMap(({ path, blocked }) =>
    [...blocked].flatMap(address =>
      listPlaces(address, path, site).map(where => ({
        ...ofCheck('blockedMedia'),
        where,
        what: `The published page does not show \`${address}\`: its security policy allows images and media of this site only, and no frames.`,
        fix: 'Copy the file into the site, or link to it.',
      })),
    ),
  )
}

/** Where to report the address. Empty for pages that repeat texts of other files, such as lists of posts: those files are reported. */
function listPlaces(address: string, path: string, { root, routes }: SitePages): string[] {
  const file = routes.get(path)?.source
  const source = file === undefined ? undefined : readSourceIfPresent(root, file)
  if (!source) return []
  const spelling = [address, address.replaceAll('&', '&amp;')].find(text => source.text.includes(text))
  return locateAddress(source, spelling ?? address)
}
