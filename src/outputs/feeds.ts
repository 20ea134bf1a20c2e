import { Feed } from 'feed'
import type { Post, SiteContent } from '../content/site-content.ts'
import type { SiteConfig } from '../site-config.ts'

const newest = 20

/** The blog's feeds by path: RSS, Atom and JSON with the whole text of the newest posts. */
export function feeds({ config, posts }: SiteContent): Map<string, string> {
  if (posts.length === 0) return new Map()
  const title = `${config.title} ${config.blog.title}`
  const feed = new Feed({
    title,
    description: config.blog.description,
    id: `${config.url}/blog`,
    link: `${config.url}/blog`,
    language: 'en',
    copyright: config.title,
    favicon: config.url + config.favicon,
    ...(posts[0] && { updated: posts[0].date }),
    generator: config.title,
    feedLinks: {
      rss: `${config.url}/blog/rss.xml`,
      atom: `${config.url}/blog/atom.xml`,
      json: `${config.url}/blog/feed.json`,
    },
  })
  for (const post of posts.slice(0, newest)) {
    const address = config.url + post.url
    feed.addItem({
      id: address,
      link: address,
      title: post.title,
      date: post.date,
      ...(post.description !== undefined && { description: post.description }),
      content: feedHtml(post, config.url),
      author: authorsOf(post, config),
      category: post.tags.map(tag => ({ name: tag.label })),
    })
  }
  return new Map([
    // An `author` of RSS must hold an e-mail address; names go into Dublin Core's `creator`.
    ['/blog/rss.xml', feed.rss2().replace(/<author>([^<]*)<\/author>/g, '<dc:creator>$1</dc:creator>')],
    ['/blog/atom.xml', feed.atom1()],
    ['/blog/feed.json', feed.json1()],
  ])
}

/** A post without an author is the site's own: feed readers, and the library, expect one. */
function authorsOf({ authors }: Post, { title, url }: SiteConfig): { name: string; link: string }[] {
  if (authors.length === 0) return [{ name: title, link: url }]
  return authors.map(author => ({ name: author.name, link: new URL(author.url ?? '/', url).href }))
}

/** A post's HTML without what only works on a page (heading anchors, copy buttons), and with absolute addresses. */
function feedHtml({ html, url }: Post, siteUrl: string): string {
  return html
    .replace(/<a class="heading-anchor"(?:[^>"]|"[^"]*")*><\/a>/g, '')
    .replace(/<div class="code-buttons">.*?<\/div>|<button [^>]*>.*?<\/button>/g, '')
    .replace(/<[a-z](?:[^>"]|"[^"]*")*>/gi, tag => tag.replace(/ (href|src)="([^"]*)"/g, absolute))

  function absolute(whole: string, name: string, address: string): string {
    const base = siteUrl + url
    return URL.canParse(address, base) ? ` ${name}="${new URL(address, base).href}"` : whole
  }
}
