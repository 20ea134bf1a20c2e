// Builds render a page again only if the fingerprint of its elements and of its head has changed.
import { expect, test } from 'vitest'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { createFingerprint } from '../lib/fingerprint.ts'
import { getSiteSettings, type SiteConfig, siteConfigSchema } from '../site-config/site-config-schema.ts'
import { listRoutes } from './routes.ts'

const post = (title: string, fields: string, body = 'More.') =>
  `---\ntitle: ${title}\nslug: ${title.toLowerCase()}\n${fields}\n---\n\nText.\n\n<!-- truncate -->\n\n${body}\n`
const doc = (title: string, body = 'Text.') => `---\ntitle: ${title}\ndescription: About it.\n---\n\n${body}\n`
const category = (label: string) => `label: ${label}\nlink: { type: generated-index }\n`

const entry = (name: string, title: string, body = 'Text.') =>
  `---\nnames: [${name}]\ntitle: ${title}\ntypes: [1]\nsee: [neg]\ntaught: [/docs/joins/left]\n---\n\n${body}\n`

const files = {
  'content/docs/1-joins/_category_.yml': category('Joins'),
  'content/docs/1-joins/1-left.md': doc('Left'),
  'content/docs/1-joins/2-inner.md': doc('Inner', 'See [the left join](./1-left.md).'),
  'content/docs/1-joins/3-as-of.md': doc('As-of'),
  'content/docs/2-tables/_category_.yml': category('Tables'),
  'content/docs/2-tables/keys.md': doc('Keys'),
  'content/docs-1.0/left.md': doc('Left'),
  'content/blog/2024-01-01-a.md': post('First', 'tags: [joins, news]\nauthors: [{ name: Ada, title: Editor }]'),
  'content/blog/2024-01-02-b.md': post('Second', 'tags: [joins]\nseries: Reading', 'A [left join](/docs/joins/left).'),
  'content/blog/2024-01-03-c.md': post('Third', 'tags: [news]\nseries: Reading'),
  'content/pages/about.md': '# About\n',
  'content/reference/families.yml': 'families: [{ id: math, title: Mathematics }, { id: sorting, title: Sorting }]\n',
  'content/reference/math/abs.md': entry('abs', 'Absolute value'),
  'content/reference/math/neg.md': entry('neg', 'Opposite'),
  'content/reference/sorting/asc.md': entry('asc', 'Sort'),
}

const older = {
  name: '1.0',
  label: '1.0',
  path: '/docs/1.0',
  folder: 'content/docs-1.0',
  banner: 'unmaintained' as const,
}
const current = { name: 'current', label: 'Next', path: '/docs', folder: 'content/docs', banner: 'none' as const }
const settings: Partial<SiteConfig> = {
  versions: [current, older],
  editUrl: 'https://code.example/',
  reportUrl: 'https://code.example/?{title}',
  blog: { title: 'Blog', description: 'Blog', sidebarTitle: 'All posts', postsPerPage: 2 },
}

test('all pages but those that site code renders are made of plain data', async () => {
  const fingerprints = await fingerprintPages({})
  expect([...fingerprints.keys()].sort()).toEqual([
    '/404',
    '/about',
    '/blog',
    '/blog/archive',
    '/blog/first',
    '/blog/page/2',
    '/blog/second',
    '/blog/tags',
    '/blog/tags/joins',
    '/blog/tags/news',
    '/blog/third',
    '/docs/1.0/left',
    '/docs/category/joins',
    '/docs/category/tables',
    '/docs/joins/as-of',
    '/docs/joins/inner',
    '/docs/joins/left',
    '/docs/tables/keys',
    '/offline',
    '/reference/abs',
    '/reference/asc',
    '/reference/neg',
  ])
})

test('what a site consists of has the same fingerprints whenever it is read', async () => {
  expect(await listChangedPages({})).toEqual([])
})

test.each([
  ['/docs/joins/left', { 'content/docs/1-joins/1-left.md': doc('Left', 'Other text.') }],
  ['/docs/tables/keys', { 'content/docs/2-tables/keys.md': doc('Keys', 'Other text.') }],
  ['/blog/third', { 'content/blog/2024-01-03-c.md': post('Third', 'tags: [news]\nseries: Reading', 'Other text.') }],
  ['/about', { 'content/pages/about.md': '# About\n\nOther text.\n' }],
  ['/reference/neg', { 'content/reference/math/neg.md': entry('neg', 'Opposite', 'Other text.') }],
])('the text of %s is on no other page', async (path, changes) => {
  expect(await listChangedPages(changes)).toEqual([path])
})

