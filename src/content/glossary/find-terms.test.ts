import { expect, test } from 'vitest'
import { siteForTest } from '../../../tests/support/site-for-test.ts'
import { createTermFinder, maxTerms } from './find-terms.ts'
import type { Term } from './read-glossary.ts'

const urls = new Map([
  ['tick', '/docs/tick'],
  ['joins', '/docs/joins'],
])

test('the first occurrence of a term is found, in any of its forms', () => {
  expect(found('<p>One RDB, two RDBs.</p>', [term('RDB', ['RDBs'])])).toEqual(['RDB'])
  expect(found('<p>Two RDBs, one RDB.</p>', [term('RDB', ['RDBs'])])).toEqual(['RDBs'])
})

test.each<[why: string, html: string, expected: string[]]>([
  ['a whole word', '<p>peachy, impeach, peach_1, non-peach, peach-like, .peach</p>', []],
  ['in punctuation', '<p>(peach), “<em>peach</em>”</p>', ['peach']],
  ['with a genitive', '<p>The peach’s items</p>', ['peach']],
  ['with a capital first letter', '<p>Peach spreads its items.</p>', ['Peach']],
  ['not in capitals', '<p>PEACH</p>', []],
  ['over a line’s end', '<p>an as-of\njoin</p>', ['as-of\njoin']],
  ['the longer one of two', '<p>A chained peach</p>', ['chained peach']],
  ['with an umlaut beside it', '<p>peachö</p>', []],
  ['beside a slash', '<p>each/peach</p>', ['peach']],
])('a term is found %s', (_, html, expected) => {
  const glossary = [term('peach'), term('as-of join'), term('chained peach')]
  expect(found(html, glossary)).toEqual(expected)
})

test.each([
  '<h2 id="peach">peach</h2>',
  '<p><a href="/x">the <em>peach</em></a></p>',
  '<p><code>peach</code> <kbd>peach</kbd></p>',
  '<pre><code>peach</code></pre>',
  '<details><summary>peach</summary></details>',
  '<table><tr><th>peach</th></tr></table>',
  '<p class="admonition-title">peach</p>',
  '<li class="task-list-item"><label><input type="checkbox"> peach</label></li>',
  '<svg><title>peach</title><text>peach</text></svg>',
  '<x-island name="a"><p>peach</p></x-island>',
  '<!-- peach --><p title="a > peach" data-x=\'peach\'>none</p>',
  '<button><span>peach</span></button>',
])('a term is not found in %s, but in the text after it', html => {
  expect(found(html, [term('peach')])).toEqual([])
  const after = `${html}<p>Then peach.</p>`
  const [match] = createTermFinder([term('peach')])({ html: after, url: '/' }, urls)
  expect(match && after.slice(match.start - 5, match.end + 1)).toBe('Then peach.'.slice(0, 11))
})

test('a term is not found inside a second occurrence of a longer term', () => {
  const glossary = [term('join'), term('as-of join')]
  expect(found('<p>as-of join, as-of join</p><p>a join</p>', glossary)).toEqual(['as-of join', 'join'])
})

test('a term is not found on the page that explains it, and only the first eight terms are found', () => {
  expect(
    found(
      '<p>tickerplant, as-of join</p>',
      [term('tickerplant', [], 'tick'), term('as-of join', [], 'joins')],
      '/docs/tick',
    ),
  ).toEqual(['as-of join'])
  const glossary = 'abcdefghijk'.split('').map(letter => term(`word${letter}`))
  const text = glossary.map(({ forms }) => forms[0]).join(' ')
  expect(found(`<p>${text}</p>`, glossary)).toEqual(text.split(' ').slice(0, maxTerms))
})

test('a term links to the doc that explains it in the page’s own version of the docs, if it has that doc', () => {
  const findTerms = createTermFinder([{ ...term('peach', [], 'tick'), hash: '#step' }])
  const page = { html: '<p>peach</p>', url: '/' }
  expect(findTerms(page, urls)[0]?.url).toBe('/docs/tick#step')
  expect(findTerms(page, new Map())[0]?.url).toBeUndefined()
})

test('`glossary: false` switches terms off; previews and pages have none', async () => {
  const { docs, posts } = await siteForTest({
    'content/data/glossary.yml': 'terms: [{ term: peach, meaning: Parallel each., doc: other }]\n',
    'content/docs/off.md': '---\nglossary: false\n---\n\nSome peach.\n',
    'content/docs/on.md': 'Some peach.\n',
    'content/docs/other.md': 'Some peach.\n',
    'content/blog/2024-01-01-p.md': 'Some peach.\n\n<!-- truncate -->\n',
  })
  expect(docs.map(({ id, terms }) => [id, terms.map(({ url }) => url)])).toEqual([
    ['off', []],
    ['on', ['/docs/other']],
    ['other', []],
  ])
  expect(posts[0]?.terms).toHaveLength(1)
  expect(posts[0]?.summary).toBe('Some peach.')
})

function term(name: string, also: string[] = [], doc?: string): Term {
  return { forms: [name, ...also], meaningHtml: '', doc, hash: '' }
}

function found(html: string, glossary: Term[], url = '/'): string[] {
  return createTermFinder(glossary)({ html, url }, urls).map(({ start, end }) => html.slice(start, end))
}
