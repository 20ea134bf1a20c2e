import { expect, test } from 'vitest'
import type { SidebarItem } from '../../content/site-content.ts'
import { firstAddress, isLargeSidebar, pickShownItems } from './sidebar.tsx'

const page = (number: number) => ({ type: 'link', label: `${number}`, url: `/docs/${number}` }) as SidebarItem
const doc = (number: number) => ({ ...page(number), type: 'doc' }) as SidebarItem
const category = (url: string | undefined, items: SidebarItem[]) => ({ type: 'category', url, items }) as SidebarItem
const many = Array.from({ length: 200 }, (_, number) => doc(number))

test('a sidebar is large by all that it holds', () => {
  expect(isLargeSidebar(many.slice(0, 150))).toBe(false)
  expect(isLargeSidebar(many.slice(0, 151))).toBe(true)
  expect(isLargeSidebar([category('/docs/a', many.slice(0, 75)), category('/docs/b', many.slice(75, 149))])).toBe(true)
})

test.each([
  ['/docs/0', 0],
  ['/docs/100', 80],
  ['/docs/199', 160],
  ['/docs/elsewhere', 0],
])('of a long level 40 entries around %s are shown, from number %i on', (path, first) => {
  const { items, hiddenCount } = pickShownItems(many, path)
  expect([items[0], items.length, hiddenCount]).toEqual([many[first], 40, 160])
})

test('a short level is shown whole', () => {
  expect(pickShownItems(many.slice(0, 40), '/docs/3')).toEqual({ items: many.slice(0, 40), hiddenCount: 0 })
})

test('the level of a page is found by what its categories hold', () => {
  const level = [...many.slice(0, 60), category(undefined, [category('/docs/c', [doc(300)])])]
  expect(pickShownItems(level, '/docs/300').items.at(-1)).toBe(level.at(-1))
})

test('a category without a page leads to the first page below it', () => {
  expect(firstAddress(category('/docs/own', [doc(1)]))).toBe('/docs/own')
  expect(firstAddress(category(undefined, [category(undefined, [doc(2)]), doc(1)]))).toBe('/docs/2')
})
