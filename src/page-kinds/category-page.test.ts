import { expect, test } from 'vitest'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { listCategoryRoutes } from './category-page.tsx'

test('a category page that its author does not describe is described by the titles of site and category', async () => {
  const site = await siteForTest({
    'content/docs/joins/_category_.yml': 'label: Joins\nlink: { type: generated-index }\n',
    'content/docs/joins/aj.md': '# aj',
    'content/docs/tables/_category_.yml':
      'label: Tables\nlink: { type: generated-index, title: All tables, description: Rows and columns. }\n',
    'content/docs/tables/keys.md': '# Keys',
  })
  expect(listCategoryRoutes(site).map(route => [route.path, route.head().title, route.head().description])).toEqual([
    ['/docs/category/joins', 'Joins', 'All pages of Tiny about Joins.'],
    ['/docs/category/tables', 'All tables', 'Rows and columns.'],
  ])
})
