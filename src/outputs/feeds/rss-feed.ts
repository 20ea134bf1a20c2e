import { generateRssFeed } from 'feedsmith'
import type { Channel, Entry } from './feed-channel.ts'

export function writeRssFeed(channel: Channel): string {
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

function rssItem({ address, title, description, html, published, authors, tags }: Entry) {
  return {
    title: escapeRssText(title),
    link: address,
    ...(description && { description: escapeRssText(description) }),
    guid: { value: address, isPermaLink: true },
    pubDate: published,
    categories: tags.map(name => ({ name })),
    // RSS's own `author` must be an e-mail address, so names go into Dublin Core's `creator`.
    dc: { creators: authors.map(({ name }) => name) },
    content: { encoded: html },
  }
}

/** Feed readers parse titles and descriptions of RSS as HTML, so what would start a tag or an entity is escaped. */
function escapeRssText(text: string): string {
  return text.replace(/&(?=[a-z#])/gi, '&amp;').replaceAll('<', '&lt;')
}
