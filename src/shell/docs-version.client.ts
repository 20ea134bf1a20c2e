import { forgetStored } from './clear-stored.ts'
import { readStored, writeStored } from './storage.ts'

/**
 * Remembers the version a reader chooses. The navbar's links to the docs lead to the version being read, elsewhere to the
 * remembered one, else where the page says. A site with one version has no such links.
 */
export function followDocsVersion() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-versions]')].map(link => ({
    link,
    main: link.getAttribute('href') ?? '',
    urls: new Map(Object.entries<string>(JSON.parse(link.dataset.versions ?? '{}'))),
  }))
  const [first] = links
  if (!first) return
  const point = () => {
    const name = versionBeingRead() ?? rememberedVersion(first.urls)
    for (const { link, main, urls } of links) link.href = urls.get(name ?? '') ?? main
  }
  addEventListener('click', event => {
    const chosen = (event.target as Element).closest?.<HTMLElement>('a[data-version]')
    if (chosen) writeStored('tickwise.docs-version', chosen.dataset.version ?? '')
  })
  document.addEventListener('tickwise:page', point)
  point()
}

function versionBeingRead(): string | undefined {
  return document.querySelector<HTMLElement>('.versions [aria-current]')?.dataset.version
}

/** A name that the site does not have (any more) is forgotten. */
function rememberedVersion(known: ReadonlyMap<string, string>): string | undefined {
  const name = readStored('tickwise.docs-version')
  if (name === undefined || known.has(name)) return name
  forgetStored('tickwise.docs-version')
  return undefined
}
