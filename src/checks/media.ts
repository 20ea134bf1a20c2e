import { statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { levelFromCheck, type Problem } from '../content/input/problem.ts'
import {
  listFiles,
  locateAddress,
  locateText,
  readSource,
  readSourceIfPresent,
  type SourceFile,
} from '../content/input/source-file.ts'
import { readImageSize } from '../content/markdown/local-files.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { SiteConfig } from '../site-config/site-config-schema.ts'
import { isExternal, stripQueryAndHash } from '../urls/addresses.ts'
import { decodePercentEncoding } from '../urls/page-path.ts'
import { findOnHosts } from '../widgets/embed/read-embed.ts'
import type { PageLinks, SitePages } from './page-links.ts'

/** Files that `site.config.ts` names and the site does not have: every page would request a file that is missing. */
export function findMissingFiles(config: SiteConfig, files: ReadonlySet<string>, configFile: SourceFile): Problem[] {
  const { favicon, logo, touchIcon, icons, stylesheet } = config
  const images = [favicon, logo.src, ...(touchIcon ? [touchIcon] : []), ...icons.map(icon => icon.src)]
  const kinds = new Map([
    ...images.map(path => [path, 'image'] as const),
    ...(stylesheet ? [[stylesheet, 'stylesheet'] as const] : []),
  ])
  return [...kinds]
    .filter(([path]) => !files.has(path))
    .map(([path, kind]) => ({
      level: 'error',
      where: locateText(configFile, path),
      what: `The ${kind} \`${path}\` does not exist.`,
      fix: `Put it at static${path}, or correct its path.`,
    }))
}

const maxKilobytes = 300
/** Pages show images at most 800 pixels wide, and the sharpest common screens have two pixels for each of them. */
const maxWidth = 1600

/** Images that pages show and that are larger than they need to be. */
export function findOversizedImages(pages: PageLinks[], root: string, assets: SiteContent['assets']): Problem[] {
  const sources = new Set(pages.flatMap(({ images }) => [...images]).filter(src => /^\/(?!\/)/.test(src)))
  const files = new Set([...sources].map(src => assets.get(src) ?? join(root, 'static', stripQueryAndHash(src))))
  return [...files].flatMap(file => {
    const kilobytes = Math.round((statSync(file, { throwIfNoEntry: false })?.size ?? 0) / 1000)
    const width = file.endsWith('.svg') ? 0 : (readImageSize(file)?.width ?? 0)
    if (kilobytes <= maxKilobytes && width <= maxWidth) return []
    return {
      ...levelFromCheck('oversizedImages'),
      where: file.slice(root.length + 1),
      what: `The image is ${kilobytes} kB${width > 0 ? ` and ${width} pixels wide` : ''}.`,
      fix: `Pages need at most ${maxWidth} pixels and ${maxKilobytes} kB: scale it down, or save it as WebP or AVIF.`,
    }
  })
}

const imageExtension = String.raw`\.(?:png|jpe?g|gif|webp|avif|svg|ico)`
const imageFile = new RegExp(`${imageExtension}$`, 'i')
/** Files that may name an image: pages (drafts too), data, components, stylesheets and drawings. */
const textFile = /\.(?:mdx?|[cm]?[jt]sx?|ya?ml|json|css|html?|svg|txt|webmanifest)$/i
/** A file name with its extension, up to whatever separates it from the text around it. */
const imageName = new RegExp(`${/[^\s"'`()<>[\]{}/\\=,]+/.source}${imageExtension}\\b`, 'gi')

/**
 * Images whose file names occur in no text of the site. Images directly in static/ are left out: browsers and services
 * ask for such files by fixed addresses (`/favicon.ico`).
 */
export function findUnusedImages(root: string): Problem[] {
  const images = listContent(root).filter(path => imageFile.test(path) && posix.dirname(path) !== 'static')
  if (images.length === 0) return []
  const named = readNames(root)
  return images
    .filter(path => !named.has(lastWord(posix.basename(path))))
    .map(path => ({
      ...levelFromCheck('unusedImages'),
      where: path,
      what: 'No page, style or setting uses this image.',
      fix: 'Remove it, or show it somewhere.',
    }))
}

function listContent(root: string): string[] {
  return ['content', 'static'].flatMap(folder => listFiles(root, folder))
}

function readNames(root: string): Set<string> {
  const files = [...listContent(root), 'site.config.ts'].filter(path => textFile.test(path))
  const names = files.flatMap(path => readSource(root, path).text.match(imageName) ?? [])
  return new Set(names.map(name => lastWord(decodePercentEncoding(name))))
}

/** `My chart.png` -> `chart.png`. Texts write the space as it is or as `%20`; the last word is the same in both. */
function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? name
}

/**
 * Frames, and images and media of other hosts, which the published site's security policy forbids unless the configuration lists
 * their host. Authors do not see it otherwise: development sends no such policy, nor do hosts that ignore `_headers`. Also those
 * of listed hosts that no card holds back.
 */
export function findBlockedMedia(pages: PageLinks[], site: SitePages, embeds: readonly string[]): Problem[] {
  const isListed = (address: string) => findOnHosts(address, embeds) !== undefined
  return pages.flatMap(({ path, foreign, unasked, plugins }) => {
    const report = (address: string, message: Pick<Problem, 'what' | 'fix'>) =>
      listPlaces(address, path, site).map(where => ({ ...levelFromCheck('blockedMedia'), where, ...message }))
    return [
      ...[...foreign]
        .filter(address => !isListed(address))
        .flatMap(address => report(address, describeBlocked(address))),
      ...[...unasked].filter(isListed).flatMap(address => report(address, describeUnasked(address))),
      ...[...plugins].flatMap(address => report(address, describePlugin(address))),
    ]
  })
}

function describeBlocked(address: string): Pick<Problem, 'what' | 'fix'> {
  const { protocol = '', host } = isExternal(address) ? parseAddress(address) : {}
  if (host && /^https?:$/.test(protocol))
    return {
      what: `The published page does not show \`${address}\`: its security policy does not allow the host \`${host}\`.`,
      fix: `Add \`${host}\` to \`embeds\` in site.config.ts, copy the file into the site, or link to it.`,
    }
  return {
    what: `The published page does not show \`${address}\`: its security policy allows frames only of the hosts in \`embeds\`.`,
    fix: 'Put the content into the page, or link to it.',
  }
}

function describeUnasked(address: string): Pick<Problem, 'what' | 'fix'> {
  return {
    what: `The page loads \`${address}\` without asking the reader, because it is part of an interactive component.`,
    fix: 'Put it between the tags of the component, or beside the component.',
  }
}

function describePlugin(address: string): Pick<Problem, 'what' | 'fix'> {
  return {
    what: `The published page does not show \`${address}\`: its security policy allows no \`<object>\` and no \`<embed>\`.`,
    fix: 'Use `<iframe>` or `<img>`, or link to it.',
  }
}

function parseAddress(address: string): Partial<URL> {
  const base = 'https://this-site.invalid'
  return URL.canParse(address, base) ? new URL(address, base) : {}
}

/** Where to report the address. Empty for pages that repeat texts of other files, such as lists of posts: those files are reported. */
function listPlaces(address: string, path: string, { root, routes }: SitePages): string[] {
  const file = routes.get(path)?.source
  const source = file === undefined ? undefined : readSourceIfPresent(root, file)
  if (!source) return []
  const spelling = [address, address.replaceAll('&', '&amp;')].find(text => source.text.includes(text))
  return locateAddress(source, spelling ?? address)
}
