import { removeStored } from '../../browser/remove-stored.ts'
import { readStored, writeStored } from '../../browser/storage.ts'

/**
 * Remembers the version that a reader chooses, and points the navbar's links to the docs at the version being read. On
 * pages without a version they point at the remembered one, or, if none was chosen, at the main one. Only sites with several versions
 * have such links (`data-versions`).
 */
export function rememberDocsVersion() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-versions]')].map(link => ({
    link,
    main: link.getAttribute('href') ?? '',
    urls: new Map(Object.entries<string>(JSON.parse(link.dataset.versions ?? '{}'))),
  }))
  const [first] = links
  if (!first) return
  const pointLinks = () => {
    const name = versionBeingRead() ?? rememberedVersion(first.urls)
    for (const { link, main, urls } of links) link.href = urls.get(name ?? '') ?? main
  }
  addEventListener('click', event => {
    const chosen = (event.target as Element).closest?.<HTMLElement>('a[data-version]')
    if (chosen) writeStored('tickwise.docs-version', chosen.dataset.version ?? '')
  })
  document.addEventListener('tickwise:page', pointLinks)
  pointLinks()
}

function versionBeingRead(): string | undefined {
  return document.querySelector<HTMLElement>('.versions [aria-current]')?.dataset.version
}

/** A remembered name that is not, or no longer, a version of the site is removed. */
function rememberedVersion(known: ReadonlyMap<string, string>): string | undefined {
  const name = readStored('tickwise.docs-version')
  if (name === undefined || known.has(name)) return name
  removeStored('tickwise.docs-version')
  return undefined
}
