import { expect, test } from 'vitest'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { listRedirects } from '../page-kinds/redirects.ts'
import { listRoutes } from '../page-kinds/routes.ts'
import { type SiteConfig, siteConfigSchema } from '../site-config/site-config-schema.ts'
import { buildSearchSettings } from './build-search-settings.ts'
import { shownAddress } from './shown-address.ts'

const { search: embedded } = siteConfigSchema.shape

const files = {
  'content/docs/1-intro.md': '',
  'content/docs/c/joins.md': '',
  'content/docs/c/_category_.yml': 'label: Category\nlink: { type: generated-index }\n',
}

async function siteWith(more: Record<string, string> = {}, settings: Partial<SiteConfig> = {}) {
  const site = await siteForTest({ ...files, ...more }, settings)
  const routed = listRoutes(site, [])
  const leadingOn = listRedirects(site, routed)
  return {
    routed,
    leadingOn,
    settings: buildSearchSettings(site.config, { paths: routed.map(({ path }) => path), redirects: leadingOn }),
  }
}

test('a site of one version says its docs tag and how results are shown', async () => {
  expect((await siteWith()).settings).toEqual({ docsTag: 'docs-default-current', rewrite: { from: '/docs/', to: '/' } })
  const off = embedded.parse({ provider: 'embedded', rewrite: false })
  expect((await siteWith({}, { search: off })).settings).toEqual({ docsTag: 'docs-default-current' })
})

test('a result keeps its own address where the address to show is another page', async () => {
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
  await expectShownAddressesToLeadHome(['/docs/intro', '/docs/blog', '/blog', '/about/us', '/docs/about/us'], colliding)
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
  await expectShownAddressesToLeadHome(['/docs/intro', '/docs/1.0/a', '/docs/1.0/c/b'], ...site)
})

test('addresses of a configured rewrite are served beside the short links', async () => {
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
  await expectShownAddressesToLeadHome(['/docs/intro', '/docs/c/joins', '/docs/category/category'], {}, { search })
})

test('pages have the settings of a hosted service that a browser needs', async () => {
  const keys = { applicationId: 'AB12', apiKey: 'public', indexName: 'tiny' }
  const search = embedded.parse({ provider: 'hosted', ...keys })
  expect((await siteWith({}, { search })).settings.hosted).toEqual({
    ...keys,
    contextual: true,
    fallBackToEmbedded: false,
    siteUrl: 'https://tiny.example',
  })
})

/** Expects that the address that search shows for a page leads to it, for all pages; `examples` are pages that must be among them. */
async function expectShownAddressesToLeadHome(examples: string[], ...site: Parameters<typeof siteWith>) {
  const { routed, leadingOn, settings } = await siteWith(...site)
  const paths = routed.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(examples))
  const ends = paths.map(path => {
    const shown = shownAddress(path, settings.rewrite)
    return paths.includes(shown) ? shown : leadingOn.get(shown)
  })
  expect(ends).toEqual(paths)
}
