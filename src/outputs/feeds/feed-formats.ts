// The three formats of feeds, written from one set of data.
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import type { LazyText } from '../../lib/memo.ts'

/** The data of a feed, the same for RSS, Atom and JSON. Addresses are absolute. */
export interface FeedChannel {
  title: string
  description: string
  language: string
  /** Address of the page that lists the same posts. */
  home: string
  /** Address of the feed. */
  self: string
  /** Newest first: `readPosts` in src/content/blog sorts the posts. */
  entries: FeedEntry[]
  updated: Date
  /** Title of the site. */
  publisher: string
  favicon: string
  /** A path: browsers accept no stylesheet of another origin, and authors open feeds locally before they publish them. */
  stylesheet: string
}

export interface FeedEntry {
  address: string
  title: string
  description: string | undefined
  html: LazyText
  published: Date
  updated: Date
  authors: { name: string; address: string }[]
  tags: string[]
}

export function writeRssFeed(channel: FeedChannel): string {
  const { title, description, language, home, self, entries, updated, publisher, stylesheet } = channel
  const feed = {
    title: escapeRssText(title),
    link: home,
    description: escapeRssText(description),
    language,
    copyright: publisher,
    lastBuildDate: updated,
    generator: publisher,
    atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
    items: entries.map(rssItem),
  }
  return generateRssFeed(feed, { stylesheets: [{ type: 'text/css', href: stylesheet }] })
}

function rssItem({ address, title, description, html, published, authors, tags }: FeedEntry) {
  return {
    title: escapeRssText(title),
    link: address,
    ...(description && { description: escapeRssText(description) }),
    guid: { value: address, isPermaLink: true },
    pubDate: published,
    categories: tags.map(name => ({ name })),
    // RSS's own `author` must be an e-mail address, so names go into Dublin Core's `creator`.
    dc: { creators: authors.map(({ name }) => name) },
    content: { encoded: html.read() },
  }
}

/** Feed readers parse titles and descriptions of RSS as HTML, so what would start a tag or an entity is escaped. */
function escapeRssText(text: string): string {
  return text.replace(/&(?=[a-z#])/gi, '&amp;').replaceAll('<', '&lt;')
}

export function writeAtomFeed(channel: FeedChannel): string {
  const { title, description, language, home, self, entries, updated, publisher, favicon, stylesheet } = channel
  const feed = {
    id: home,
    title: { value: title },
    subtitle: { value: description },
    links: [
      { href: home, rel: 'alternate', type: 'text/html' },
      { href: self, rel: 'self', type: 'application/atom+xml' },
    ],
    icon: favicon,
    rights: { value: publisher },
    updated,
    generator: { text: publisher },
    xml: { lang: language },
    entries: entries.map(atomEntry),
  }
  return generateAtomFeed(feed, { stylesheets: [{ type: 'text/css', href: stylesheet }] })
}

function atomEntry({ address, title, description, html, published, updated, authors, tags }: FeedEntry) {
  return {
    id: address,
    title: { value: title },
    ...(description && { summary: { value: description } }),
    content: { type: 'html', value: html.read() },
    links: [{ href: address, rel: 'alternate', type: 'text/html' }],
    published,
    updated,
    authors: authors.map(({ name, address }) => ({ name, uri: address })),
    categories: tags.map(term => ({ term })),
  }
}

export function writeJsonFeed({ title, description, language, home, self, entries, favicon }: FeedChannel): string {
  const feed = {
    title,
    home_page_url: home,
    feed_url: self,
    description,
    favicon,
    language,
    items: entries.map(jsonItem),
  }
  return `${JSON.stringify(generateJsonFeed(feed))}\n`
}

function jsonItem({ address, title, description, html, published, updated, authors, tags }: FeedEntry) {
  return {
    id: address,
    url: address,
    title,
    ...(description && { summary: description }),
    content_html: html.read(),
    date_published: published,
    date_modified: updated,
    authors: authors.map(({ name, address }) => ({ name, url: address })),
    tags,
  }
}
