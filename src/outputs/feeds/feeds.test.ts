import { parseFeed } from '@rowanmanning/feed-parser'
import { beforeEach, expect, test, vi } from 'vitest'
import { configForTest } from '../../../tests/support/config-for-test.ts'
import { siteForTest } from '../../../tests/support/site-for-test.ts'
import { readText } from '../../lib/memo.ts'
import { feedLinks } from '../../page-kinds/head/feed-links.ts'
import { makeFeeds } from './feeds.ts'

// In a time zone west of Greenwich, a date formatted as local time would be the day before.
beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York')
})

const post = (front: string, body = 'Text.') => `---\n${front}\n---\n\n${body}\n\n<!-- truncate -->\n\nThe end.\n`

async function readFeeds(files: Record<string, string>) {
  const feeds = makeFeeds(await siteForTest(files))
  const written = new Map([...feeds].map(([path, text]) => [path, readText(text)]))
  const read = (path: string) => written.get(path) ?? ''
  return { written, read, rss: read('/blog/rss.xml'), atom: read('/blog/atom.xml'), json: read('/blog/feed.json') }
}

const newYear = {
  'content/blog/authors.yml': 'team:\n  name: Ann & Bob\n  url: /about/about\n',
  'content/blog/2024-01-01-new-year.md': post(
    'title: New & <T> Year\ndescription: "Of a<b & ]]> and ]]>."\nslug: new-year\nauthors: team\ntags: [kdb/q, "a<b & c"]',
    'Control \x01 and \x0b, ]]> and ]]>.\n\n`]]>`',
  ),
}

test('a feed reader finds the title, address, day, authors, tags and text of a post in RSS and Atom', async () => {
  const { rss, atom } = await readFeeds(newYear)
  for (const text of [rss, atom]) {
    const { title, url, self, items } = parseFeed(text)
    expect({ title, url }).toEqual({ title: 'Tiny Blog', url: 'https://tiny.example/blog' })
    expect(self).toBe(`https://tiny.example/blog/${text === rss ? 'rss' : 'atom'}.xml`)
    expect(items).toHaveLength(1)
    expect(items[0]?.toJSON()).toMatchObject({
      id: 'https://tiny.example/blog/new-year',
      url: 'https://tiny.example/blog/new-year',
      title: 'New & <T> Year',
      description: 'Of a<b & ]]> and ]]>.',
      published: '2024-01-01T00:00:00.000Z',
      content: '<p>Control  and , ]]> and ]]>.</p>\n<p><code>]]></code></p>\n<p>The end.</p>',
    })
    expect(items[0]?.authors.map(({ name }) => name)).toEqual(['Ann & Bob'])
    expect(items[0]?.categories.map(({ term }) => term)).toEqual(['kdb/q', 'a<b & c'])
  }
})

test('posts stand newest first, in the feeds of the blog and of a tag, whatever their files are called', async () => {
  const dated = (date: string) => post(`title: Of ${date}\nslug: of-${date}\ndate: ${date}\ntags: [joins]`)
  const { read } = await readFeeds({
    'content/blog/a.md': dated('2024-02-01'),
    'content/blog/b.md': dated('2024-03-01'),
    'content/blog/c.md': dated('2024-01-01'),
  })
  const newestFirst = ['Of 2024-03-01', 'Of 2024-02-01', 'Of 2024-01-01']
  for (const path of ['/blog/rss.xml', '/blog/atom.xml', '/blog/tags/joins/rss.xml']) {
    expect(parseFeed(read(path)).items.map(({ title }) => title)).toEqual(newestFirst)
  }
  expect(JSON.parse(read('/blog/feed.json')).items.map(({ title }: { title: string }) => title)).toEqual(newestFirst)
})

test('RSS has what validators require: language, its own address, permanent ids, creators', async () => {
  const { rss } = await readFeeds(newYear)
  expect(rss).toContain('<language>en</language>')
  expect(rss).toContain('<atom:link href="https://tiny.example/blog/rss.xml" rel="self" type="application/rss+xml"/>')
  expect(rss).toContain('<guid isPermaLink="true">https://tiny.example/blog/new-year</guid>')
  expect(rss).toContain('<pubDate>Mon, 01 Jan 2024 00:00:00 GMT</pubDate>')
  expect(rss).toMatch(/<dc:creator>\s*<!\[CDATA\[Ann & Bob\]\]>/)
  expect(rss).not.toContain('<author>')
})

