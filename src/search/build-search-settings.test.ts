import { expect, test } from 'vitest'
import { siteForTest } from '../outputs/site-for-test.ts'
import { redirects, routes } from '../routes.ts'
import { type SiteConfig, siteConfigSchema } from '../site-config.ts'
import { buildSearchSettings } from './build-search-settings.ts'
import { shownAddress } from './result-address.ts'

const { search: embedded } = siteConfigSchema.shape

const files = {
  'content/docs/1-intro.md': '',
  'content/docs/c/joins.md': '',
  'content/docs/c/_category_.yml': 'label: Category\nlink: { type: generated-index }\n',
}

async function siteWith(more: Record<string, string> = {}, settings: Partial<SiteConfig> = {}) {
  const site = await siteForTest({ ...files, ...more }, settings)
  const routed = routes(site, [])
  const leadingOn = redirects(site, routed)
  return { routed, leadingOn, settings: buildSearchSettings(site.config, routed, leadingOn) }
}

/** Where a reader ends who follows the address shown for each page. */
async function endsOf(...site: Parameters<typeof siteWith>): Promise<Record<string, string | undefined>> {
  const { routed, leadingOn, settings } = await siteWith(...site)
  const paths = new Set(routed.map(({ path }) => path))
  return Object.fromEntries(
    routed.map(({ path }) => {
      const shown = shownAddress(path, settings.rewrite)
      return [path, paths.has(shown) ? shown : leadingOn.get(shown)]
    }),
  )
}

test('a site of one version says only how results are shown', async () => {
  expect((await siteWith()).settings).toEqual({ docsTag: 'docs-default-current', rewrite: { from: '/docs/', to: '/' } })
  const off = embedded.parse({ provider: 'embedded', rewrite: false })
  expect((await siteWith({}, { search: off })).settings).toEqual({ docsTag: 'docs-default-current' })
})

test('where the shown address is another page, that page stays and the result keeps its own', async () => {
  const colliding = {
    'content/pages/about/us.md': '# Us',
    'content/docs/about/us.md': '',
    'content/docs/blog.md': '',
    'content/docs/blog/page/1.md': '',
    'content/docs/search.md': '',
    'content/docs/404.md': '',
    'content/blog/2024-01-02-x.md': '---\ntitle: X\nslug: x\n---\n',
  }
  const { settings, leadingOn } = await siteWith(colliding)
  expect(settings.rewrite?.except).toEqual([
    '/docs/404',
    '/docs/about/us',
    '/docs/blog',
    '/docs/blog/page/1',
    '/docs/search',
  ])
  expect(leadingOn.get('/blog/page/1')).toBe('/blog')
  for (const [path, end] of Object.entries(await endsOf(colliding))) expect(end).toBe(path)
})

test('docs of other versions keep their own addresses', async () => {
  const version = (name: string, path: string, folder: string) => ({
    name,
    label: name,
    path,
    folder,
    banner: 'none' as const,
  })
  const versions = [version('1.0', '/docs/1.0', 'content/docs-1.0'), version('current', '/docs', 'content/docs')]
  const site = [{ 'content/docs-1.0/a.md': '', 'content/docs-1.0/c/b.md': '' }, { versions }] as const
  expect((await siteWith(...site)).settings.rewrite?.except).toEqual(['/docs/1.0'])
  for (const [path, end] of Object.entries(await endsOf(...site))) expect(end).toBe(path)
})

test('a rewrite of the site’s own is served beside the short links', async () => {
  const search = embedded.parse({ provider: 'embedded', rewrite: { from: '/docs/', to: '/learn/' } })
  expect((await siteWith({}, { search })).leadingOn).toEqual(
    new Map([
      ['/c/joins', '/docs/c/joins'],
      ['/category/category', '/docs/category/category'],
      ['/intro', '/docs/intro'],
      ['/learn/c/joins', '/docs/c/joins'],
      ['/learn/category/category', '/docs/category/category'],
      ['/learn/intro', '/docs/intro'],
      ['/docs', '/docs/intro'],
    ]),
  )
  for (const [path, end] of Object.entries(await endsOf({}, { search }))) expect(end).toBe(path)
})

test('a hosted service is told to the page as far as a browser needs it', async () => {
  const keys = { applicationId: 'AB12', apiKey: 'public', indexName: 'tiny' }
  const search = embedded.parse({ provider: 'hosted', ...keys })
  expect((await siteWith({}, { search })).settings.hosted).toEqual({
    ...keys,
    contextual: true,
    fallBackToEmbedded: false,
    siteUrl: 'https://tiny.example',
  })
})
