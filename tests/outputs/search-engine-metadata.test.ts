import { execFileSync } from 'node:child_process'
import { Readable } from 'node:stream'
import { XMLValidator } from 'fast-xml-parser'
import jsonld, { type NodeObject } from 'jsonld'
import { parseSitemap } from 'sitemap'
import { expect, inject, test } from 'vitest'
import { followLink, startBrowser } from '../support/browser.ts'
import { listBuiltFiles, listBuiltPages, readBuilt, readBuiltPage, readBuiltRedirects } from '../support/built-files.ts'
import { repository } from '../support/run-tickwise.ts'

const browser = startBrowser()
const site = 'https://tickwise.example'
const schema = 'https://schema.org/'
const pages = listBuiltPages().map(path => ({ path, html: readBuiltPage(path) }))
const indexed = pages.filter(({ html }) => !html.includes('<meta name="robots" content="noindex, nofollow"/>'))
const addresses = new Set(
  [...listBuiltPages(), ...listBuiltFiles(inject('dist')), ...readBuiltRedirects().keys()].map(path => site + path),
)

test('search engines may not index search, error pages and unlisted posts, and nothing else', () => {
  const kept = pages.filter(page => !indexed.includes(page)).map(({ path }) => path)
  expect(kept).toMatchInlineSnapshot(`
    [
      "/404",
      "/blog/code-review-checklist",
      "/blog/how-this-archive-was-written",
      "/blog/how-to-host-a-happy-hour",
      "/blog/how-we-write-examples",
      "/blog/interview-question-bank",
      "/offline",
      "/search",
    ]
  `)
})

test('every page that may be indexed has a unique title and description, also in its social tags', () => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const { path, html } of indexed) {
    const [title = '', description = ''] = [/<title>([^<]*)/, meta('name', 'description')].map(
      pattern => pattern.exec(html)?.[1],
    )
    expect(titles.get(title), `${path}: ${title}`).toBeUndefined()
    expect(descriptions.get(description), `${path}: ${description}`).toBeUndefined()
    titles.set(title, path)
    descriptions.set(description, path)
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(20)
    expect(meta('property', 'og:description').exec(html)?.[1], path).toBe(description)
    expect(title.startsWith(meta('property', 'og:title').exec(html)?.[1] ?? '-'), path).toBe(true)
    expect(meta('property', 'og:url').exec(html)?.[1], path).toBe(site + path)
    expect(html, path).toContain(`<link rel="canonical" href="${site}${path}"/>`)
  }
})

test('a post has social tags for its date, author and tags', () => {
  const html = readBuilt('blog/welcome-to-tickwise.html')
  const said = [...html.matchAll(/<meta property="((?:og:type|article:)[^"]*)" content="([^"]*)"/g)]
  // The time of the last change is that of a commit.
  const lasting = said.filter(([, name]) => name !== 'article:modified_time')
  expect(lasting.map(([, name, content]) => `${name}: ${content}`)).toMatchInlineSnapshot(`
    [
      "og:type: article",
      "article:published_time: 2023-08-14T00:00:00Z",
      "article:author: https://tickwise.example/about/about",
      "article:tag: kdb/q",
      "article:tag: Tickwise",
      "article:tag: Welcome",
      "article:tag: Announcements",
      "article:tag: Learning",
      "article:tag: Community",
    ]
  `)
})

