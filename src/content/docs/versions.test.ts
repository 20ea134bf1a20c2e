import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { readSiteForTest, siteForTest } from '../../../tests/support/site-for-test.ts'
import { listRedirects, listRoutes } from '../../page-kinds/routes.ts'
import type { VersionConfig } from '../../site-config/site-config-schema.ts'
import { formatProblems } from '../input/problem.ts'
import type { SiteContent } from '../site-content.ts'
import { listDocs } from './sidebar-tree.ts'
import { addVersionLinks, findUrlInVersion } from './versions.ts'

const old: VersionConfig = { name: '1.0', label: '1.0', path: '/docs/1.0', folder: 'content/docs-1.0', banner: 'none' }
const current: VersionConfig = { name: 'current', label: 'Next', path: '/docs', folder: 'content/docs', banner: 'none' }
const versions = [old, current]

const category = 'label: Category\nlink: { type: generated-index }\n'
const files = {
  'content/docs-1.0/1-start.md': 'See [joins](./c/joins.md).',
  'content/docs-1.0/c/joins.md': 'See [start](/1-start.md) and [joins](joins.md).',
  'content/docs-1.0/c/_category_.yml': category,
  'content/docs/1-intro.md': 'See [joins](./c/joins.md).',
  'content/docs/c/joins.md': 'See [intro](../1-intro.md).',
  'content/docs/c/new.md': '',
  'content/docs/c/hidden.md': '---\nunlisted: true\n---\n',
  'content/docs/c/_category_.yml': category,
  'content/docs/only/x.md': '',
  'content/docs/only/_category_.yml': 'label: Only now\nlink: { type: generated-index }\n',
  'content/pages/about.md': 'See [joins](/c/joins.md).',
}

function versionsOf(site: SiteContent) {
  const [first, second] = site.versions
  if (!first || !second) throw new Error('There are not two versions.')
  return { old: first, current: second }
}

test('each version has its own docs, ids, categories and sidebar below its own path', async () => {
  const site = await siteForTest(files, { versions })
  const { old, current } = versionsOf(site)
  expect(old.docs.map(doc => [doc.id, doc.url])).toEqual([
    ['start', '/docs/1.0/start'],
    ['c/joins', '/docs/1.0/c/joins'],
  ])
  expect(old.categories.map(({ url }) => url)).toEqual(['/docs/1.0/category/category'])
  expect(listDocs(current.sidebar).map(doc => doc.id)).toEqual(['intro', 'c/joins', 'c/new', 'only/x'])
  expect(site.docs).toBe(current.docs)
  expect(site.sidebar).toBe(current.sidebar)
})

test('generated lists and the categories above a doc neither show nor link to unlisted docs', async () => {
  const unlisted = '---\nunlisted: true\n---\n'
  const site = await siteForTest({ ...files, 'content/docs/d/index.md': unlisted, 'content/docs/d/e.md': '' })
  const [shown] = site.versions[0]?.categories ?? []
  expect(shown && listDocs(shown.items).map(doc => doc.id)).toEqual(['c/joins', 'c/new'])
  const above = site.docs.map(({ id, ancestors }) => [
    id,
    ...ancestors.map(({ url, items }) => [url, listDocs(items).map(doc => doc.id)]),
  ])
  expect(above).toContainEqual(['c/joins', ['/docs/category/category', ['c/joins', 'c/new']]])
  expect(above).toContainEqual(['c/hidden', ['/docs/category/category', ['c/joins', 'c/new']]])
  expect(above).toContainEqual(['d/e', [undefined, ['d/e']]])
})

test('links of docs stay within their version; links of pages lead to the main one', async () => {
  const site = await siteForTest(files, { versions })
  const { old, current } = versionsOf(site)
  const linksOf = ({ html }: { html: string }) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect([...old.docs, ...current.docs, ...site.pages].map(linksOf).filter(links => links.length > 0)).toEqual([
    ['/docs/1.0/c/joins'],
    ['/docs/1.0/start', '/docs/1.0/c/joins'],
    ['/docs/c/joins'],
    ['/docs/intro'],
    ['/docs/c/joins'],
  ])
})

