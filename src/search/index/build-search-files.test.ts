import { expect, test } from 'vitest'
import { createEngineRequest, engineForTest, listTargets } from '../../../tests/support/engine-for-test.ts'
import { createMemoForTest } from '../../../tests/support/memo-for-test.ts'
import { searchSourceForTest } from '../../../tests/support/search-source-for-test.ts'
import { siteForTest } from '../../../tests/support/site-for-test.ts'
import { buildSearchFiles, type SearchFiles } from './build-search-files.ts'
import { readIndex } from './index-file.ts'
import { readPageText } from './page-text-file.ts'
import type { SearchablePage, SearchSource } from './search-source.ts'

/** A site of three listed pages. It is read for each test, since its folder is removed when the test ends. */
async function smallSite() {
  const site = await siteForTest(pages)
  const files = await buildSearchFiles(searchSourceForTest(site))
  return { files, engine: engineForTest(files) }
}

const pages = {
  'content/docs/joins.md': `---
title: Joins
tags: [tables]
searchAliases: [stick together]
---

Two tables become one.

## As-of join

\`aj\` looks back.

\`\`\`q
q)aj[\`sym\`time;trade;quote]
sym time
\`\`\`

### Sorted first

Sort by time.

## Where next

[One](https://example.com/one), [two](https://example.com/two).
`,
  'content/docs/secret.md': '---\ntitle: Secret joins\nunlisted: true\n---\n\nNot to be found.\n',
  'content/docs/tags.yml': 'tables:\n  label: Tables\n',
  'content/blog/2024-01-02-window.md':
    '---\ntitle: A window\nslug: window\n---\n\nA post on the window join.\n\n<!-- truncate -->\n',
  'content/pages/about.md': '---\ntitle: About\n---\n\nWho joins us.\n',
  'content/data/search-aliases.yml': `aliases:
  - target: /docs/joins#as-of-join
    queries: [aj, "@[;;]", .Q.gc]
  - target: /docs/joins#as-of-jion
    queries: [ajx]
`,
}

test('a page is found by the heading that it shows instead of its title', async () => {
  const site = await siteForTest({ 'content/docs/a.md': '---\ntitle: Short\n---\n\n# The whole title\n\nText.\n' })
  const engine = engineForTest(await buildSearchFiles(searchSourceForTest(site)))
  expect(listTargets(await engine(createEngineRequest('whole')))).toEqual(['/docs/a'])
})

test('all sections of listed pages are indexed, except lists of links', async () => {
  const { files } = await smallSite()
  const texts = [...files.texts.values()].flatMap(text => readPageText(text.read()) ?? [])
  expect(texts.map(text => Object.fromEntries(text))).toEqual([
    {
      '': { text: 'Two tables become one.', code: '' },
      'as-of-join': { text: 'aj looks back.', code: 'q)aj[`sym`time;trade;quote]\nsym time' },
      'sorted-first': { text: 'Sort by time.', code: '' },
    },
    { '': { text: 'A post on the window join.', code: '' } },
    { '': { text: 'Who joins us.', code: '' } },
  ])
})

test('docs come before pages, and pages before posts', async () => {
  const { engine } = await smallSite()
  expect((await engine(createEngineRequest('join'))).groups.map(({ target }) => target)).toEqual([
    '/docs/joins',
    '/about',
    '/blog/window',
  ])
})

test('a search can be limited to one kind of page', async () => {
  const { engine } = await smallSite()
  const posts = await engine(createEngineRequest('join', { kind: 'blog' }))
  expect(posts.groups.map(({ target, kind }) => [target, kind])).toEqual([['/blog/window', 'blog']])
  expect(posts.count).toBe(1)
})

test('the count is that of all matching pages, not only of those returned', async () => {
  const { engine } = await smallSite()
  const answer = await engine(createEngineRequest('join', { limit: 1, offset: 1 }))
  expect(answer.groups.map(({ target }) => target)).toEqual(['/about'])
  expect(answer.count).toBe(3)
})

test.each([
  ['aj', '/docs/joins#as-of-join'],
  [' AJ ', '/docs/joins#as-of-join'],
  ['@[x;1 2;neg]', '/docs/joins#as-of-join'],
  ['.Q.gc', '/docs/joins#as-of-join'],
  ['Stick  together', '/docs/joins'],
])('the section with the alias %s comes first', async (query, target) => {
  const { engine } = await smallSite()
  expect(listTargets(await engine(createEngineRequest(query)))[0]).toBe(target)
})

