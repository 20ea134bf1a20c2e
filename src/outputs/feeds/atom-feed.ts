import { generateAtomFeed } from 'feedsmith'
import type { Channel, Entry } from './feed-channel.ts'

export function writeAtomFeed(channel: Channel): string {
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

function atomEntry({ address, title, description, html, published, updated, authors, tags }: Entry) {
  return {
    id: address,
    title: { value: title },
    ...(description && { summary: { value: description } }),
    content: { type: 'html', value: html },
    links: [{ href: address, rel: 'alternate', type: 'text/html' }],
    published,
    updated,
    authors: authors.map(({ name, address }) => ({ name, uri: address })),
    categories: tags.map(term => ({ term })),
  }
}