test('the JSON feed has what version 1.1 requires, and the same texts as RSS and Atom', async () => {
  const feed = JSON.parse((await readFeeds(newYear)).json)
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Tiny Blog',
    home_page_url: 'https://tiny.example/blog',
    feed_url: 'https://tiny.example/blog/feed.json',
    language: 'en',
  })
  expect(feed.items).toEqual([
    {
      id: 'https://tiny.example/blog/new-year',
      url: 'https://tiny.example/blog/new-year',
      title: 'New & <T> Year',
      summary: 'Of a<b & ]]> and ]]>.',
      content_html: '<p>Control  and , ]]> and ]]>.</p>\n<p><code>]]></code></p>\n<p>The end.</p>',
      date_published: '2024-01-01T00:00:00.000Z',
      date_modified: '2024-01-01T00:00:00.000Z',
      authors: [{ name: 'Ann & Bob', url: 'https://tiny.example/about/about' }],
      tags: ['kdb/q', 'a<b & c'],
    },
  ])
})

test('the author of a post without authors is the site', async () => {
  const { atom } = await readFeeds({ 'content/blog/2024-01-01-a.md': post('slug: a') })
  expect(parseFeed(atom).items[0]?.authors).toMatchObject([{ name: 'Tiny', url: 'https://tiny.example' }])
})

const days = Array.from({ length: 22 }, (_, index) => String(index + 1).padStart(2, '0'))
const many = {
  'content/blog/tags.yml': 'joins:\n  label: Joins\n  permalink: /joins\n  description: Tables side by side.\n',
  ...Object.fromEntries(
    days.map(day => [`content/blog/2024-03-${day}-p.md`, post(`title: Post ${day}\ntags: [joins]`)]),
  ),
  'content/blog/2024-03-30-other.md': post('title: Other'),
  'content/blog/2024-04-01-u.md': post('title: Hidden\nunlisted: true\ntags: [joins]'),
  'content/blog/2024-04-02-d.md': post('title: Unfinished\ndraft: true\ntags: [joins]'),
}
const listTitles = (xml: string) => parseFeed(xml).items.map(({ title }) => title)
const newestFirst = days.map(day => `Post ${day}`).reverse()

test('feeds contain the twenty newest posts, newest first, and no unlisted posts or drafts', async () => {
  const { rss, atom, written } = await readFeeds(many)
  expect(listTitles(rss)).toEqual(['Other', ...newestFirst.slice(0, 19)])
  expect(listTitles(atom)).toEqual(listTitles(rss))
  expect(rss).toContain('<lastBuildDate>Sat, 30 Mar 2024 00:00:00 GMT</lastBuildDate>')
  expect([...written.values()].join()).not.toMatch(/Hidden|Unfinished/)
})

test('each tag has a feed of its twenty newest posts, titled with the tag', async () => {
  const { written, read } = await readFeeds(many)
  const xml = read('/blog/tags/joins/rss.xml')
  expect(listTitles(xml)).toEqual(newestFirst.slice(0, 20))
  expect(parseFeed(xml).toJSON()).toMatchObject({
    title: 'Tiny Blog: Joins',
    description: 'Tables side by side.',
    url: 'https://tiny.example/blog/tags/joins',
    self: 'https://tiny.example/blog/tags/joins/rss.xml',
  })
  expect([...written.keys()].filter(path => path.startsWith('/blog/tags'))).toEqual(['/blog/tags/joins/rss.xml'])
})

test('the feeds that pages link to are written, and so is the stylesheet that the feeds link to', async () => {
  const { written } = await readFeeds(newYear)
  for (const { href } of Object.values(feedLinks(configForTest))) expect([...written.keys()]).toContain(href)
  const [, stylesheet = ''] =
    /<\?xml-stylesheet type="text\/css" href="([^"]+)"\?>/.exec(written.get('/blog/rss.xml') ?? '') ?? []
  expect([...written.keys()]).toContain(stylesheet)
})

test('a site without posts has no feeds', async () => {
  expect((await readFeeds({ 'content/docs/intro.md': '# Intro\n' })).written.size).toBe(0)
})
