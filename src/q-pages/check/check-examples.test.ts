import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { openFileCache } from '../../lib/file-cache.ts'
import { checkExamples } from './check-examples.ts'

const site = {
  'content/a.md': '# A\n\n```q\nq)1+1\n3\n```\n',
  'content/b.md': 'No code.',
  'content/c.md': '```q\nq)2\n2\n```\n\n```q norun\nq)3\n```\n',
  'content/d.md': '```q\n1+`a\n```\n',
}
const check = (cache: string, interpreterId = 'one') =>
  checkExamples({ root: folderForTest(site), files: Object.keys(site), cache: openFileCache(cache), interpreterId })

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