test('a link to a doc that only the main version has is broken in another', async () => {
  const { problems } = await readSiteForTest(
    folderForTest({ ...files, 'content/docs-1.0/2-more.md': '[new](/c/new.md) [new](c/new.md)' }),
    { versions },
  )
  expect(problems.map(({ where, what }) => `${where} ${what}`)).toEqual([
    'content/docs-1.0/2-more.md:1 The Markdown link `/c/new.md` leads to no file of this site.',
    'content/docs-1.0/2-more.md:1 The Markdown link `c/new.md` leads to no file of this site.',
  ])
})

test('each version’s path leads to its first doc; short links lead to the main version only', async () => {
  const site = await siteForTest(files, { versions })
  expect(Object.fromEntries(listRedirects(site, listRoutes(site, [])))).toEqual({
    '/docs/1.0': '/docs/1.0/start',
    '/docs': '/docs/intro',
    '/c/hidden': '/docs/c/hidden',
    '/c/joins': '/docs/c/joins',
    '/c/new': '/docs/c/new',
    '/category/category': '/docs/category/category',
    '/category/only-now': '/docs/category/only-now',
    '/intro': '/docs/intro',
    '/only/x': '/docs/only/x',
  })
})

test('a page has a counterpart in another version, the same doc or category, else its first doc; never an unlisted doc', async () => {
  const { old, current } = versionsOf(await siteForTest(files, { versions }))
  const inOld = [...current.docs, ...current.categories].map(page => [page.url, findUrlInVersion(page, current, old)])
  expect(Object.fromEntries(inOld)).toEqual({
    '/docs/intro': '/docs/1.0/start',
    '/docs/c/hidden': '/docs/1.0/start',
    '/docs/c/joins': '/docs/1.0/c/joins',
    '/docs/c/new': '/docs/1.0/start',
    '/docs/only/x': '/docs/1.0/start',
    '/docs/category/category': '/docs/1.0/category/category',
    '/docs/category/only-now': '/docs/1.0/start',
  })
  const { old: withSecret, current: without } = versionsOf(
    await siteForTest({ ...files, 'content/docs-1.0/c/hidden.md': '' }, { versions }),
  )
  expect(withSecret.docs.map(doc => doc.id === 'c/hidden' && findUrlInVersion(doc, withSecret, without))).toContain(
    '/docs/intro',
  )
  expect(without.docs.map(doc => doc.isUnlisted && findUrlInVersion(doc, without, without))).toContain('/docs/c/hidden')
})

test('links of the navbar to docs have an address for each version', async () => {
  const items = [
    { label: 'Learn', to: '/docs' },
    {
      label: 'More',
      items: [
        { label: 'Joins', to: '/docs/c/joins' },
        { label: 'About', to: '/about' },
      ],
    },
    { label: 'Code', href: 'https://code.example' },
  ]
  const site = await siteForTest(files, { versions, navbar: { hideOnScroll: false, items } })
  expect(addVersionLinks(site.config, site.versions).navbar.items).toEqual([
    { label: 'Learn', to: '/docs', versions: { '1.0': '/docs/1.0/start', current: '/docs/intro' } },
    {
      label: 'More',
      items: [
        { label: 'Joins', to: '/docs/c/joins', versions: { '1.0': '/docs/1.0/c/joins', current: '/docs/c/joins' } },
        { label: 'About', to: '/about' },
      ],
    },
    { label: 'Code', href: 'https://code.example' },
  ])
  const alone = await siteForTest(files, { navbar: { hideOnScroll: false, items } })
  expect(addVersionLinks(alone.config, alone.versions)).toBe(alone.config)
})

test('a version without docs is an error where there are several', async () => {
  const root = folderForTest({ 'content/docs/a.md': '' })
  expect(formatProblems((await readSiteForTest(root, { versions })).problems)).toMatchInlineSnapshot(`
    "error site.config.ts
      The version \`1.0\` has no docs to show.
      Write one below content/docs-1.0, correct its \`folder\`, or remove the version.

    1 error, 0 warnings"
  `)
  expect((await readSiteForTest(folderForTest({}))).problems).toEqual([])
})
