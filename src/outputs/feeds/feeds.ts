import type { Post, SiteContent } from '../../content/site-content.ts'
import { feedLinks, tagFeedLink } from '../../page-kinds/head/feed-links.ts'
import tokens from '../../styles/tokens.css?raw'
import { writeAtomFeed } from './atom-feed.ts'
import stylesheet from './feed.css?raw'
import { type Entry, feedStylesheetPath, makeChannel, makeEntry } from './feed-channel.ts'
import { writeJsonFeed } from './json-feed.ts'
import { writeRssFeed } from './rss-feed.ts'

const maxPosts = 20

/** The feeds by path, with the whole text of the newest posts: RSS, Atom and JSON of all posts, RSS of each tag. */
export function* makeFeeds({ config, posts, tags }: SiteContent): Generator<[path: string, text: string]> {
  if (posts.length === 0) return
  const { rss, atom, json } = feedLinks(config)
  const title = `${config.title} ${config.blog.title}`
  const blog = { title, description: config.blog.description, home: '/blog' }
  // A post is in the feed of each of its tags, and its HTML is parsed once.
  const entries = new Map<Post, Entry>()
  yield [feedStylesheetPath, `${tokens}\n${stylesheet}`]
  yield [rss.href, writeRssFeed(channelOf({ ...blog, self: rss.href }, posts))]
  yield [atom.href, writeAtomFeed(channelOf({ ...blog, self: atom.href }, posts))]
  yield [json.href, writeJsonFeed(channelOf({ ...blog, self: json.href }, posts))]
  for (const [tag, tagged] of tags) {
    const self = tagFeedLink(tag, config).href
    const description = tag.description || `Posts tagged with "${tag.label}".`
    const words = { title: `${title}: ${tag.label}`, description, home: tag.url, self }
    yield [self, writeRssFeed(channelOf(words, tagged))]
  }

  function channelOf(words: Parameters<typeof makeChannel>[0], posts: Post[]) {
    return makeChannel(words, posts.slice(0, maxPosts).map(entryOf), config)
  }

  function entryOf(post: Post): Entry {
    const entry = entries.get(post) ?? makeEntry(post, config)
    entries.set(post, entry)
    return entry
  }
}
