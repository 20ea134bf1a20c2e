import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { routeForTest } from '../../tests/support/route-for-test.ts'
import { type BrokenLink, dropDoubtfulLinks, findBrokenLinks } from './broken-links.ts'
import { collectLinks } from './page-links.ts'

const intro = collectLinks('/docs/intro', '<h2 id="first-steps">First</h2><p id="größe">Size</p>')
const targets = {
  redirects: new Map([['/concepts/joins', '/docs/concepts/joins']]),
  files: new Set(['/blog/rss.xml', '/docs/intro.md']),
}
const joins = collectLinks('/docs/concepts/joins', '<h2 id="as-of-join">aj</h2>')
const check = (href: string, path = '/docs/here') =>
  findBrokenLinks(
    [
      intro,
      joins,
      {
        path,
        hrefs: new Set([href]),
        images: new Set(),
        foreign: new Set(),
        unasked: new Set(),
        plugins: new Set(),
        ids: new Set(['own']),
      },
    ],
    targets,
  )

test('links and ids are read from the HTML of a page, with entities decoded', () => {
  const html =
    '<a class="x" href="/a?b=1&amp;c">A</a><a href="/d">D</a><link href="/style.css"><p id="e&quot;f">&lt;a href="/g"&gt;</p><a name="i"></a><img alt="" src="/h.png">'
  expect(collectLinks('/page', html)).toEqual({
    path: '/page',
    hrefs: new Set(['/a?b=1&c', '/d']),
    images: new Set(['/h.png']),
    foreign: new Set(),
    unasked: new Set(),
    plugins: new Set(),
    ids: new Set(['e"f', 'i']),
  })
})

test.each([
  ['a page', '/docs/intro'],
  ['a page with a query', '/docs/intro?a=1'],
  ['a relative address', './intro'],
  ['a heading of the page', '/docs/intro#first-steps'],
  ['a heading with letters that are encoded', '/docs/intro#gr%C3%B6%C3%9Fe'],
  ['a heading of its own page', '#own'],
  ['the top of a page', '/docs/intro#'],
  ['a short link', '/concepts/joins'],
  ['a heading behind a short link', '/concepts/joins#as-of-join'],
  ['a file', '/blog/rss.xml'],
  ['another site', 'https://a.example/nowhere'],
  ['a mail address', 'mailto:a@b.example'],
  ['a Markdown file', './intro.md#x'],
])('a link to %s is not broken', (_, href) => {
  expect(check(href)).toEqual([])
})

test.each([
  ['/docs/intr', 'link', '/docs/intro'],
  ['/docs/Intro', 'link', '/docs/intro'],
  ['docs/intr', 'link', '/docs/intro'],
  ['/something/else', 'link', undefined],
  ['/blog/atom.xml', 'link', undefined],
  ['./nowhere.md#x', 'markdown', undefined],
  ['/docs/intro#first-step', 'anchor', 'first-steps'],
  ['/concepts/joins#as-of-joins', 'anchor', 'as-of-join'],
  ['#onw', 'anchor', 'own'],
])('%s is a broken %s; the nearest is %s', (href, kind, suggestion) => {
  expect(check(href, '/here')).toEqual([{ paths: ['/here'], href, kind, suggestion }])
})

test('a link that is broken on many pages is found once, with all of them', () => {
  const pages = ['/a', '/b'].map(path => collectLinks(path, '<a href="/gone">x</a>'))
  expect(findBrokenLinks(pages, targets)).toEqual([
    { paths: ['/a', '/b'], href: '/gone', kind: 'link', suggestion: undefined },
  ])
})

test('an image that does not exist is broken, also when it links to itself; one of another site is not checked', () => {
  const html = '<a href="./x.png"><img src="./x.png"></a><img src="https://a.example/y.png"><img src="/z.png">'
  const files = new Set(['/docs/z.png', '/z.png'])
  expect(findBrokenLinks([collectLinks('/docs/a', html)], { ...targets, files })).toEqual([
    { paths: ['/docs/a'], href: './x.png', kind: 'image', suggestion: '/docs/z.png' },
  ])
})

test('links to pages that are not checked must have the right address; their headings are not known', () => {
  const page = collectLinks('/docs/a', '<a href="/docs/b#any">b</a><a href="/docs/bb">c</a><a href="#none">d</a>')
  const unseen = new Set(['/docs/b', '/docs/a'])
  expect(findBrokenLinks([page], { ...targets, unseen }).map(({ href, kind }) => [href, kind])).toEqual([
    ['/docs/bb', 'link'],
    ['#none', 'anchor'],
  ])
})

test('a link that no browser can read is broken', () => {
  expect(check('\\\\[')).toMatchObject([{ kind: 'link' }])
})

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
