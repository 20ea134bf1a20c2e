// Frames, pictures, videos and sounds that come from the hosts which a site lists as `embeds`.

import type { Element, Properties } from 'hast'
import { changeSourceSet } from '../../lib/html-attributes.ts'

/** What a card calls the element. A frame may be a video, a map or anything else. */
const kindByTag = { iframe: 'content', img: 'picture', picture: 'picture', video: 'video', audio: 'sound' } as const

type EmbedKind = (typeof kindByTag)[keyof typeof kindByTag]

/** An element that loads something from a listed host. */
export interface Embed {
  kind: EmbedKind
  title: string
  /** Where a link leads that stands in for it. */
  address: string
  /** The listed hosts that it loads from. */
  hosts: string[]
  /** The element as pages show it once it may load, with absolute addresses on these hosts. */
  element: Element
  /** Width and height as the author wrote them. */
  size: Pick<Properties, 'width' | 'height'>
}

export function isEmbedTag(name: string): name is keyof typeof kindByTag {
  return Object.hasOwn(kindByTag, name)
}

/** Undefined if `element`, which may be a link around a picture, loads nothing from `hosts`. */
export function readEmbed(element: Element, hosts: readonly string[]): Embed | undefined {
  const media = element.tagName === 'a' ? element.children.find(child => child.type === 'element') : element
  // A frame with `srcdoc` shows that, and does not load its address.
  if (!media || !isEmbedTag(media.tagName) || media.properties.srcDoc !== undefined) return undefined
  const used: { property: string; url: URL }[] = []
  const secured = changeAddresses(media, (address, property) => {
    const url = findOnHosts(address, hosts)
    if (url) used.push({ property, url })
    return url?.href ?? address
  })
  const { url } = used.find(({ property }) => property === 'src') ?? used[0] ?? {}
  if (!url) return undefined
  const kind = kindByTag[media.tagName]
  const title = readTitle(media) || `${kind[0]?.toUpperCase()}${kind.slice(1)} from ${url.host}`
  const shown = kind === 'content' ? addFrameDefaults(secured, title) : secured
  return {
    kind,
    title,
    address: url.href,
    hosts: [...new Set(used.map(({ url: { host } }) => host))],
    element:
      element === media
        ? shown
        : { ...element, properties: { ...element.properties, href: url.href }, children: [shown] },
    size: findPicture(media)?.properties ?? media.properties,
  }
}

/** The address if it is on one of `hosts`. Published pages ask for https where an author writes http. */
export function findOnHosts(address: string, hosts: readonly string[]): URL | undefined {
  const base = 'https://this-site.invalid'
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  if (url.protocol === 'http:') url.protocol = 'https:'
  return url.protocol === 'https:' && hosts.includes(url.host) ? url : undefined
}

/** The element with `change` applied to each address from which it, or an element within it, loads something. */
function changeAddresses(element: Element, change: (address: string, property: string) => string): Element {
  const properties = { ...element.properties }
  for (const name of ['src', 'poster'])
    if (name in properties) properties[name] = change(String(properties[name]), name)
  if ('srcSet' in properties)
    properties.srcSet = changeSourceSet(String(properties.srcSet), address => change(address, 'srcSet'))
  const children = element.children.map(child => (child.type === 'element' ? changeAddresses(child, change) : child))
  return { ...element, properties, children }
}

function readTitle(media: Element): string {
  const { title, ariaLabel, alt } = findPicture(media)?.properties ?? media.properties
  return String(alt || title || ariaLabel || '').trim()
}

/** The `<img>` of a `<picture>`. */
function findPicture({ tagName, children }: Element): Element | undefined {
  if (tagName !== 'picture') return undefined
  return children.find((child): child is Element => child.type === 'element' && child.tagName === 'img')
}

/**
 * What frames with videos and maps need, and nothing else: `allow-same-origin` gives them their own host's storage, and
 * `allow-popups-to-escape-sandbox` lets the pages that they open work. Players and maps refuse to work without a referrer.
 */
const frameDefaults: Properties = {
  sandbox: [
    'allow-scripts',
    'allow-same-origin',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-forms',
    'allow-presentation',
  ],
  referrerPolicy: 'strict-origin-when-cross-origin',
}

function addFrameDefaults(frame: Element, title: string): Element {
  const { src, ...written } = frame.properties
  // `src` comes first: src/lib/html-attributes.ts does not look behind a title that has a `>`.
  return { ...frame, properties: { ...(src !== undefined && { src }), ...frameDefaults, title, ...written } }
}
