import { generateJsonFeed } from 'feedsmith'
import type { Channel, Entry } from './feed-channel.ts'

export function writeJsonFeed({ title, description, language, home, self, entries, favicon }: Channel): string {
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

function jsonItem({ address, title, description, html, published, updated, authors, tags }: Entry) {
  return {
    id: address,
    url: address,
    title,
    ...(description && { summary: description }),
    content_html: html,
    date_published: published,
    date_modified: updated,
    authors: authors.map(({ name, address }) => ({ name, url: address })),
    tags,
  }
}
