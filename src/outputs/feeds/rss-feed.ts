import { generateRssFeed } from 'feedsmith'
import type { Channel, Entry } from './feed-channel.ts'

export function writeRssFeed(channel: Channel): string {
  const { title, description, language, home, self, entries, updated, publisher, stylesheet } = channel
  const feed = {
    title: rssText(title),
    link: home,
    description: rssText(description),
    language,
    copyright: publisher,
    lastBuildDate: updated,
    generator: publisher,
    atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
    items: entries.map(rssItem),
  }
  return generateRssFeed(feed, { stylesheets: [{ type: 'text/css', href: stylesheet }] })
}

function rssItem({ address, title, description, html, published, authors, tags }: Entry) {
  return {
    title: rssText(title),
    link: address,
    ...(description && { description: rssText(description) }),
    guid: { value: address, isPermaLink: true },
    pubDate: published,
    categories: tags.map(name => ({ name })),
    // An `author` of RSS must hold an e-mail address; names go into Dublin Core's `creator`.
    dc: { creators: authors.map(({ name }) => name) },
    content: { encoded: html },
  }
}

/** Readers take titles and descriptions of RSS for HTML, so everything that would start a tag or an entity is escaped. */
function rssText(text: string): string {
  return text.replace(/&(?=[a-z#])/gi, '&amp;').replaceAll('<', '&lt;')
}
