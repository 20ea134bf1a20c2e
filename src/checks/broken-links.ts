import { type Problem, placesOf } from '../content/problem.ts'
import { readSource } from '../content/source-file.ts'
import type { Page, Route } from '../routes.ts'
import type { DeadLink } from './external-links.ts'
import type { BrokenLink } from './links.ts'
import { pageSource } from './page-source.ts'

const fewPages = 5

type Site = {
  root: string
  routes: ReadonlyMap<string, Route>
  /** Files of drafts by the addresses they would have. */
  drafts: ReadonlyMap<string, string>
}

/** A broken link as problems, one for each of its places. */
export function describeBrokenLink(link: BrokenLink, { drafts, ...site }: Site): Problem[] {
  const words = wordsOf(link, drafts)
  return placesOfLink(link, site).map(where => ({ ...words, where }))
}

/** The same for a link to another site; only a warning, since its host may be at rest. */
export function describeDeadLink(link: DeadLink, site: Omit<Site, 'drafts'>): Problem[] {
  return placesOfLink(link, site).map(where => ({
    level: 'warning',
    check: 'externalLinks',
    where,
    what: `The link \`${link.href}\` leads to another site: ${link.trouble}.`,
    fix: 'Open it in a browser; where it is gone, link to another page or remove the link.',
  }))
}

/** On a few pages a link is told at each of its places; one on many stands in the shell or the configuration and is told once. */
function placesOfLink(
  { paths, href }: { paths: string[]; href: string },
  { root, routes }: Omit<Site, 'drafts'>,
): string[] {
  if (paths.length > fewPages)
    return [`${paths.length} pages, such as ${paths[0]} (a link of the navbar or the footer?)`]
  return paths.flatMap(path => {
    const page = routes.get(path)?.page
    const file = page && pageSource(page)
    if (!file) return [`the page ${path}`]
    const source = readSource(root, file)
    const written = [href, ...writtenAs(href, page)].filter(text => source.text.includes(text))
    return written.length > 0 ? written.flatMap(text => placesOf(source, text)) : [`${file}:1`]
  })
}

function wordsOf({ href, kind, suggestion }: BrokenLink, drafts: ReadonlyMap<string, string>): Omit<Problem, 'where'> {
  const draft = drafts.get(href.replace(/[?#].*/, ''))
  switch (kind) {
    case 'link':
      return {
        level: 'error',
        check: 'brokenLinks',
        what: draft
          ? `The link \`${href}\` leads to ${draft}, a draft, which readers do not get.`
          : `The link \`${href}\` leads to no page of this site.`,
        fix: draft
          ? 'Take `draft` away from that file, or remove the link.'
          : suggestion
            ? `Did you mean \`${suggestion}\`?`
            : 'Correct the link, or remove it.',
      }
    case 'image':
      return {
        level: 'error',
        check: 'brokenLinks',
        what: `The image \`${href}\` does not exist.`,
        fix: suggestion
          ? `Did you mean \`${suggestion}\`?`
          : 'Put it below static/ and write its path from there, such as /img/chart.png.',
      }
    case 'anchor':
      return {
        level: 'warning',
        check: 'brokenAnchors',
        what: `The link \`${href}\` leads to a heading that its page does not have.`,
        fix: suggestion ? `Did you mean \`#${suggestion}\`?` : 'Correct the link, or remove it.',
      }
    default:
      return kind satisfies never
  }
}

/** What the author wrote where the page has `href`. */
function writtenAs(href: string, page: Page): string[] {
  const written = page.kind === 'doc' ? page.doc : page.kind === 'post' ? page.post : undefined
  const { addresses } = written ?? (page.kind === 'markdown' ? page.page : { addresses: new Map<string, string>() })
  return [...addresses].flatMap(([text, address]) => (address === href && text !== href ? [text] : []))
}
