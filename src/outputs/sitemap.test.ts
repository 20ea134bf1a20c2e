import { expect, test } from 'vitest'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { listRoutes, sortRoutes } from '../page-kinds/routes.ts'
import { makeSitemaps } from './sitemap.ts'

const post = (front: string) => `---\n${front}\n---\n\nText.\n\n<!-- truncate -->\n`

test('a page has the date of its file’s last commit, and a list the newest of its pages, whatever front matter says', async () => {
  const site = await siteForTest({
    'content/docs/intro.md': '---\nlast_update:\n  date: 2020-01-01\n---\n',
    'content/blog/2024-01-01-a.md': post('slug: a\ntags: [joins]'),
    'content/blog/2024-01-02-b.md': post('slug: b'),
    'content/pages/about/about.md': '# About\n',
  })
  const lastCommits = new Map([
    ['content/docs/intro.md', new Date('2025-05-01T23:00:00Z')],
    ['content/blog/2024-01-01-a.md', new Date('2025-06-01T10:00:00Z')],
    ['content/blog/2024-01-02-b.md', new Date('2025-04-01T10:00:00Z')],
  ])
  const files = await makeSitemaps(sortRoutes(listRoutes(site, [])), { ...site, lastCommits })
  const days = [
    ...(files.get('/sitemap.xml') ?? '').matchAll(/<loc>https:\/\/tiny\.example(.*?)<\/loc>(?:<lastmod>(.*?)<)?/g),
  ]
  expect(Object.fromEntries(days.map(([, path, day]) => [path, day]))).toEqual({
    '/about/about': undefined,
    '/blog': '2025-06-01',
    '/blog/a': '2025-06-01',
    '/blog/archive': '2025-06-01',
    '/blog/b': '2025-04-01',
    '/blog/tags': '2025-06-01',
    '/blog/tags/joins': '2025-06-01',
    '/docs/intro': '2025-05-01',
  })
})

test('more addresses than one file may contain are written to several files and an index', async () => {
  const site = await siteForTest({ 'content/docs/intro.md': '# Intro\n' })
  const route = listRoutes(site, []).find(({ path }) => path === '/docs/intro')
  if (!route) throw new Error('There is no page.')
  const many = Array.from({ length: 50_001 }, (_, index) => ({ ...route, path: `/p${index}` }))
  const files = await makeSitemaps(many, site)
  expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/robots.txt'])
  expect(files.get('/sitemap.xml')).toContain('<sitemap><loc>https://tiny.example/sitemap-2.xml</loc></sitemap>')
  expect(files.get('/sitemap-2.xml')).toContain('<loc>https://tiny.example/p50000</loc>')
})

test('the sitemap lists every page that search engines may index, by its full address', async () => {
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
  const files = await makeSitemaps(sortRoutes(listRoutes(site, [])), site)
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
