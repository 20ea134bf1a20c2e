import { levelFromCheck, type Problem } from '../content/input/problem.ts'
import { locateAddress, readSource } from '../content/input/source-file.ts'
import type { Route } from '../page-kinds/route.ts'
import { stripQueryAndHash } from '../urls/addresses.ts'
import type { BrokenLink } from './broken-links.ts'
import type { DeadLink } from './external-links.ts'
import type { SitePages } from './page-links.ts'

/** A link on more pages than this belongs to the navbar or the footer and is reported once, not at each of its places. */
const maxPlaces = 5

type Words = Omit<Problem, 'where'>

/** A broken link as problems, one for each place. `drafts` are files of drafts by the addresses they would have. */
export function describeBrokenLink(
  link: BrokenLink,
  site: SitePages & { drafts: ReadonlyMap<string, string> },
): Problem[] {
  const words = wordsFor(link, site.drafts)
  // A Markdown link to a missing file was reported when its file was read; here only links in HTML and components are new.
  const paths =
    link.kind === 'markdown' ? link.paths.filter(path => !isReported(link.href, site.routes.get(path))) : link.paths
  return listPlaces({ href: link.href, paths }, site).map(where => ({ ...words, where }))
}

/** A link to another site as problems. They are warnings, since the other site may be down for a while. */
export function describeDeadLink({ href, paths, reason }: DeadLink, site: SitePages): Problem[] {
  return listPlaces({ href, paths }, site).map(where => ({
    ...levelFromCheck('externalLinks'),
    where,
    what: `The link \`${href}\` to another site does not work: ${reason}.`,
    fix: 'Open it in a browser; if the page is gone, link to another one or remove the link.',
  }))
}

/**
 * Whether the link was checked when its Markdown was read. Generated pages only repeat text of other files, whose links were
 * checked there.
 */
function isReported(href: string, route: Route | undefined): boolean {
  if (!route?.source) return true
  const { markdownLinks } = route
  const texts = markdownLinks ? [markdownLinks, ...markdownLinks.partials.values()] : []
  return texts.some(({ addresses }) => addresses.has(href))
}

function listPlaces({ href, paths }: { href: string; paths: string[] }, { root, routes }: SitePages): string[] {
  if (paths.length > maxPlaces) {
    return [`${paths.length} pages, such as ${paths[0]} (a link of the navbar or the footer?)`]
  }
  return paths.flatMap(path => {
    const route = routes.get(path)
    return route?.source === undefined ? [`the page ${path}`] : listPlacesInFile(href, route.source, { root, route })
  })
}

function listPlacesInFile(href: string, file: string, { root, route }: { root: string; route: Route }): string[] {
  const source = readSource(root, file)
  const spellings = [href, ...listSpellings(href, route)].filter(text => source.text.includes(text))
  return spellings.length > 0 ? spellings.flatMap(text => locateAddress(source, text)) : [`${file}:1`]
}

/** What the author wrote where the page has `href`: `./joins.md` for `/docs/joins`. */
function listSpellings(href: string, { markdownLinks }: Route): string[] {
  const addresses = [...(markdownLinks?.addresses ?? [])]
  return addresses.flatMap(([text, address]) => (address === href && text !== href ? [text] : []))
}

function wordsFor(link: BrokenLink, drafts: ReadonlyMap<string, string>): Words {
  switch (link.kind) {
    case 'link':
      return wordsForPage(link, drafts.get(stripQueryAndHash(link.href)))
    case 'markdown':
      return {
        ...levelFromCheck('brokenMarkdownLinks'),
        what: `The link \`${link.href}\` leads to no file of this site.`,
        fix: 'Link to the page by its URL: links in HTML and components are left as they are written.',
      }
    case 'image':
      return {
        ...levelFromCheck('brokenLinks'),
        what: `The image \`${link.href}\` does not exist.`,
        fix: suggest(link) ?? 'Put it below static/ and write its path from there, such as /img/chart.png.',
      }
    case 'anchor':
      return {
        ...levelFromCheck('brokenAnchors'),
        what: `The link \`${link.href}\` leads to a heading that its page does not have.`,
        fix: suggest(link, '#') ?? 'Correct the link, or remove it.',
      }
    default:
      return link.kind satisfies never
  }
}

function wordsForPage(link: BrokenLink, draft: string | undefined): Words {
  if (draft !== undefined) {
    return {
      ...levelFromCheck('brokenLinks'),
      what: `The link \`${link.href}\` leads to ${draft}, a draft, which is not published.`,
      fix: 'Remove `draft: true` from that file, or remove the link.',
    }
  }
  return {
    ...levelFromCheck('brokenLinks'),
    what: `The link \`${link.href}\` leads to no page of this site.`,
    fix: suggest(link) ?? 'Correct the link, or remove it.',
  }
}

function suggest({ suggestion }: BrokenLink, prefix = ''): string | undefined {
  return suggestion && `Did you mean \`${prefix}${suggestion}\`?`
}
