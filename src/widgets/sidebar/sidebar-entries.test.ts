import { expect, test } from 'vitest'
import type { SidebarItem } from '../../content/site-content.ts'
import { firstAddress, listSidebarEntries, type SidebarList } from './sidebar-entries.ts'

const doc = (number: number) => ({ type: 'doc', label: `${number}`, url: `/docs/${number}` }) as SidebarItem
const category = (label: string, items: SidebarItem[], settings = {}) =>
  ({ type: 'category', label, items, isCollapsed: true, ...settings }) as SidebarItem
const many = Array.from({ length: 200 }, (_, number) => doc(number))

const labelsOf = ({ entries }: SidebarList) => entries.map(({ label }) => label)

/** Each entry in a line: `[open category]`, `(closed category)` or a link; the current one with `*`. */
function draw({ entries, allEntries }: SidebarList): string {
  const drawn = entries.map(({ label, isCurrent, list }) => {
    const name = `${label}${isCurrent ? '*' : ''}`
    if (!list) return name
    return list.isOpen ? `[${name} ${draw(list)}]` : `(${name} ${draw(list)})`
  })
  return [...drawn, ...(allEntries ? [`all ${allEntries.count} at ${allEntries.url}`] : [])].join(' ')
}

test('the page is marked, and the categories that lead to it are open, as are those that their author opens', () => {
  const items = [
    doc(1),
    category('a', [category('b', [doc(2)]), doc(3)], { url: '/docs/a' }),
    category('c', [doc(4)], { isCollapsed: false }),
  ]
  expect(draw(listSidebarEntries(items, '/docs/1'))).toBe('1* (a (b 2) 3) [c 4]')
  expect(draw(listSidebarEntries(items, '/docs/2'))).toBe('1 [a [b 2*] 3] [c 4]')
  expect(draw(listSidebarEntries(items, '/docs/a'))).toBe('1 [a* (b 2) 3] [c 4]')
  expect(draw(listSidebarEntries(items, '/elsewhere'))).toBe('1 (a (b 2) 3) [c 4]')
})

test('all places of a page that is in the sidebar twice are open', () => {
  const items = [category('a', [doc(1)]), category('b', [doc(1), doc(2)])]
  expect(draw(listSidebarEntries(items, '/docs/1'))).toBe('[a 1*] [b 1* 2]')
})

test('pages share the entries that do not lead to them', () => {
  const items = [category('a', [doc(1)]), category('b', [doc(2)]), category('c', [doc(3)])]
  const [, ofFirst] = listSidebarEntries(items, '/docs/1').entries
  const [, ofThird] = listSidebarEntries(items, '/docs/3').entries
  expect(ofFirst).toBe(ofThird)
})

test('of more than 150 entries, only the categories around the page can be opened', () => {
  const canBeOpened = (items: SidebarItem[]) =>
    listSidebarEntries(items, '/docs/0').entries.map(({ list }) => list !== undefined)
  const items = [category('a', many.slice(0, 75)), category('b', many.slice(75, 148))]
  expect(canBeOpened(items)).toEqual([true, true])
  expect(canBeOpened([...items, doc(149)])).toEqual([true, false, false])
})

test.each([
  ['/docs/0', 0],
  ['/docs/100', 80],
  ['/docs/199', 160],
  ['/docs/elsewhere', 0],
])('of a long level 40 entries around %s are shown, from number %i on', (path, first) => {
  const list = listSidebarEntries(many, path)
  expect([list.entries[0]?.label, list.entries.length]).toEqual([`${first}`, 40])
  expect(list.allEntries).toEqual({ url: '/search', count: 200 })
})

test('the category’s own page lists the entries that a long level in it leaves out', () => {
  const [a, b] = listSidebarEntries([category('a', many, { url: '/docs/a' }), category('b', many)], '/docs/0').entries
  expect([a?.list?.allEntries?.url, b?.list?.allEntries?.url]).toEqual(['/docs/a', '/search'])
})

test('a short level of a large sidebar is shown whole', () => {
  const short = many.slice(0, 40)
  const [entry] = listSidebarEntries([category('a', short), category('b', many.slice(40))], '/docs/3').entries
  expect(entry?.list && labelsOf(entry.list)).toEqual(short.map(({ label }) => label))
  expect(entry?.list?.allEntries).toBeUndefined()
})

test('the level of a page is found by what its categories hold', () => {
  const items = [...many, category('last', [category('inner', [doc(300)])])]
  expect(labelsOf(listSidebarEntries(items, '/docs/300')).at(-1)).toBe('last')
})

test('a category without a page leads to the first page below it', () => {
  expect(firstAddress(category('a', [doc(1)], { url: '/docs/own' }))).toBe('/docs/own')
  expect(firstAddress(category('a', [category('b', [doc(2)]), doc(1)]))).toBe('/docs/2')
})
