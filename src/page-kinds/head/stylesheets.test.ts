import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configForTest } from '../../../tests/support/config-for-test.ts'
import { listPartsOfHtml, type StyledPart } from '../../content/styled-parts.ts'
import { baseStylesOfSite, chooseStylesheets } from './stylesheets.ts'

const partsOf = (html: string) => new Set(listPartsOfHtml(html))
const isRich = (html: string) => chooseStylesheets([], partsOf(html), configForTest).includes('rich')

/** HTML that a selector of rich.css matches. Classes that every code block or text has prove nothing. */
function examplesOf(selector: string): string[] {
  const common = ['code-block', 'prose', 'columns', 'page-footer']
  const classes = [...selector.matchAll(/\.([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter(name => !common.includes(name))
  const elements = selector.match(/\b(?:figcaption|samp|details)\b/g) ?? []
  if (selector.includes('data-folded')) return ['<button type="button" class="fold-button">Show all 41 lines</button>']
  return [...classes.map(name => `<p class="a ${name} b">x</p>`), ...elements.map(name => `<${name}>x</${name}>`)]
}

const list = new URL('../../styles/rich.css', import.meta.url)
const stylesheets = [...readFileSync(list, 'utf8').matchAll(/^@import "(.*)" layer\((?:prose|components)\)/gm)]
  .map(([, path = '']) => path)
  // The first two are shared with other stylesheets, the others are for all pages of a site.
  .filter(path => !/close-button|island-button|announcement-bar|dropdown/.test(path))
const selectors = stylesheets.flatMap(path =>
  [...readFileSync(new URL(path, list), 'utf8').matchAll(/^([^\s@}/][^{}]*) \{$/gm)].map(
    ([, selector = '']) => selector,
  ),
)

test.each(selectors)('a page with something that %s styles loads rich.css', selector => {
  const examples = examplesOf(selector)
  expect(examples).not.toEqual([])
  for (const html of examples) expect(isRich(html), html).toBe(true)
})

test.each(['clear-my-data', 'offline-docs'])(
  'a page with .%s, which rich.css imports the styles of, loads it',
  name => {
    expect(isRich(`<div class="${name}">x</div>`)).toBe(true)
  },
)

test('every page of a site with an announcement bar or a dropdown loads full.css', () => {
  const items = [{ label: 'More', items: [{ label: 'Learn', to: '/docs' }] }]
  const withBar = { ...configForTest, announcementBar: { id: 'news', content: 'News' } }
  const withDropdown = { ...configForTest, navbar: { ...configForTest.navbar, items } }
  for (const config of [withBar, withDropdown]) {
    expect(chooseStylesheets(['blog'], new Set(), config)).toEqual(['full', 'blog'])
    expect(chooseStylesheets(['blog'], new Set<StyledPart>(['rich']), config)).toEqual(['full', 'blog'])
    expect(baseStylesOfSite(config)).toEqual(['full'])
  }
})

test.each([
  ['chart', '<figure class="q-chart">x</figure>'],
  ['doc-line', '<ol class="doc-line">x</ol>'],
  ['marked-lines', '<mark>x</mark>'],
  ['marked-lines', '<del>x</del>'],
  ['marked-lines', '<ins>x</ins>'],
  ['marked-lines', '<span data-line="1">x</span>'],
  ['marked-lines', '<span class="unfocused">x</span>'],
  ['tabs', '<div class="tabs" data-group="os">x</div>'],
  ['tabs', '<div class="wide tabs">x</div>'],
])('the stylesheet %s is loaded for %s, before those of the page’s kind', (name, html) => {
  expect(chooseStylesheets(['blog'], partsOf(html), configForTest)).toEqual(['index', name, 'blog'])
})

test.each([
  '<p>tabs and cards</p>',
  '<p class="leader">x</p>',
  '<details class="table-of-contents"><summary>On this page</summary></details>',
  '<details open="" data-key="/docs/category/a">x</details>',
  '<pre><code><span class="k">del</span> &lt;mark&gt;</code></pre>',
  '<marquee>x</marquee>',
])('a page with only %s loads index.css alone', html => {
  expect(chooseStylesheets([], partsOf(html), configForTest)).toEqual(['index'])
})
