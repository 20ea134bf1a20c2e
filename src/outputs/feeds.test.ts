import { beforeAll, expect, test, vi } from 'vitest'
import { feeds } from './feeds.ts'
import { siteForTest } from './site-for-test.ts'

// West of Greenwich a date shown as local time would fall on the day before.
beforeAll(() => {
  vi.stubEnv('TZ', 'America/New_York')
})

const post = (front: string, body = 'Text.') => `---\n${front}\n---\n\n${body}\n\n<!-- truncate -->\n\nThe end.\n`

async function feedsOf(files: Record<string, string>) {
  const written = feeds(await siteForTest(files))
  const [rss = '', atom = '', json = '{}'] = ['rss.xml', 'atom.xml', 'feed.json'].map(
    name => written.get(`/blog/${name}`) ?? '',
  )
  return { rss, atom, json: json as string, written }
}
const contentOf = (json: string): string => JSON.parse(json).items[0].content_html

test('all three feeds tell title, address, day, tags and author of a post, and where they stand themselves', async () => {
  const { rss, atom, json } = await feedsOf({
    'content/blog/authors.yml': 'team:\n  name: Tickwise team\n',
    'content/blog/2024-01-01-new-year.md': post('title: New & Year\nslug: new-year\nauthors: team\ntags: [kdb/q]'),
  })
  for (const feed of [rss, atom, json]) {
    expect(feed).toContain('Tiny Blog')
    expect(feed).toContain('https://tiny.example/blog/new-year')
    expect(feed).toContain('kdb/q')
    expect(feed).toContain('Tickwise team')
    expect(feed).toContain('The end.')
    expect(feed).toMatch(/01 Jan 2024 00:00:00 GMT|2024-01-01T00:00:00/)
    expect(feed).not.toContain('2023')
  }
  expect(rss).toContain('<atom:link href="https://tiny.example/blog/rss.xml" rel="self"')
  expect(rss).toContain('<dc:creator>Tickwise team</dc:creator>')
  expect(rss).not.toContain('<author>')
  expect(atom).toContain('<link rel="self" href="https://tiny.example/blog/atom.xml"/>')
  expect(JSON.parse(json)).toMatchObject({
    version: 'https://jsonfeed.org/version/1',
    feed_url: 'https://tiny.example/blog/feed.json',
  })
})

test('the text has absolute addresses and nothing that works on a page alone', async () => {
  const { json } = await feedsOf({
    'content/docs/intro.md': '# Intro\n',
    'content/blog/picture.png': 'picture',
    'content/blog/2024-01-01-a.md': post(
      'slug: a',
      '## `<T>` now\n\n[intro](../docs/intro.md) [here](#t-now) [out](https://a.example/?b&c) [bad](http://[)\n\n![x](./picture.png)\n\n`<a href="./kept">`\n\n```q\nq)1+1\n```',
    ),
  })
  const html = contentOf(json)
  expect(html).toContain('href="https://tiny.example/docs/intro"')
  expect(html).toContain('href="https://tiny.example/blog/a#t-now"')
  expect(html).toContain('href="https://a.example/?b&amp;c"')
  expect(html).toMatch(/src="https:\/\/tiny\.example\/assets\/files\/picture-[\da-f]{8}\.png"/)
  expect(html).toContain('&lt;a href="./kept"&gt;')
  expect(html).not.toMatch(/heading-anchor|<button/)
})

test('the twenty newest listed posts are in, newest first; unlisted posts and drafts are not', async () => {
  const days = Array.from({ length: 22 }, (_, index) => String(index + 1).padStart(2, '0'))
  const { json, rss } = await feedsOf({
    ...Object.fromEntries(days.map(day => [`content/blog/2024-03-${day}-p.md`, post(`title: Post ${day}`)])),
    'content/blog/2024-04-01-u.md': post('title: Hidden\nunlisted: true'),
    'content/blog/2024-04-02-d.md': post('title: Unfinished\ndraft: true'),
  })
  const titles: string[] = JSON.parse(json).items.map((item: { title: string }) => item.title)
  expect(titles).toEqual(
    days
      .map(day => `Post ${day}`)
      .reverse()
      .slice(0, 20),
  )
  expect(rss).toContain('<lastBuildDate>Fri, 22 Mar 2024 00:00:00 GMT</lastBuildDate>')
})

test('a site without posts has no feeds', async () => {
  expect((await feedsOf({ 'content/docs/intro.md': '# Intro\n' })).written.size).toBe(0)
})
