// The data of a feed, the same for RSS, Atom and JSON. Addresses are absolute.
import type { Post } from '../../content/site-content.ts'
import type { SiteConfig } from '../../site-config/site-config-schema.ts'
import { absoluteUrl, getBasePath, getSiteUrl } from '../../urls/site-url.ts'
import { addBasePathToHtml } from '../add-base-path.ts'
import { renderFeedHtml } from './render-feed-html.ts'

export const feedStylesheetPath = '/feed.css'

export interface Entry {
  address: string
  title: string
  description: string | undefined
  html: string
  published: Date
  updated: Date
  authors: { name: string; address: string }[]
  tags: string[]
}

export interface Channel {
  title: string
  description: string
  language: string
  /** Address of the page that lists the same posts. */
  home: string
  /** Address of the feed. */
  self: string
  /** Newest first. */
  entries: Entry[]
  updated: Date
  /** Title of the site. */
  publisher: string
  favicon: string
  /** A path: browsers accept no stylesheet of another origin, and authors open feeds locally before they publish them. */
  stylesheet: string
}

interface ChannelInfo {
  title: string
  description: string
  home: string
  self: string
}

/** `home` and `self` are paths of the site. */
export function makeChannel(info: ChannelInfo, entries: Entry[], config: SiteConfig): Channel {
  return {
    title: xmlText(info.title),
    description: xmlText(info.description),
    language: 'en',
    home: getSiteUrl(config) + info.home,
    self: getSiteUrl(config) + info.self,
    entries,
    updated: new Date(Math.max(...entries.map(({ updated }) => updated.getTime()))),
    publisher: xmlText(config.title),
    favicon: getSiteUrl(config) + config.favicon,
    stylesheet: getBasePath(config) + feedStylesheetPath,
  }
}

export function makeEntry(post: Post, config: SiteConfig): Entry {
  const { description, date, lastUpdated = date } = post
  const address = absoluteUrl(post.url, config)
  return {
    address,
    title: xmlText(post.title),
    description: description && xmlText(description),
    html: xmlText(renderFeedHtml(addBasePathToHtml(post.html, getBasePath(config)), address)).trim(),
    published: date,
    updated: lastUpdated > date ? lastUpdated : date,
    authors: listAuthors(post, config),
    tags: post.tags.map(tag => xmlText(tag.label)),
  }
}

/** Atom requires an author, so the author of a post without one is the site. */
function listAuthors({ authors }: Post, config: SiteConfig): Entry['authors'] {
  if (authors.length === 0) return [{ name: xmlText(config.title), address: getSiteUrl(config) }]
  return authors.map(({ name, url }) => ({ name: xmlText(name), address: absoluteUrl(url ?? '/', config) }))
}

/** Removes the control characters that XML forbids even when they are escaped (https://www.w3.org/TR/xml/#charsets). */
function xmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  return text.replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, '')
}