test('an alias of two versions of a doc leads to the main version', async () => {
  const doc = '---\ntitle: Joins\nsearchAliases: [stick together]\n---\n\nText.\n'
  const version = { label: '1', path: '/docs/1', folder: 'content/docs-1', banner: 'none' } as const
  const files = { 'content/docs-1/joins.md': doc, 'content/docs/joins.md': doc }
  const site = await siteForTest(files, {
    versions: [
      { ...version, name: '1' },
      { ...version, name: 'current', path: '/docs', folder: 'content/docs' },
    ],
  })
  const search = await buildSearchFiles(searchSourceForTest(site))
  const { pages, aliases } = readIndex(search.files.get(search.address) ?? '')
  expect(pages[aliases.get('stick together')?.[0] ?? -1]?.url).toBe('/docs/joins')
})

test('an alias of a section that does not exist is reported', async () => {
  const { files } = await smallSite()
  expect(files.problems).toEqual([
    {
      level: 'warning',
      where: 'content/data/search-aliases.yml',
      what: 'Search has no section `/docs/joins#as-of-jion`.',
      fix: 'Did you mean `/docs/joins#as-of-join`?',
    },
  ])
})

test('only docs of the requested version are searched', async () => {
  const { engine } = await smallSite()
  const none = await engine(createEngineRequest('tables', { docsTags: [] }))
  expect(none.groups).toEqual([])
  const known = await engine(createEngineRequest('tables', { docsTags: ['docs-default-gone', 'docs-default-current'] }))
  expect(known.groups.map(({ target }) => target)).toEqual(['/docs/joins'])
})

test('for a word that is in no heading, similar words of headings are suggested', async () => {
  const { engine } = await smallSite()
  expect((await engine(createEngineRequest('windwo '))).suggestions).toEqual(['window'])
  expect((await engine(createEngineRequest('zzzzzzzz'))).suggestions).toEqual([])
})

test('a page with examples of everything comes after the pages that match as many words', async () => {
  const post = '---\ntitle: Stacks\nslug: stacks\n---\n\nThis too can insert and upsert.\n\n<!-- truncate -->\n'
  const filesWith = (key: string) => ({
    'content/pages/examples.md': `---\ntitle: Insert and upsert\n${key}---\n\n## Insert, upsert\n\nInsert, upsert.\n`,
    'content/docs/rows.md': '---\ntitle: Rows\n---\n\nWhere a table grows you insert, and else upsert.\n',
    'content/docs/tables.md': '---\ntitle: Tables\n---\n\nUpsert overwrites.\n',
    'content/blog/2024-01-02-stacks.md': post,
  })
  const pagesFor = async (key: string, query: string) => {
    const engine = engineForTest(await buildSearchFiles(searchSourceForTest(await siteForTest(filesWith(key)))))
    return (await engine(createEngineRequest(query))).groups.map(({ target }) => target)
  }
  expect((await pagesFor('', 'insert upsert'))[0]).toBe('/examples')
  expect(await pagesFor('demonstration: true\n', 'insert upsert')).toEqual([
    '/docs/rows',
    '/blog/stacks',
    '/examples',
    '/docs/tables',
  ])
  expect((await pagesFor('demonstration: true\n', 'upsert')).at(-1)).toBe('/examples')
})

const synonymSite = {
  'content/docs/iterators.md': '---\ntitle: Iterators\n---\n\nUse over to add up a list.\n',
  'content/docs/other.md': '---\ntitle: Other\n---\n\nWe reduce the size.\n',
  'content/docs/choice.md': '---\ntitle: A choice\n---\n\nThe vector conditional chooses for each row.\n',
  'content/docs/corners.md': '---\ntitle: Corner cases\n---\n\nA case is a corner.\n',
  'content/data/search-synonyms.yml': 'synonyms:\n  reduce: [over]\n  case when: [vector conditional]\n',
}

test('a synonym finds the pages that use it, after those that use the word itself', async () => {
  const engine = engineForTest(await buildSearchFiles(searchSourceForTest(await siteForTest(synonymSite))))
  expect(listTargets(await engine(createEngineRequest('reduce')))).toEqual(['/docs/other', '/docs/iterators'])
  expect(listTargets(await engine(createEngineRequest('sql case when')))[0]).toBe('/docs/choice')
  expect(listTargets(await engine(createEngineRequest('case')))).toEqual(['/docs/corners'])
})

