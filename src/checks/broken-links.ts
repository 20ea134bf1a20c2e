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
  const paths = link.kind === 'markdown' ? link.paths.filter(path => !isTold(link.href, path, site)) : link.paths
  return placesOfLink({ ...link, paths }, site).map(where => ({ ...words, where }))
}

/** Whether a link to a Markdown file was read as Markdown, or stands on a page that shows what others hold. */
function isTold(href: string, path: string, { routes }: Omit<Site, 'drafts'>): boolean {
  const page = routes.get(path)?.page
  if (!page || !pageSource(page)) return true
  const written = writtenPage(page)
  const parts = [...(written?.parts.values() ?? [])]
  return [written, ...parts].some(text => text?.addresses.has(href))
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
    case 'markdown':
      return {
        level: 'warning',
        check: 'brokenMarkdownLinks',
        what: `The link \`${href}\` leads to no file of this site.`,
        fix: 'Link to the page by its URL: links in HTML and components are left as they are written.',
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
  const addresses = [...(writtenPage(page)?.addresses ?? [])]
  return addresses.flatMap(([text, address]) => (address === href && text !== href ? [text] : []))
}

function writtenPage(page: Page) {
  if (page.kind === 'doc') return page.doc
  if (page.kind === 'post') return page.post
  return page.kind === 'markdown' ? page.page : undefined
}
