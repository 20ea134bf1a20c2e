import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { listSearchRoutes } from './search-page.tsx'

test('without a query the page lists every listed doc, category page, post and standalone page', async () => {
  const site = await siteForTest({
    'content/docs/a.md': '# A',
    'content/docs/b/x.md': '# X',
    'content/docs/b/_category_.yml': 'label: B\nlink: { type: generated-index }\n',
    'content/docs/c/index.md': '# C',
    'content/docs/c/y.md': '# Y',
    'content/docs/d/z.md': '# Z',
    'content/docs/d/hidden.md': '---\nunlisted: true\n---\n',
    'content/blog/2024-01-02-p.md': 'Text.\n\n<!-- truncate -->\n',
    'content/pages/about.md': '# About',
  })
  const html = listSearchRoutes(site)
    .map(route => renderToStaticMarkup(route.render()))
    .join('')
  expect([...html.matchAll(/<h2>(.*?)<\/h2>|<li><a href="(.*?)"/g)].map(([, heading, url]) => heading ?? url)).toEqual([
    '/docs/a',
    ...['<a href="/docs/category/b">B</a>', '/docs/b/x'],
    ...['<a href="/docs/c">C</a>', '/docs/c/y'],
    ...['d', '/docs/d/z'],
    ...['Blog', '/blog/2024/01/02/p'],
    ...['Pages', '/about'],
  ])
})

test('the home page is listed as Home, whatever its title', async () => {
  const site = await siteForTest({
    'content/pages/index.md': '# q, made clear',
    'content/pages/about.md': '# About',
  })
  const html = listSearchRoutes(site)
    .map(route => renderToStaticMarkup(route.render()))
    .join('')
  expect([...html.matchAll(/<a href="[^"]*">(.*?)<\/a>/g)].map(([, title]) => title).sort()).toEqual(['About', 'Home'])
})
