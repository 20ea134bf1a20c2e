import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { routeForTest } from '../../tests/support/route-for-test.ts'
import type { BrokenLink } from './broken-links.ts'
import { dropDoubtfulLinks } from './doubtful-links.ts'

const root = () =>
  folderForTest({
    'content/docs/concepts/01-joins.md': "---\nslug: '/reference/aj'\nid: as-of\n---\n",
    'content/docs/keys/index.md': '# Keys\n',
  })
const failed = new Set(['content/docs/concepts/01-joins.md', 'content/docs/keys/index.md', 'content/docs/gone.md'])
const routes = new Map([
  ['/docs/keys', routeForTest('/docs/keys', { source: 'content/docs/keys/index.md' })],
  ['/docs/whole', routeForTest('/docs/whole', { source: 'content/docs/whole.md' })],
  ['/blog', routeForTest('/blog')],
])
const redirects = new Map([['/keys', '/docs/keys']])

/** Those of the links from the page `/docs/from` that remain when the files of `failed` have errors. */
function keep(hrefs: string[], kind: BrokenLink['kind'] = 'link', failedFiles = failed): string[] {
  const links = hrefs.map(href => ({ href, kind, paths: ['/docs/from'], suggestion: undefined }))
  return dropDoubtfulLinks(links, { root: root(), failed: failedFiles, routes, redirects }).map(({ href }) => href)
}

test.each([
  ['the name of its file', '/docs/concepts/01-joins'],
  ['that name without its number', './joins#as-of'],
  ['its slug', '/docs/reference/aj?a=b'],
  ['its id', '/docs/concepts/as-of'],
  ['the folder that it is the index of', '/docs/keys'],
  ['the name of a file that cannot be read', '/docs/gone'],
])('a link to a page that a file with errors could be, by %s, is left for the next build', (_, href) => {
  expect(keep([href])).toEqual([])
})

test.each([
  '/',
  '/docs',
  '/blog',
  '/blog/page/2',
  '/blog/tags/joins',
  '/blog/archive',
  '/docs/category/joins',
  '/docs/other.md',
])('%s is made from pages, so it may be broken only because of a file with errors', href => {
  expect(keep([href])).toEqual([])
})

test('links to other pages, and images, are reported whatever files have errors', () => {
  const others = ['/docs/other', '/docs/aj/other', '/docs/blog', '/blog/why']
  expect(keep(others)).toEqual(others)
  expect(keep(['/docs/joins', '/joins.png'], 'image')).toEqual(['/docs/joins', '/joins.png'])
})

test('links to headings are left for the next build if the page, or a file with the page’s text, has errors', () => {
  const hrefs = ['/docs/keys#a', '/keys#a', '/docs/unknown#a', '/blog#a', '/docs/whole#a']
  expect(keep(hrefs, 'anchor')).toEqual(['/docs/whole#a'])
})

test('without errors every broken link is reported', () => {
  const hrefs = ['/', '/docs/joins', '/feed.xml']
  expect(keep(hrefs, 'link', new Set())).toEqual(hrefs)
})
