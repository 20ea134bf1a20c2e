import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { createMemoForTest } from '../../../tests/support/memo-for-test.ts'
import { openBuildMemo } from '../../build/cache/build-memo.ts'
import { createExamplesChecker } from './check-examples.ts'
import { type ExamplesPage, runPages } from './check-page.ts'

const site = {
  'content/a.md': '# A\n\n```q\nq)1+1\n3\n```\n',
  'content/b.md': 'No code.',
  'content/c.md': '```q\nq)2\n2\n```\n\n```q norun\nq)3\n```\n',
  'content/d.md': '```q\n1+`a\n```\n',
}
const files = Object.keys(site)
const check = (memo = createMemoForTest().memo) => createChecker({ memo }).check(files)

/** A checker for `site`, and the texts that it has run. */
function createChecker({ memo = createMemoForTest().memo, sources = site as Record<string, string> } = {}) {
  const ran: string[] = []
  const run = (pages: readonly ExamplesPage[]) => {
    ran.push(...pages.map(({ markdown }) => markdown))
    return runPages(pages)
  }
  return { ran, ...createExamplesChecker({ root: folderForTest(sources), memo, run }) }
}

test('a problem says where the input is, what it prints, what the page shows and how to accept it', async () => {
  const { problems, ...counts } = await check()
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

test('a page is run again only when its q has changed', async () => {
  const { memo } = createMemoForTest()
  const first = await check(memo)
  expect(await check(memo)).toEqual({ ...first, kept: 3 })
  const sources = { ...site, 'content/a.md': `${site['content/a.md']}\nMore.\n`, 'content/d.md': '```q\n1+1\n```\n' }
  const { ran, check: checkAgain } = createChecker({ memo, sources })
  expect((await checkAgain(files)).kept).toBe(2)
  expect(ran).toEqual([sources['content/d.md']])
})

test('what q computed is still known when its page is edited after many builds', async () => {
  const cache = folderForTest({})
  const build = async (sources: Record<string, string>) => {
    const { memo, save } = openBuildMemo(cache, '1')
    const checker = createChecker({ memo, sources })
    await checker.check(files)
    save()
    return checker.ran
  }
  expect(await build(site)).toHaveLength(3)
  for (let i = 0; i < 7; i++) await build(site)
  expect(await build({ ...site, 'content/a.md': `${site['content/a.md']}\nMore.\n` })).toEqual([])
})

test('text above moves the problems of a page, which is not run again', async () => {
  const { memo } = createMemoForTest()
  await check(memo)
  const sources = { ...site, 'content/d.md': `Two\n\nlines.\n\n${site['content/d.md']}` }
  const { ran, check: checkAgain } = createChecker({ memo, sources })
  const moved = await checkAgain(files)
  expect(ran).toEqual([])
  expect(moved.problems.map(({ where }) => where)).toEqual(['content/a.md:4', 'content/d.md:6'])
  expect(moved.problems).toEqual((await createChecker({ sources }).check(files)).problems)
})

const week = { 'static/code/week.q': 'days:2024.03.11+til 5\n' }
const loading = (src: string) =>
  `\`\`\`q file title="week.q" src="${src}"\n\`\`\`\n\n\`\`\`q\nq)\\l week.q\nq)count days\n5\n\`\`\`\n`

test('a page loads a file of the site by name', async () => {
  const sources = { ...week, 'content/a.md': loading('/code/week.q') }
  expect(await createChecker({ sources }).check(['content/a.md'])).toMatchObject({
    executed: 2,
    agreeing: 2,
    problems: [],
  })
})

test('a page is run again when a file of the site that it loads has changed', async () => {
  const { memo } = createMemoForTest()
  const sources = { ...week, 'content/a.md': loading('/code/week.q') }
  const checkOnce = async (edits: Record<string, string>) => {
    const { ran, check: finish } = createChecker({ memo, sources: { ...sources, ...edits } })
    const { problems } = await finish(['content/a.md'])
    return [ran.length, problems.map(({ what }) => what.split('\n')[0])]
  }
  expect(await checkOnce({})).toEqual([1, []])
  expect(await checkOnce({})).toEqual([0, []])
  expect(await checkOnce({ 'static/code/week.q': 'days:til 4\n' })).toEqual([1, ['`count days` prints']])
  expect(await checkOnce({})).toEqual([0, []])
})

test('a file that the site lacks is reported until it is there', async () => {
  const { memo } = createMemoForTest()
  const sources = { 'content/a.md': loading('/code/week.q') }
  const missing = async (files: Record<string, string>) => {
    const { problems } = await createChecker({ memo, sources: { ...sources, ...files } }).check(['content/a.md'])
    return problems.filter(({ what }) => what.includes('names no file')).map(({ fix }) => fix)
  }
  expect(await missing({})).toEqual(['Put the file at static/code/week.q, or correct the path.'])
  expect(await missing({ 'static/code/weeks.q': '' })).toEqual(['Did you mean `src="/code/weeks.q"`?'])
  expect(await missing(week)).toEqual([])
})

test('what was begun is not run again, and the result is the same', async () => {
  const direct = await check()
  const { begin, check: finish, ran } = createChecker()
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
  const { begin, check: finish, ran } = createChecker({ sources })
  begin([...Object.keys(sources), 'none.md'])
  expect(ran).toEqual([sources['a.md'], sources['b.md']])
  expect(await finish(['a.md'])).toMatchObject({ executed: 1, problems: [{ where: 'a.md:6' }] })
})

test('a page with the same q as another is not run', async () => {
  const page = '```q\nq)1\n2\n```\n'
  const { check: finish, ran } = createChecker({ sources: { 'a.md': page, 'b.md': page } })
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
  const { memo } = createMemoForTest()
  const { begin, check: finish } = createExamplesChecker({ root: folderForTest(site), memo, run })
  begin(files)
  await new Promise(resolve => setTimeout(resolve, 10))
  await expect(finish(files)).rejects.toBe(error)
})

test('what an input that was stopped computed is not kept', async () => {
  const { memo, made } = createMemoForTest()
  const stopped = { line: 2, typed: 'while[1b;]', printed: '3', computed: "'stop\n  [0]  while[1b;]" }
  const run = async (pages: readonly ExamplesPage[]) =>
    pages.map(() => ({ executed: 1, exempt: 0, compared: 1, differences: [stopped] }))
  const root = folderForTest({ 'a.md': '```q\nq)while[1b;]\n3\n```\n' })
  expect((await createExamplesChecker({ root, memo, run }).check(['a.md'])).problems).toHaveLength(1)
  expect(made).toEqual([])
})
