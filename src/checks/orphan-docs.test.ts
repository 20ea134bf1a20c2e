import { expect, test } from 'vitest'
import type { Doc, DocsVersion } from '../content/site-content.ts'
import { collectLinks } from './links.ts'
import { orphanDocs } from './orphan-docs.ts'

const doc = (url: string, isUnlisted = false) => ({ url, isUnlisted, file: `content${url}.md` }) as Doc
const [inSidebar, linked, orphan, unlisted] = [doc('/docs/a'), doc('/docs/b'), doc('/docs/c'), doc('/docs/d', true)]

test('a listed doc that is in no sidebar and behind no link of another page is told', () => {
  const version = {
    docs: [inSidebar, linked, orphan, unlisted],
    sidebar: [{ type: 'doc', label: 'A', url: inSidebar.url, doc: inSidebar }],
  } as unknown as DocsVersion
  const pages = [
    collectLinks('/docs/a', '<a href="/docs/b#part">b</a><a href="/docs/cc">c</a>'),
    collectLinks('/docs/c', '<a href="/docs/c#own">c</a>'),
  ]
  expect(orphanDocs([version], pages).map(({ where }) => where)).toEqual(['content/docs/c.md'])
})
