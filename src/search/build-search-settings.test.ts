import { expect, test } from 'vitest'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { listRedirects, listRoutes } from '../page-kinds/routes.ts'
import { type SiteConfig, siteConfigSchema } from '../site-config/site-config-schema.ts'
import { buildSearchSettings } from './build-search-settings.ts'
import { rewriteAddress } from './search-settings.ts'

const { search: embedded } = siteConfigSchema.shape

const files = {
  'content/docs/1-intro.md': '',
  'content/docs/c/joins.md': '',
  'content/docs/c/_category_.yml': 'label: Category\nlink: { type: generated-index }\n',
}

async function siteWith(more: Record<string, string> = {}, settings: Partial<SiteConfig> = {}) {
  const site = await siteForTest({ ...files, ...more }, settings)
  const routed = listRoutes(site, [])
  const redirects = listRedirects(site, routed)
  return {
    routed,
    redirects,
    settings: buildSearchSettings(site.config, { paths: routed.map(({ path }) => path), redirects }),
  }
}

test('the settings of a site of one version have its docs tag and its rewrite', async () => {
  expect((await siteWith()).settings).toEqual({ docsTag: 'docs-default-current', rewrite: { from: '/docs/', to: '/' } })
  const off = embedded.parse({ provider: 'embedded', rewrite: false })
  expect((await siteWith({}, { search: off })).settings).toEqual({ docsTag: 'docs-default-current' })
})

test('a page keeps its own address if the rewritten one belongs to another page', async () => {
  const colliding = {
    'content/pages/about/us.md': '# Us',
    'content/docs/about/us.md': '',
    'content/docs/blog.md': '',
    'content/docs/blog/page/1.md': '',
    'content/docs/search.md': '',
    'content/docs/404.md': '',
    'content/blog/2024-01-02-x.md': '---\ntitle: X\nslug: x\n---\n',
  }
  const { settings, redirects } = await siteWith(colliding)
  expect(settings.rewrite?.except).toEqual([
    '/docs/404',
    '/docs/about/us',
    '/docs/blog',
    '/docs/blog/page/1',
    '/docs/search',
  ])
  expect(redirects.get('/blog/page/1')).toBe('/blog')
  await expectShownAddressesToLeadToTheirPages(
    ['/docs/intro', '/docs/blog', '/blog', '/about/us', '/docs/about/us'],
    colliding,
  )
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
  await expectShownAddressesToLeadToTheirPages(['/docs/intro', '/docs/1.0/a', '/docs/1.0/c/b'], ...site)
})

test('addresses of a configured rewrite redirect, and short links do too', async () => {
  const search = embedded.parse({ provider: 'embedded', rewrite: { from: '/docs/', to: '/learn/' } })
  expect((await siteWith({}, { search })).redirects).toEqual(
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
  await expectShownAddressesToLeadToTheirPages(
    ['/docs/intro', '/docs/c/joins', '/docs/category/category'],
    {},
    { search },
  )
})

test('the settings contain what a browser needs to ask a hosted service', async () => {
  const keys = { applicationId: 'AB12', apiKey: 'public', indexName: 'tiny' }
  const search = embedded.parse({ provider: 'hosted', ...keys })
  expect((await siteWith({}, { search })).settings.hosted).toEqual({
    ...keys,
    contextual: true,
    fallBackToEmbedded: false,
    siteUrl: 'https://tiny.example',
  })
})

/** Expects that the address shown for each page leads to that page. `examples` are paths that must be among the pages. */
async function expectShownAddressesToLeadToTheirPages(examples: string[], ...site: Parameters<typeof siteWith>) {
  const { routed, redirects, settings } = await siteWith(...site)
  const paths = routed.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(examples))
  const ends = paths.map(path => {
    const shown = rewriteAddress(path, settings.rewrite)
    return paths.includes(shown) ? shown : redirects.get(shown)
  })
  expect(ends).toEqual(paths)
}
