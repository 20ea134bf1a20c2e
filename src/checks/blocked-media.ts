import { attributeValues, imagesOf } from '../content/hrefs.ts'
import { isExternal } from '../content/link-targets.ts'
import { type Problem, placesOf } from '../content/problem.ts'
import { readSourceIfPresent } from '../content/source-file.ts'
import type { Route } from '../routes.ts'
import type { PageLinks } from './links.ts'
import { pageSource } from './page-source.ts'

/** What a page of our own output shows and the security policy forbids: frames, and images and media of other hosts. */
export function blockedMediaOf(html: string): Set<string> {
  const frames = attributeValues(html, /<(?:iframe|embed|object)\s(?:[^>]*?\s)?(?:src|data)="([^"]*)"/g)
  const media = attributeValues(html, /<(?:video|audio|source|track)\s(?:[^>]*?\s)?(?:src|poster)="([^"]*)"/g)
  const ofOthers = [...imagesOf(html), ...media].filter(src => isExternal(src) && !src.startsWith('data:'))
  return new Set([...frames, ...ofOthers])
}

/** The same as problems, each at its places: in development, and on hosts that send no headers, all of it is shown. */
export function blockedMedia(
  pages: PageLinks[],
  { root, routes }: { root: string; routes: ReadonlyMap<string, Route> },
): Problem[] {
  return pages.flatMap(({ path, blocked }) =>
    [...blocked].flatMap(address =>
      placesOnPage(address, path).map(where => ({
        level: 'warning' as const,
        check: 'blockedMedia' as const,
        where,
        what: `The published page does not show \`${address}\`: its security policy allows pictures and media of this site alone, and no frames.`,
        fix: 'Put a copy into the site, or link to it.',
      })),
    ),
  )

  /** None on a page that shows the words of others, such as a list of posts: those are told where they are written. */
  function placesOnPage(address: string, path: string): string[] {
    const page = routes.get(path)?.page
    const file = page && pageSource(page)
    const source = file === undefined ? undefined : readSourceIfPresent(root, file)
    if (!source) return []
    const written = [address, address.replaceAll('&', '&amp;')].find(text => source.text.includes(text))
    return placesOf(source, written ?? address)
  }
}
