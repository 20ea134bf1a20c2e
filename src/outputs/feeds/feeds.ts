import type { Post, SiteContent } from '../../content/site-content.ts'
import { feedLinks, tagFeedLink } from '../../page-kinds/head/feed-links.ts'
import tokens from '../../styles/tokens.css?raw'
import { writeAtomFeed } from './atom-feed.ts'
import stylesheet from './feed.css?raw'
import { type Entry, feedStylesheetPath, makeChannel, makeEntry } from './feed-channel.ts'
import { writeJsonFeed } from './json-feed.ts'
import { writeRssFeed } from './rss-feed.ts'

const maxPosts = 20

/** The feeds by path, with the full text of the newest posts: RSS, Atom and JSON of the blog, and RSS of each tag. */
export function* makeFeeds({ config, posts, tags }: SiteContent): Generator<[path: string, text: string]> {
  if (posts.length === 0) return
  const { rss, atom, json } = feedLinks(config)
  const title = `${config.title} ${config.blog.title}`
  const blogInfo = { title, description: config.blog.description, home: '/blog' }
  // A post is also in the feed of each of its tags, and its HTML is parsed only once.
  const entries = new Map<Post, Entry>()
  yield [feedStylesheetPath, `${tokens}\n${stylesheet}`]
  yield [rss.href, writeRssFeed(createChannel({ ...blogInfo, self: rss.href }, posts))]
  yield [atom.href, writeAtomFeed(createChannel({ ...blogInfo, self: atom.href }, posts))]
  yield [json.href, writeJsonFeed(createChannel({ ...blogInfo, self: json.href }, posts))]
  for (const [tag, tagged] of tags) {
    const self = tagFeedLink(tag, config).href
    const description = tag.description || `Posts tagged with "${tag.label}".`
    const tagInfo = { title: `${title}: ${tag.label}`, description, home: tag.url, self }
    yield [self, writeRssFeed(createChannel(tagInfo, tagged))]
  }

  function createChannel(info: Parameters<typeof makeChannel>[0], posts: Post[]) {
    return makeChannel(info, posts.slice(0, maxPosts).map(getEntry), config)
  }

  function getEntry(post: Post): Entry {
    const entry = entries.get(post) ?? makeEntry(post, config)
    entries.set(post, entry)
    return entry
  }
}