test('every page links to the feeds, and a tag’s page also to its own feed', () => {
  const listFeedLinks = (html: string) => [
    ...html.matchAll(/<link rel="alternate" type="application\/\S+ title="([^"]*)"/g),
  ]
  const common = ['Tickwise RSS Feed', 'Tickwise Atom Feed', 'Tickwise JSON Feed']
  for (const { path, html } of pages) {
    const own = /^\/blog\/tags\/./.test(path) ? [expect.stringMatching(/^Tickwise RSS Feed: /)] : []
    expect(
      listFeedLinks(html).map(([, title]) => title),
      path,
    ).toEqual([...own, ...common])
  }
})

test('structured data expands completely, has what search engines require, and names addresses that exist', async () => {
  const counts: Record<string, number> = {}
  for (const { path, html } of pages) {
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    expect(blocks.length, path).toBeLessThanOrEqual(1)
    for (const [, text = ''] of blocks) {
      const data = JSON.parse(text)
      // Safe mode rejects what would be dropped: unknown keywords, names without a meaning.
      await jsonld.expand(data, expansion)
      for (const thing of data['@graph']) {
        counts[thing['@type']] = (counts[thing['@type']] ?? 0) + 1
        expect(thing, path).toMatchObject(asked[thing['@type']] ?? { '@type': 'one of those asked for' })
      }
      for (const [, address = ''] of text.matchAll(/"(https:\/\/tickwise\.example[^"#{?]*)[^"]*"/g))
        expect(addresses.has(address === `${site}` ? `${site}/` : address), `${path}: ${address}`).toBe(true)
    }
  }
  expect(counts).toEqual({
    WebSite: 1,
    Blog: expect.any(Number),
    BlogPosting: 31,
    BreadcrumbList: expect.any(Number),
  })
})

const text = expect.stringMatching(/\S/)
const address = expect.stringMatching(/^https:\/\/tickwise\.example\//)
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
const organization = { '@type': 'Organization', name: text, url: address }
const listedPost = { '@id': address, url: address, headline: text, datePublished: moment, author: [organization] }
/** What Google documents for each type, and a little more. */
const asked: Record<string, object> = {
  WebSite: {
    url: `${site}/`,
    name: 'Tickwise',
    publisher: { ...organization, logo: address },
    potentialAction: { target: { urlTemplate: `${site}/search?q={search_term_string}` } },
  },
  Blog: { url: `${site}/blog`, name: text, blogPost: expect.arrayContaining([expect.objectContaining(listedPost)]) },
  BlogPosting: {
    ...listedPost,
    description: text,
    keywords: expect.arrayContaining(['kdb/q']),
    isPartOf: { name: text },
  },
  BreadcrumbList: {
    itemListElement: expect.toSatisfy((items: NodeObject[]) =>
      items.every(({ position, name, item }, index) => position === index + 1 && name && String(item).startsWith(site)),
    ),
  },
}

/** What https://schema.org answers, as far as expansion needs it. */
const contextOfSchema = { documentUrl: schema, document: { '@context': { '@vocab': schema } } }
const expansion = { safe: true, documentLoader: async () => contextOfSchema }

test('the sitemap is well formed and lists exactly the pages that may be indexed, with the dates of their commits', async () => {
  const xml = readBuilt('sitemap.xml')
  expect(XMLValidator.validate(xml)).toBe(true)
  const items = await parseSitemap(Readable.from([xml]))
  expect(items.map(({ url }) => new URL(url).pathname).sort()).toEqual(indexed.map(({ path }) => path).sort())
  const joins = items.find(({ url }) => url.endsWith('/docs/concepts/joins'))
  expect(joins?.lastmod?.slice(0, 10)).toBe(readDayOfLastCommit('content/docs/concepts/joins.mdx'))
  expect(xml).not.toMatch(/<changefreq>|<priority>/)
})

test('navigation replaces the metadata with that of the next page', async () => {
  const { page, faults } = await browser.open('/blog')
  await followLink(page, '/docs/intro')
  await expect.poll(() => page.title()).toContain('Start')
  const types = () => page.locator('script[type="application/ld+json"]').allTextContents()
  expect((await types()).map(text => JSON.parse(text)['@graph'][0]['@type'])).toEqual(['BreadcrumbList'])
  expect(await page.locator('link[rel=alternate][title]').count()).toBe(3)
  expect(await page.locator('meta[property="og:url"]').getAttribute('content')).toBe(`${site}/docs/intro`)
  expect(faults).toEqual([])
})

function readDayOfLastCommit(path: string): string {
  const seconds = execFileSync('git', ['log', '-1', '--format=%ct', '--', path], { cwd: repository, encoding: 'utf8' })
  return new Date(Number(seconds) * 1000).toISOString().slice(0, 10)
}

function meta(attribute: 'name' | 'property', name: string): RegExp {
  return new RegExp(`<meta ${attribute}="${name}" content="([^"]*)"`)
}
