import { expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { siteForTest } from './site-for-test.ts'
import { sitemapFiles } from './sitemap.ts'

const post = (front: string) => `---\n${front}\n---\n\nText.\n\n<!-- truncate -->\n`

test('the sitemap lists every page a search engine may show, by its whole address', async () => {
  const site = await siteForTest({
    'content/docs/intro.md': '# Intro\n',
    'content/docs/hidden.md': '---\nunlisted: true\n---\n',
    'content/docs/a/_category_.yml': 'label: A\nlink:\n  type: generated-index\n',
    'content/docs/a/index.md': '# All of A\n',
    'content/docs/b/index.md': '# All of B\n',
    'content/docs/b/x.md': '# X\n',
    'content/blog/2024-01-01-p.md': post('slug: p&q\ntags: [joins]'),
    'content/blog/2024-01-02-u.md': post('slug: u\nunlisted: true\ntags: [secret]'),
    'content/pages/about/about.md': '# About\n',
    'content/pages/note.md': '---\nunlisted: true\n---\n',
  })
  const files = await sitemapFiles(routes(site, []), site)
  const sitemap = files.get('/sitemap.xml') ?? ''
  expect([...sitemap.matchAll(/<loc>https:\/\/tiny\.example(.*?)<\/loc>/g)].map(([, path]) => path)).toEqual([
    '/about/about',
    '/blog',
    '/blog/archive',
    '/blog/p&amp;q',
    '/blog/tags',
    '/blog/tags/joins',
    '/docs/a',
    '/docs/b',
    '/docs/b/x',
    '/docs/category/a',
    '/docs/intro',
  ])
  expect(files.get('/robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://tiny.example/sitemap.xml\n')
})
