import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { siteConfigSchema } from '../../site-config/site-config-schema.ts'
import type { Finding } from '../report.ts'
import { readSourceSite } from '../source/source-site.ts'
import { convertConfig } from './convert-config.ts'

/** Converts a configuration, written as code, of a site with docs, a blog and these `files`. */
async function convert(code: string, files: Record<string, string> = {}) {
  const root = folderForTest({
    'docusaurus.config.js': `module.exports = ${code}`,
    'docs/intro.md': '',
    'blog/a.md': '',
    ...files,
  })
  const findings: Finding[] = []
  const add = (finding: Finding) => findings.push(finding)
  const site = await readSourceSite(root, add)
  const versions = site.docs.flatMap(instance =>
    instance.versions.map(version => ({
      instance,
      version,
      folder: version.isMain ? 'content/docs' : `content/docs-${version.name}`,
    })),
  )
  const moved = {
    urlByDocId: new Map([['intro', '/docs/intro']]),
    labelByDocId: new Map([['intro', 'Introduction']]),
    firstUrlOfSidebar: new Map([['main', '/docs/intro']]),
    authorPages: [],
    hasHomePage: true,
    hasPosts: site.blogs.length > 0,
    staticFiles: new Set(['/img/logo.svg']),
    sizeOf: () => ({ width: 100, height: 50 }),
    readsMdAsMdx: false,
    hosts: [],
  }
  return { config: convertConfig({ site, versions, moved, add }), findings }
}

const minimal = "title: 'A', url: 'https://a.example/', baseUrl: '/', presets: [['classic', {}]]"

test('the smallest configuration becomes a valid one', async () => {
  const { config, findings } = await convert(`{ ${minimal} }`)
  expect(siteConfigSchema.safeParse(config).success).toBe(true)
  expect(config).toMatchObject({ title: 'A', tagline: 'A', url: 'https://a.example', favicon: '/img/logo.svg' })
  expect(findings).toEqual([])
})

test.each([
  ["{ type: 'doc', docId: 'intro' }", { label: 'Introduction', to: '/docs/intro' }],
  [
    "{ type: 'docSidebar', sidebarId: 'main', label: 'Docs' }",
    { label: 'Docs', to: '/docs/intro', activePath: '/docs' },
  ],
  ["{ to: 'docs/intro/#start', label: 'Start' }", { label: 'Start', to: '/docs/intro#start' }],
  ["{ href: 'https://b.example', 'aria-label': 'B' }", { label: 'B', href: 'https://b.example' }],
  ["{ href: 'https://b.example/x' }", { label: 'b.example', href: 'https://b.example/x' }],
  ["{ label: 'More', items: [{ to: '/a', label: 'A' }] }", { label: 'More', items: [{ label: 'A', to: '/a' }] }],
  ["{ type: 'html', value: '<a href=\"/a\">A</a>' }", { label: 'A', to: '/a' }],
])('the navbar item %s is converted', async (item, converted) => {
  const { config, findings } = await convert(`{ ${minimal}, themeConfig: { navbar: { items: [${item}] } } }`)
  expect(config.navbar?.items).toEqual([converted])
  expect(findings).toEqual([])
})

test.each([
  ["{ type: 'doc', docId: 'gone' }", 'The navbar names the doc `gone`, which does not exist.'],
  ["{ type: 'docSidebar', sidebarId: 'gone' }", 'The navbar names the sidebar `gone`, which has no docs.'],
  ["{ type: 'custom-clock' }", 'The navbar item of the type `custom-clock` is left out.'],
])('the navbar item %s is reported and left out', async (item, what) => {
  const { config, findings } = await convert(`{ ${minimal}, themeConfig: { navbar: { items: [${item}] } } }`)
  expect(config.navbar?.items).toEqual([])
  expect(findings).toMatchObject([{ what, where: 'docusaurus.config.js:1' }])
})

test('docs and blog at other paths leave redirects, and links to them lead to the new ones', async () => {
  const { config } = await convert(`{ title: 'A', url: 'https://a.example', baseUrl: '/',
    presets: [['classic', { docs: { routeBasePath: 'guide' }, blog: { routeBasePath: '/news/' } }]],
    plugins: [['client-redirects', { redirects: [{ from: ['/a', '/b/'], to: '/guide/intro' }, { from: '/c', to: 'https://c.example' }] }]],
    themeConfig: { navbar: { items: [{ to: '/guide/intro', label: 'I' }, { to: '/news', label: 'N' }] } } }`)
  expect(config.redirects).toEqual({
    '/guide/*': '/docs/*',
    '/news/*': '/blog/*',
    '/a': '/docs/intro',
    '/b': '/docs/intro',
  })
  expect(config.navbar?.items).toEqual([
    { label: 'I', to: '/docs/intro' },
    { label: 'N', to: '/blog' },
  ])
})

test('versions keep their labels, banners and addresses, and the last one is at /docs', async () => {
  const { config } = await convert(
    `{ ${minimal.replace('{}', "{ docs: { versions: { '1.0': { label: 'One', path: 'one' } } } }")} }`,
    { 'versions.json': '["2.0", "1.0"]', 'versioned_docs/version-2.0/a.md': '', 'versioned_docs/version-1.0/a.md': '' },
  )
  expect(config.versions).toEqual([
    { name: 'current', label: 'Next', path: '/docs/next', folder: 'content/docs-current', banner: 'unreleased' },
    { name: '2.0', label: '2.0', path: '/docs', folder: 'content/docs' },
    { name: '1.0', label: 'One', path: '/docs/one', folder: 'content/docs-1.0', banner: 'unmaintained' },
  ])
})

test('search and analytics are converted if their keys are valid', async () => {
  const { config } = await convert(`{ ${minimal.replace('{}', "{ gtag: { trackingID: ['G-ABC123', 'UA-1'] } }")},
    themeConfig: { algolia: { appId: 'AB12', apiKey: 'abc', indexName: 'a', contextualSearch: false } } }`)
  expect(config.analytics).toEqual({ id: 'G-ABC123' })
  expect(config.search).toEqual({
    provider: 'hosted',
    applicationId: 'AB12',
    apiKey: 'abc',
    indexName: 'a',
    contextual: false,
    fallBackToEmbedded: true,
  })
  const placeholder = await convert(
    `{ ${minimal}, themeConfig: { algolia: { appId: 'YOUR APP ID', apiKey: '', indexName: '' } } }`,
  )
  expect(placeholder.config.search).toBeUndefined()
  expect(placeholder.findings).toMatchObject([{ what: '`algolia` has no valid application id and key.' }])
})

test('what a build would refuse is left out and reported', async () => {
  const { config, findings } = await convert(
    `{ ${minimal.replace('{}', "{ docs: { versions: { '1.0': { path: 'one two' } } } }")} }`,
    { 'versions.json': '["2.0", "1.0"]', 'versioned_docs/version-2.0/a.md': '', 'versioned_docs/version-1.0/a.md': '' },
  )
  expect(siteConfigSchema.safeParse(config).success).toBe(true)
  expect(config.versions).toBeUndefined()
  expect(findings).toMatchObject([{ kind: 'cannot', what: '`versions` could not be converted.' }])
})

test.each([
  ["onBrokenLinks: 'ignore', onBrokenAnchors: 'throw'", { brokenLinks: 'off', brokenAnchors: 'error' }],
  ["onBrokenLinks: 'throw', markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } }", { brokenMarkdownLinks: 'error' }],
])('%s becomes checks', async (keys, checks) => {
  expect((await convert(`{ ${minimal}, ${keys} }`)).config.checks).toEqual(checks)
})