test('a synonym that no page contains is reported', async () => {
  const files = { ...synonymSite, 'content/data/search-synonyms.yml': 'synonyms:\n  fold: [over, scan]\n' }
  expect((await buildSearchFiles(searchSourceForTest(await siteForTest(files)))).problems).toEqual([
    {
      level: 'warning',
      where: 'content/data/search-synonyms.yml',
      what: 'Searches for `fold` should also find `scan`, but no page contains that.',
      fix: 'Use words that the pages contain, or remove the synonym.',
    },
  ])
})

test('a verb is found in its other forms', async () => {
  const doc = '---\ntitle: Rows\n---\n\nRows are stored, deleted and planned for.\n'
  const engine = engineForTest(
    await buildSearchFiles(searchSourceForTest(await siteForTest({ 'content/docs/rows.md': doc }))),
  )
  // These differ from the forms in the text by more than two letters, which typing errors would cover.
  for (const query of ['storing', 'deleting', 'planning']) {
    expect(listTargets(await engine(createEngineRequest(query))), query).toEqual(['/docs/rows'])
  }
})

test('a word that no page contains does not prevent the others from being found', async () => {
  const { engine } = await smallSite()
  expect((await engine(createEngineRequest('sort time qwertyuiop'))).groups[0]?.target).toBe('/docs/joins')
})

test.each([
  ['nothing', {}, []],
  ['the title of a page', { title: 'Tables' }, ['/b']],
  ['what a page is about', { about: 'attributes' }, ['/b']],
  ['the HTML of a page', { html: '<p>Rows.</p><h2 id="keys">Keys</h2><p>More rows.</p>' }, ['/b']],
  ['the place of a page', { kind: 'blog' as const, docsTag: 'default', breadcrumbs: ['News'] }, []],
])('after a change of %s, search has the same files as without a memory', async (_, change, readAgain) => {
  const memo = createMemoForTest()
  const pages = ['/a', '/b', '/c'].map(createPage)
  await buildSearchFiles(createSource(pages), { memo: memo.memo })
  memo.made.length = 0
  const changed = createSource(pages.map(page => (page.url === '/b' ? { ...page, ...change } : page)))
  expect(listFiles(await buildSearchFiles(changed, { memo: memo.memo }))).toEqual(
    listFiles(await buildSearchFiles(changed)),
  )
  expect(memo.made.filter(kind => kind === 'pages for search')).toHaveLength(readAgain.length)
})

test('pages that were removed and changed places are not in the index any more', async () => {
  const { memo, made } = createMemoForTest()
  const [a, b, c] = ['/a', '/b', '/c'].map(createPage)
  if (!a || !b || !c) throw new Error('There are three pages.')
  await buildSearchFiles(createSource([a, b, c]), { memo })
  made.length = 0
  const files = listFiles(await buildSearchFiles(createSource([c, a]), { memo }))
  expect(files).toEqual(listFiles(await buildSearchFiles(createSource([c, a]))))
  expect(made).not.toContain('pages for search')
})

test('after an edit of one page of many, and when one was added, most are taken over in blocks', async () => {
  const { memo, made } = createMemoForTest()
  const pages = Array.from({ length: 300 }, (_, number) => createPage(`/page-${number}`))
  const build = async (pages: SearchablePage[]) => {
    made.length = 0
    expect(listFiles(await buildSearchFiles(createSource(pages), { memo }))).toEqual(
      listFiles(await buildSearchFiles(createSource(pages))),
    )
    return made.filter(kind => kind === 'search blocks').length
  }
  expect(await build(pages)).toBeGreaterThan(4)
  expect(await build(pages)).toBe(0)
  expect(await build(pages.map((page, number) => (number === 99 ? { ...page, title: 'Another' } : page)))).toBe(1)
  expect(await build(pages.toSpliced(99, 0, createPage('/new')))).toBeLessThan(3)
})

function createSource(pages: SearchablePage[]): SearchSource {
  return { pages, mainDocsTag: 'docs-default-current', basePath: '', aliases: [], synonyms: {} }
}

function createPage(url: string): SearchablePage {
  return {
    url,
    title: `Page ${url}`,
    kind: 'doc',
    breadcrumbs: ['Guides'],
    docsTag: 'docs-default-current',
    about: 'joins',
    aliases: [],
    isDemonstration: false,
    html: `<p>The page ${url} of tables and rows.</p><h2 id="joins">Joins</h2><pre><code>aj[\`sym; t; q] / ${url}</code></pre>`,
  }
}

/** The text of every file by its address. */
function listFiles({ files, texts }: SearchFiles) {
  return Object.fromEntries([...files, ...[...texts].map(([address, text]) => [address, text.read()] as const)])
}
