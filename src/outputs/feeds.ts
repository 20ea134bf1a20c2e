import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import type { Post, SiteContent } from '../content/site-content.ts'
import { absoluteUrl, basePathOf, siteUrl } from '../site-address.ts'
import tokens from '../styles/tokens.css?raw'
import stylesheet from './feed.css?raw'
import { feedHtml } from './feed-html.ts'
import { feedLinks, tagFeedLink } from './feed-links.ts'
import { rebaseHtml } from './rebase.ts'

const newest = 20
const language = 'en'
const stylesheetPath = '/feed.css'
/** Browsers show a feed with it; a stylesheet, because they are giving up XSLT. */
const styledBy = (href: string) => ({ stylesheets: [{ type: 'text/css', href }] })

type Entry = {
  address: string
  title: string
  description: string | undefined
  html: string
  published: Date
  updated: Date
  authors: { name: string; address: string }[]
  tags: string[]
}

/** What all formats of a feed tell; addresses are absolute. */
type Channel = {
  title: string
  description: string
  home: string
  /** Where the feed itself stands. */
  self: string
  /** Newest first. */
  entries: Entry[]
  updated: Date
  /** Title of the site. */
  publisher: string
  favicon: string
  /** A path: browsers take no stylesheet from another host, and the feed may be looked at before it is published. */
  stylesheet: string
}

/** The feeds by path, with the whole text of the newest posts: RSS, Atom and JSON of all posts, RSS of each tag. */
export function* feeds({ config, posts, tags }: SiteContent): Generator<[path: string, text: string]> {
  if (posts.length === 0) return
  const entries = new Map<Post, Entry>()
  const { rss, atom, json } = feedLinks(config)
  const title = `${config.title} ${config.blog.title}`
  const ofBlog = { title, description: config.blog.description, home: '/blog', posts: posts.slice(0, newest) }
  yield [stylesheetPath, `${tokens}\n${stylesheet}`]
  yield [rss.path, rssFeed(channel({ ...ofBlog, self: rss.path }))]
  yield [atom.path, atomFeed(channel({ ...ofBlog, self: atom.path }))]
  yield [json.path, jsonFeed(channel({ ...ofBlog, self: json.path }))]
  for (const [tag, tagged] of tags) {
    const self = tagFeedLink(tag, config).path
    const description = tag.description || `Posts tagged with "${tag.label}".`
    const words = { title: `${title}: ${tag.label}`, description, home: tag.url, posts: tagged.slice(0, newest) }
    yield [self, rssFeed(channel({ ...words, self }))]
  }

  function channel({ posts, home, self, ...words }: ChannelWords): Channel {
    const shown = posts.map(post => entries.get(post) ?? readEntry(post))
    return {
      title: xmlText(words.title),
      description: xmlText(words.description),
      home: siteUrl(config) + home,
      self: siteUrl(config) + self,
      entries: shown,
      updated: new Date(Math.max(...shown.map(entry => entry.updated.getTime()))),
      publisher: xmlText(config.title),
      favicon: siteUrl(config) + config.favicon,
      stylesheet: basePathOf(config) + stylesheetPath,
    }
  }

  function readEntry(post: Post): Entry {
    const { description, date, lastUpdated = date } = post
    const address = absoluteUrl(post.url, config)
    const entry = {
      address,
      title: xmlText(post.title),
      description: description && xmlText(description),
      html: xmlText(feedHtml(rebaseHtml(post.html, basePathOf(config)), address)).trim(),
      published: date,
      updated: lastUpdated > date ? lastUpdated : date,
      authors: authorsOf(post),
      tags: post.tags.map(tag => xmlText(tag.label)),
    }
    entries.set(post, entry)
    return entry
  }

  /** A post without an author is the site's own: Atom demands one. */
  function authorsOf({ authors }: Post): Entry['authors'] {
    if (authors.length === 0) return [{ name: xmlText(config.title), address: siteUrl(config) }]
    return authors.map(({ name, url }) => ({ name: xmlText(name), address: absoluteUrl(url ?? '/', config) }))
  }
}

type ChannelWords = { title: string; description: string; home: string; self: string; posts: Post[] }

/** Text without the control characters that XML cannot hold, even escaped. */
function xmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  return text.replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, '')
}

function rssFeed(channel: Channel): string {
  const { title, description, home, self, entries, updated, publisher } = channel
  const feed = {
    title: rssText(title),
    link: home,
    description: rssText(description),
    language,
    copyright: publisher,
    lastBuildDate: updated,
    generator: publisher,
    atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
    items: entries.map(entry => ({
      title: rssText(entry.title),
      link: entry.address,
      ...(entry.description && { description: rssText(entry.description) }),
      guid: { value: entry.address, isPermaLink: true },
      pubDate: entry.published,
      categories: entry.tags.map(name => ({ name })),
      // An `author` of RSS must hold an e-mail address; names go into Dublin Core's `creator`.
      dc: { creators: entry.authors.map(({ name }) => name) },
      content: { encoded: entry.html },
    })),
  }
  return generateRssFeed(feed, styledBy(channel.stylesheet))
}

/** Readers take titles and descriptions of RSS for HTML, so what would start a tag or an entity is escaped. */
function rssText(text: string): string {
  return text.replace(/&(?=[a-z#])/gi, '&amp;').replaceAll('<', '&lt;')
}

function atomFeed(channel: Channel): string {
  const { title, description, home, self, entries, updated, publisher, favicon } = channel
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
    entries: entries.map(entry => ({
      id: entry.address,
      title: { value: entry.title },
      ...(entry.description && { summary: { value: entry.description } }),
      content: { type: 'html', value: entry.html },
      links: [{ href: entry.address, rel: 'alternate', type: 'text/html' }],
      published: entry.published,
      updated: entry.updated,
      authors: entry.authors.map(({ name, address }) => ({ name, uri: address })),
      categories: entry.tags.map(term => ({ term })),
    })),
  }
  return generateAtomFeed(feed, styledBy(channel.stylesheet))
}

function jsonFeed({ title, description, home, self, entries, favicon }: Channel): string {
  const feed = {
    title,
    home_page_url: home,
    feed_url: self,
    description,
    favicon,
    language,
    items: entries.map(entry => ({
      id: entry.address,
      url: entry.address,
      title: entry.title,
      ...(entry.description && { summary: entry.description }),
      content_html: entry.html,
      date_published: entry.published,
      date_modified: entry.updated,
      authors: entry.authors.map(({ name, address }) => ({ name, url: address })),
      tags: entry.tags,
    })),
  }
  return `${JSON.stringify(generateJsonFeed(feed))}\n`
}
