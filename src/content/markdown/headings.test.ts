import { expect, test } from 'vitest'
import { type HeadingNode, nestHeadings } from './headings.ts'

const outline = (nodes: HeadingNode[]): string =>
  nodes.map(({ id, children }) => id + (children.length ? `(${outline(children)})` : '')).join(' ')

test.each([
  ['headings nest below the last one of a smaller level', '2a 3b 3c 4d 2e', 'a(b c(d)) e'],
  ['a level may be left out', '2a 4b 3c', 'a(b c)'],
  ['a page may start with a deep heading', '4a 3b 2c 3d', 'a b c(d)'],
  ['a page without headings has no tree', '', ''],
])('%s', (_, flat, nested) => {
  const headings = flat
    .split(' ')
    .filter(Boolean)
    .map(([depth, id = '']) => ({ id, depth: Number(depth), text: id, html: id }))
  expect(outline(nestHeadings(headings))).toBe(nested)
})