test('the title of the first doc is in the sidebar, in what posts suggest, on the not-found page and in the reference', async () => {
  expect(await listChangedPages({ 'content/docs/1-joins/1-left.md': doc('Left join') })).toEqual([
    '/404',
    '/blog/second',
    '/docs/category/joins',
    '/docs/category/tables',
    '/docs/joins/as-of',
    '/docs/joins/inner',
    '/docs/joins/left',
    '/docs/tables/keys',
    '/reference/abs',
    '/reference/asc',
    '/reference/neg',
  ])
})

test('the title of a post is in the sidebar and in the lists that show it', async () => {
  const changes = { 'content/blog/2024-01-01-a.md': files['content/blog/2024-01-01-a.md'].replace('First', 'Older') }
  expect(await listChangedPages(changes)).toEqual([
    '/blog',
    '/blog/archive',
    '/blog/first',
    '/blog/page/2',
    '/blog/second',
    '/blog/tags/joins',
    '/blog/tags/news',
    '/blog/third',
  ])
})

test('the title of an entry is on the pages of its neighbours', async () => {
  expect(await listChangedPages({ 'content/reference/math/neg.md': entry('neg', 'Minus') })).toEqual([
    '/reference/abs',
    '/reference/neg',
  ])
})

test('site code renders the pages of modules, and category pages where it adds notes; search, console and reference have islands', async () => {
  const site = await siteForTest(files, { docCardNote: () => null, console: true })
  const module = { url: '/', file: 'content/pages/index.tsx', Component: () => null, stylesheets: [] }
  const rendered = listRoutes(site, [module]).filter(route => route.usesSiteCode)
  expect(rendered.map(route => route.path).sort()).toEqual([
    '/',
    '/console',
    '/docs/category/joins',
    '/docs/category/tables',
    '/reference',
    '/search',
  ])
})

test('settings are plain data', async () => {
  const { default: config } = await import('../../site.config.ts')
  const fingerprint = createFingerprint()
  expect(() => fingerprint(getSiteSettings(siteConfigSchema.parse(config)))).not.toThrow()
})

test('pages of exercises are plain data, and a question is on its page and on that of its topic only', async () => {
  const exercise = (question: string) =>
    `<Exercise id="a" topic="sorting">\n\n${question}\n\n<Answer>\n\nSo.\n\n</Answer>\n\n</Exercise>`
  const practice = (question: string) => ({
    ...files,
    'content/practice/topics.yml': 'topics: [{ id: sorting, title: Sorting }]\n',
    'content/practice/sorting.mdx': `---\ntitle: Sorting\ntopic: sorting\n---\n\n${exercise('Sort.')}\n`,
    'content/practice/task.mdx': `---\ntitle: A task\n---\n\n${exercise(question)}\n`,
    'content/practice/other.mdx': `---\ntitle: Another task\n---\n\n${exercise('Join.')}\n`,
  })
  const before = await fingerprintPages(practice('Sort up.'))
  const after = await fingerprintPages(practice('Sort down.'))
  expect([...after.keys()].filter(path => after.get(path) !== before.get(path)).sort()).toEqual([
    '/practice/sorting',
    '/practice/task',
  ])
})

/** The pages that a change of files makes builds render again. */
async function listChangedPages(changes: Partial<typeof files>): Promise<string[]> {
  const before = await fingerprintPages({})
  const after = await fingerprintPages(changes)
  expect([...after.keys()]).toEqual([...before.keys()])
  return [...after.keys()].filter(path => after.get(path) !== before.get(path)).sort()
}

async function fingerprintPages(changes: Partial<typeof files>): Promise<Map<string, string>> {
  const site = await siteForTest({ ...files, ...changes }, settings)
  const fingerprint = createFingerprint()
  const routes = listRoutes(site, []).filter(route => !route.usesSiteCode)
  return new Map(routes.map(route => [route.path, fingerprint([route.render(), route.head()])]))
}
