import { expect, test } from 'vitest'
import { applySeverities, formatProblems } from '../content/input/problem.ts'
import type { Doc, DocsVersion } from '../content/site-content.ts'
import { findOrphanDocs } from './orphan-docs.ts'
import { collectLinks } from './page-links.ts'

const doc = (url: string, isUnlisted = false) => ({ url, isUnlisted, file: `content${url}.md` }) as Doc
const [inSidebar, linked, orphan, unlisted] = [doc('/docs/a'), doc('/docs/b'), doc('/docs/c'), doc('/docs/d', true)]
const asked = doc('/docs/e')

test('a listed doc that is in no sidebar and that no other page links to is reported', () => {
  const version = {
    docs: [inSidebar, linked, orphan, unlisted, asked],
    sidebar: [{ type: 'doc', label: 'A', url: inSidebar.url, doc: inSidebar }],
  } as unknown as DocsVersion
  const pages = [
    collectLinks('/docs/a', '<a href="/docs/b#part">b</a><a href="/docs/cc">c</a><a href="/docs/e?x#y">e</a>'),
    collectLinks('/docs/c', '<a href="/docs/c#own">c</a>'),
  ]
  expect(formatProblems(findOrphanDocs([version], pages))).toMatchInlineSnapshot(`
    "warning content/docs/c.md (orphanDocs)
      This doc is in no sidebar, and no page links to it.
      Add it to the sidebar, link to it, or set \`unlisted: true\` in its front matter.

    0 errors, 1 warning"
  `)
})

test('a site can choose how serious a doc in no sidebar is', () => {
  const problems = findOrphanDocs([{ docs: [orphan], sidebar: [] } as unknown as DocsVersion], [])
  expect(applySeverities(problems, {}).map(({ level }) => level)).toEqual(['warning'])
  expect(applySeverities(problems, { orphanDocs: 'error' }).map(({ level }) => level)).toEqual(['error'])
  expect(applySeverities(problems, { orphanDocs: 'off' })).toEqual([])
})

test('each page’s links are read once, however many docs are in no sidebar', () => {
  let reads = 0
  class CountedLinks extends Set<string> {
    override [Symbol.iterator]() {
      reads++
      return super[Symbol.iterator]()
    }
  }
  const docs = Array.from({ length: 20 }, (_, number) => doc(`/docs/${number}`))
  const pages = docs.map(({ url: path }) => {
    const nothing = new Set<string>()
    return {
      path,
      hrefs: new CountedLinks([path, '/docs/3']),
      images: nothing,
      foreign: nothing,
      unasked: nothing,
      plugins: nothing,
      ids: nothing,
    }
  })
  expect(findOrphanDocs([{ docs, sidebar: [] } as unknown as DocsVersion], pages)).toHaveLength(19)
  expect(reads).toBe(pages.length)
})
