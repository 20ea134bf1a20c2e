import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { openFileCache } from '../../lib/file-cache.ts'
import { createExamplesChecker, type NewPage } from './check-examples.ts'
import { runPages } from './run-pages.ts'

const site = {
  'content/a.md': '# A\n\n```q\nq)1+1\n3\n```\n',
  'content/b.md': 'No code.',
  'content/c.md': '```q\nq)2\n2\n```\n\n```q norun\nq)3\n```\n',
  'content/d.md': '```q\n1+`a\n```\n',
}
const files = Object.keys(site)
const check = (cache: string, interpreterId = 'one') => createChecker(cache, { interpreterId }).check(files)

/** A checker for `site`, and the texts that it has run. */
function createChecker(folder: string, { interpreterId = 'one', sources = site as Record<string, string> } = {}) {
  const cache = openFileCache(folder)
  const ran: string[] = []
  const run = (pages: readonly NewPage[]) => {
    ran.push(...pages.map(({ text }) => text))
    return runPages(pages, cache)
  }
  return { ran, ...createExamplesChecker({ root: folderForTest(sources), cache, interpreterId, run }) }
}

test('a problem says where the input is, what it prints, what the page shows and how to accept it', async () => {
  const { problems, ...counts } = await check(folderForTest({}))
  expect(counts).toEqual({ executed: 3, exempt: 1, compared: 2, agreeing: 1, kept: 0 })
  expect(problems.map(({ where, what, fix }) => `${where}\n${what}\n${fix}`).join('\n\n')).toMatchInlineSnapshot(`
    "content/a.md:4
    \`1+1\` prints
        2
      and the page shows
        3
    If the computed output is right, accept it: npm run examples -- --write content/a.md

    content/d.md:2
    This code ends in an error:
        'type
          [0]  1+\`a
                ^
    Correct it, or mark the block \`norun="the reason in a few words"\` if a page cannot run it."
  `)
})

test('a page is run again only when its q or the interpreter has changed', async () => {
  const cache = folderForTest({})
  const first = await check(cache)
  expect(await check(cache)).toEqual({ ...first, kept: 3 })
  expect((await check(cache, 'other')).kept).toBe(0)
})

test('a damaged cache is not believed', async () => {
  const cache = folderForTest({})
  const first = await check(cache)
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), '{"executed":')
  expect(await check(cache)).toEqual(first)
})

test('what was begun is not run again, and the result is the same', async () => {
  const direct = await check(folderForTest({}))
  const { begin, check: finish, ran } = createChecker(folderForTest({}))
  begin(files)
  expect(ran).toHaveLength(3)
  expect(await finish(files)).toEqual(direct)
  expect(ran).toHaveLength(3)
})

test('only what the site publishes counts, and a draft is not begun', async () => {
  const page = '---\ntitle: A\n---\n\n```q\nq)1\n2\n```\n'
  const sources = {
    'a.md': page,
    'b.md': page.replace('q)1', 'q)3'),
    'draft.md': page.replace('title: A', 'title: A\ndraft: true'),
  }
  const { begin, check: finish, ran } = createChecker(folderForTest({}), { sources })
  begin([...Object.keys(sources), 'none.md'])
  expect(ran).toEqual([sources['a.md'], sources['b.md']])
  expect(await finish(['a.md'])).toMatchObject({ executed: 1, problems: [{ where: 'a.md:6' }] })
})

test('a page with the same q as another is not run', async () => {
  const page = '```q\nq)1\n2\n```\n'
  const { check: finish, ran } = createChecker(folderForTest({}), { sources: { 'a.md': page, 'b.md': page } })
  expect(await finish(['a.md', 'b.md'])).toMatchObject({
    executed: 2,
    kept: 1,
    problems: [{ where: 'a.md:2' }, { where: 'b.md:2' }],
  })
  expect(ran).toHaveLength(1)
})

test('an error while running reaches who asks for the results, and nobody else', async () => {
  const error = new Error('out of order')
  const run = () => Promise.reject(error)
  const cache = openFileCache(folderForTest({}))
  const { begin, check: finish } = createExamplesChecker({
    root: folderForTest(site),
    cache,
    interpreterId: 'one',
    run,
  })
  begin(files)
  await new Promise(resolve => setTimeout(resolve, 10))
  await expect(finish(files)).rejects.toBe(error)
})
