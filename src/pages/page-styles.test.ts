import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configForTest } from '../config-for-test.ts'
import type { Page } from '../routes.ts'
import { pageStylesOf } from './page-styles.ts'

const page: Page = { kind: 'not-found' }
const isRich = (html: string, config = configForTest) => pageStylesOf(page, html, config).includes('rich')

/** Elements that a selector of rich.css is about, each as HTML; what stands in any code block or text says nothing. */
function examplesOf(selector: string): string[] {
  const common = ['code-block', 'prose', 'columns', 'page-footer']
  const classes = [...selector.matchAll(/\.([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter(name => !common.includes(name))
  const elements = selector.match(/\b(?:figcaption|samp|mark|ins|del|details)\b/g) ?? []
  if (selector.includes('data-line')) return ['<span data-line="1">x</span>']
  if (selector.includes('data-folded')) return ['<button type="button" class="fold-button">Show all 41 lines</button>']
  if (selector.includes('role="tab')) return ['<div class="tabs" data-group="os"><div role="tablist"></div></div>']
  return [...classes.map(name => `<p class="a ${name} b">x</p>`), ...elements.map(name => `<${name}>x</${name}>`)]
}

const stylesheet = readFileSync(new URL('../styles/rich.css', import.meta.url), 'utf8')
const selectors = [...stylesheet.matchAll(/^ {2}([^\s@}][^{}]*) \{$/gm)].map(([, selector = '']) => selector)
const ofShell = ['.announcement-bar', '.dropdown']

test.each(selectors.filter(selector => !ofShell.includes(selector)))('a page with what %s styles has it', selector => {
  const examples = examplesOf(selector)
  expect(examples).not.toEqual([])
  for (const html of examples) expect(isRich(html), html).toBe(true)
})

test.each(['diagram', 'clear-my-data', 'offline-docs'])('so has one with .%s, of a stylesheet in it', name => {
  expect(isRich(`<div class="${name}">x</div>`)).toBe(true)
})

test('so has every page of a site with an announcement bar or a dropdown', () => {
  const items = [{ label: 'More', items: [{ label: 'Learn', to: '/docs' }] }]
  expect(isRich('', { ...configForTest, announcementBar: { id: 'news', content: 'News' } })).toBe(true)
  expect(isRich('', { ...configForTest, navbar: { ...configForTest.navbar, items } })).toBe(true)
})

test.each([
  '<p>tabs and cards</p>',
  '<p class="leader">x</p>',
  '<details class="table-of-contents"><summary>On this page</summary></details>',
  '<details open="" data-key="/docs/category/a">x</details>',
  '<pre><code><span class="k">del</span> &lt;mark&gt;</code></pre>',
  '<marquee>x</marquee>',
])('a page with %s alone does without', html => {
  expect(isRich(html)).toBe(false)
})
