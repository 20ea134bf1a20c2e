import { parseFeed } from '@rowanmanning/feed-parser'
import { expect, inject, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { listBuiltFiles, readBuilt } from '../support/built-files.ts'

const browser = startBrowser()
const origin = inject('origin')
const xmlFeeds = listBuiltFiles(inject('dist')).filter(path => /^\/blog\/(?:.*\/)?(?:rss|atom)\.xml$/.test(path))
const rssOfTag = xmlFeeds.find(path => path.startsWith('/blog/tags/')) ?? ''

test('every feed is well-formed and has items that a feed reader understands', async () => {
  const { page } = await browser.open('/blog/rss.xml')
  for (const path of xmlFeeds) {
    const text = readBuilt(path)
    // The browser's parser is not the one that wrote or reads the feed.
    const faults = await page.evaluate(
      xml => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
      text,
    )
    expect(faults, path).toBeUndefined()
    const { self, items } = parseFeed(text)
    expect(self, path).toMatch(new RegExp(`^https://[^/]+${path}$`))
    expect(items.length, path).toBeGreaterThan(0)
    expect(items.length, path).toBeLessThanOrEqual(20)
    for (const item of items) {
      expect(item.url, path).toMatch(/^https:\/\/[^/]+\/blog\//)
      expect(item.title && item.published && item.authors[0]?.name && item.content, `${path}: ${item.url}`).toBeTruthy()
    }
  }
  expect(xmlFeeds.length).toBeGreaterThan(2)
})

test('no feed contains markup that only works on the site, or an address without a host', async () => {
  const texts = xmlFeeds.flatMap(path => parseFeed(readBuilt(path)).items.map(({ content }) => content ?? ''))
  const { items } = JSON.parse(readBuilt('blog/feed.json')) as { items: { content_html: string }[] }
  for (const html of [...texts, ...items.map(item => item.content_html)]) {
    // Angle brackets are markup: in text and code they are escaped.
    const tags = (html.match(/<[^>]*>/g) ?? []).join('\n')
    expect(tags).not.toMatch(/ (?:class|id|style|role|aria-[a-z]+|data-[a-z-]+|on[a-z]+)[=\s>]/)
    expect(tags).not.toMatch(/<(?:button|svg|x-[a-z]+|script|input|span)\b/)
    expect(tags).not.toMatch(/ (?:href|src|srcset)="(?!https?:|mailto:|data:)/)
  }
})

for (const path of ['/blog/rss.xml', '/blog/atom.xml', rssOfTag]) {
  test(`a browser shows ${path} with a note that it is a feed`, async () => {
    const response = await fetch(origin + path)
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const { page, faults } = await browser.open(path, { viewport: { width: 375, height: 700 } })
    const shown = await page.evaluate(() => {
      const isShown = (name: string) => {
        const [first] = document.getElementsByTagNameNS('*', name)
        return first ? getComputedStyle(first).display !== 'none' : undefined
      }
      return {
        hint: getComputedStyle(document.documentElement, '::before').content,
        title: isShown('title'),
        text: isShown('encoded') ?? isShown('content'),
        overflow: document.documentElement.scrollWidth - innerWidth,
      }
    })
    expect(shown).toEqual({ hint: expect.stringContaining('This is a feed'), title: true, text: false, overflow: 0 })
    expect(faults).toEqual([])
  })
}

test('a tag’s page links to the feed of the tag', async () => {
  const { page } = await browser.open(rssOfTag.replace('/rss.xml', ''))
  expect(await page.getByRole('main').getByRole('link', { name: 'RSS feed' }).getAttribute('href')).toBe(rssOfTag)
})
