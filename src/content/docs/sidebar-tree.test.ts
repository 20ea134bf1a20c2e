import { expect, test } from 'vitest'
import type { DocSource } from './doc-source.ts'
import { mapAncestors, mapSiblings, removeUnlisted, type SidebarCategory, type SidebarItem } from './sidebar-tree.ts'

const createDoc = (name: string, isUnlisted = false) =>
  ({ url: `/docs/${name}`, isUnlisted, source: { file: { path: `${name}.md` } } }) as DocSource
const createItem = (doc: DocSource): SidebarItem => ({ type: 'doc', label: doc.url, url: doc.url, doc })
const createCategory = (label: string, items: SidebarItem[], indexDoc?: DocSource) =>
  ({ type: 'category', label, url: indexDoc?.url, indexDoc, items }) as SidebarCategory
const link: SidebarItem = { type: 'link', label: 'Else', url: 'https://else.example', description: undefined }

const [a, index, b, hidden, c] = [
  createDoc('a'),
  createDoc('index'),
  createDoc('b'),
  createDoc('hidden', true),
  createDoc('c'),
]
const inner = createCategory('Inner', [createItem(b), createItem(hidden)])
const outer = createCategory('Outer', [inner, link, createItem(c)], index)
const items = [createItem(a), link, outer]
const shownInner = { ...inner, items: [createItem(b)] }
const shownOuter = { ...outer, items: [shownInner, link, createItem(c)] }

test('unlisted docs are left out at every level', () => {
  expect(removeUnlisted(items)).toEqual([createItem(a), link, shownOuter])
})

test('a category that has nothing to show is left out; one with a page of its own stays', () => {
  const withIndex = createCategory('Index', [createItem(hidden)], index)
  const withUnlistedIndex = createCategory('Hidden', [createItem(b)], hidden)
  expect(removeUnlisted([createCategory('Empty', [createItem(hidden)]), createCategory('None', [], hidden)])).toEqual(
    [],
  )
  expect(removeUnlisted([withIndex, withUnlistedIndex])).toEqual([
    { ...withIndex, items: [] },
    { ...withUnlistedIndex, url: undefined, indexDoc: undefined },
  ])
})

test('the categories above a doc are known, outermost first; the page of a category is not inside it', () => {
  expect([...mapAncestors(items)]).toEqual([
    [a, []],
    [index, []],
    [b, [shownOuter, shownInner]],
    [hidden, [shownOuter, shownInner]],
    [c, [shownOuter]],
  ])
})

test('a page lists the items beside it, and the page of a category those in it', () => {
  expect(Object.fromEntries(mapSiblings(items))).toEqual({
    'a.md': [createItem(a), link, shownOuter],
    'b.md': [createItem(b)],
    'hidden.md': [createItem(b)],
    'c.md': shownOuter.items,
    'index.md': shownOuter.items,
  })
})
