import type { Post, SiteContent } from '../../content/site-content.ts'
import { identifyText, type LazyText, type Memo, noMemo } from '../../lib/memo.ts'
import { feedLinks, tagFeedLink } from '../../page-kinds/head/feed-links.ts'
import type { SiteConfig } from '../../site-config/site-config-schema.ts'
import tokens from '../../styles/tokens.css?raw'
import { absoluteUrl, getBasePath, getSiteUrl } from '../../urls/site-url.ts'
import { addBasePathToHtml } from '../add-base-path.ts'
import stylesheet from './feed.css?raw'
import { type FeedChannel, type FeedEntry, writeAtomFeed, writeJsonFeed, writeRssFeed } from './feed-formats.ts'
import { renderFeedHtml } from './feed-html.ts'

const maxPosts = 20
const feedStylesheetPath = '/feed.css'

interface ChannelInfo {
  title: string
  description: string
  /** Path of the page that lists the same posts. */
  home: string
  /** Path of the feed. */
  self: string
}

/** The feeds by path, with the full text of the newest posts: RSS, Atom and JSON of the blog, and RSS of each tag. */
export function* makeFeeds(
  { config, posts, tags }: SiteContent,
  memo: Memo = noMemo,
): Generator<[path: string, text: string | LazyText]> {
  if (posts.length === 0) return
  const { rss, atom, json } = feedLinks(config)
  const title = `${config.title} ${config.blog.title}`
  const blogInfo = { title, description: config.blog.description, home: '/blog' }
  // A post is also in the feed of each of its tags, and its HTML is parsed only once.
  const entries = new Map<Post, FeedEntry>()
  yield [feedStylesheetPath, `${tokens}\n${stylesheet}`]
  yield writeFeed('RSS feeds', writeRssFeed, { ...blogInfo, self: rss.href }, posts)
  yield writeFeed('Atom feeds', writeAtomFeed, { ...blogInfo, self: atom.href }, posts)
  yield writeFeed('JSON feeds', writeJsonFeed, { ...blogInfo, self: json.href }, posts)
  for (const [tag, tagged] of tags) {
    const self = tagFeedLink(tag, config).href
    const description = tag.description || `Posts tagged with "${tag.label}".`
    const tagInfo = { title: `${title}: ${tag.label}`, description, home: tag.url, self }
    yield writeFeed('RSS feeds', writeRssFeed, tagInfo, tagged)
  }

  function writeFeed(
    kind: string,
    write: (channel: FeedChannel) => string,
    info: ChannelInfo,
    posts: Post[],
  ): [path: string, text: LazyText] {
    const channel = makeChannel(info, posts.slice(0, maxPosts).map(getEntry), config)
    const identified = channel.entries.map(entry => ({ ...entry, html: identifyText(entry.html) }))
    const inputs = [{ ...channel, entries: identified }]
    return [info.self, memo.text(kind, inputs, () => write(channel), { isKept: false })]
  }

  function getEntry(post: Post): FeedEntry {
    const entry = entries.get(post) ?? makeEntry(post, config, memo)
    entries.set(post, entry)
    return entry
  }
}

function makeChannel(info: ChannelInfo, entries: FeedEntry[], config: SiteConfig): FeedChannel {
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

/** A post as plain data, with its HTML reduced to elements that feed readers show. */
function makeEntry(post: Post, config: SiteConfig, memo: Memo): FeedEntry {
  const { description, date, lastUpdated = date } = post
  const address = absoluteUrl(post.url, config)
  const base = getBasePath(config)
  return {
    address,
    title: xmlText(post.title),
    description: description && xmlText(description),
    html: memo.text('HTML for feeds', [post.html, base, address, config.embeds], () =>
      xmlText(renderFeedHtml(addBasePathToHtml(post.html, base), address, config.embeds)).trim(),
    ),
    published: date,
    updated: lastUpdated > date ? lastUpdated : date,
    authors: listAuthors(post, config),
    tags: post.tags.map(tag => xmlText(tag.label)),
  }
}

/** Atom requires an author, so the author of a post without one is the site. */
function listAuthors({ authors }: Post, config: SiteConfig): FeedEntry['authors'] {
  if (authors.length === 0) return [{ name: xmlText(config.title), address: getSiteUrl(config) }]
  return authors.map(({ name, url }) => ({ name: xmlText(name), address: absoluteUrl(url ?? '/', config) }))
}

/** Removes the control characters that XML forbids even when they are escaped (https://www.w3.org/TR/xml/#charsets). */
function xmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  return text.replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, '')
}
