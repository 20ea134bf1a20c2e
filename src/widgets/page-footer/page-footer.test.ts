import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { siteForTest } from '../../../tests/support/site-for-test.ts'
import type { SiteConfig } from '../../site-config/site-config-schema.ts'
import { describePageEnd, PageFooter } from './page-footer.tsx'

async function footerOf(front: string, settings: Partial<SiteConfig> = {}): Promise<string> {
  const site = await siteForTest(
    {
      'content/docs/a.md': `---\n${front}\n---\nText.\n`,
      'content/blog/2024-01-01-p.md': '---\ntags: [joins]\n---\n\nText.\n\n<!-- truncate -->\n',
    },
    settings,
  )
  const [page] = site.docs
  if (!page) throw new Error('There is no doc.')
  return renderToStaticMarkup(createElement(PageFooter, describePageEnd(page, site)))
}

test('a page has its Markdown even where nothing else is known', async () => {
  expect(await footerOf('title: A')).toBe(
    '<footer class="page-footer"><div class="page-links"><a href="/docs/a.md">View as Markdown</a>' +
      '<button type="button" class="copy-page" data-source="/docs/a.md">Copy page as Markdown</button></div></footer>',
  )
})

test('tags come first; those that posts have lead to their posts', async () => {
  expect(await footerOf('tags: [joins, own]')).toContain(
    '<footer class="page-footer"><div class="tags"><span>Tags:</span><ul>' +
      '<li><a rel="tag" href="/blog/tags/joins">joins</a></li><li>own</li></ul></div>',
  )
})

test('links to change the page and to report a problem open in a new tab', async () => {
  const footer = await footerOf('title: Joins & "more" $&', {
    editUrl: 'https://code.example/edit/',
    reportUrl: 'https://code.example/new?title={title}&body={url}&labels={labels}',
  })
  const newTab = 'target="_blank" rel="noopener noreferrer"'
  expect(footer).toContain(`<a href="https://code.example/edit/content/docs/a.md" ${newTab}>Edit this page</a>`)
  expect(footer).toContain(
    `<a href="https://code.example/new?title=Joins%20%26%20%22more%22%20%24%26&amp;body=https%3A%2F%2Ftiny.example%2Fdocs%2Fa&amp;labels={labels}" ${newTab}>Report a problem with this page</a>`,
  )
})

test.each([
  ['{ date: 2024-01-05 }', 'Last updated on <time dateTime="2024-01-05">5 January 2024</time>'],
  [
    '{ date: 2024-01-01T00:30:00Z, author: Ada }',
    'Last updated on <time dateTime="2024-01-01">1 January 2024</time> by Ada',
  ],
  ['{ author: Ada }', 'Last updated by Ada'],
])('last_update: %s reads %s', async (value, text) => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(await footerOf(`last_update: ${value}`)).toContain(`<p class="last-updated">${text}</p>`)
})
