import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { componentsForTest } from '../../../tests/support/components-for-test.ts'
import { siteForTest } from '../../../tests/support/site-for-test.ts'
import { createIsland } from '../../islands/create-island.tsx'
import { renderFeedHtml } from './feed-html.ts'

const base = 'https://tiny.example/blog/a'

async function renderFeedHtmlOf(body: string, format: 'md' | 'mdx' = 'md') {
  const files = {
    [`content/blog/2024-01-01-a.${format}`]: `---\nslug: a\n---\n\nFirst.\n\n<!-- truncate -->\n\n${body}\n`,
    'content/docs/intro.md': '# Intro\n',
  }
  const { posts } = await siteForTest(
    files,
    {},
    componentsForTest({ Drawing, Ticks: createIsland('ticks', Ticks, {}) }),
  )
  return renderFeedHtml(posts[0]?.html ?? '', base)
    .replace('<p>First.</p>\n', '')
    .trim()
}

function Drawing() {
  const words = [
    createElement('title', { key: 1 }, 'A tick system'),
    createElement('desc', { key: 2 }, 'Data arrives.'),
  ]
  return createElement('figure', {}, createElement('svg', {}, words), createElement('figcaption', {}, 'One day'))
}

function Ticks({ children }: { children?: ReactNode }) {
  return createElement('div', { className: 'ticks' }, children)
}

test('headings lose their anchors and ids, and links become absolute', async () => {
  const body = '## `<T>` now\n\n[intro](../docs/intro.md) [here](#t-now) [out](https://a.example/?b&c) [bad](http://[)'
  expect(await renderFeedHtmlOf(body)).toMatchInlineSnapshot(`
    "<h2><code>&lt;T></code> now</h2>
    <p><a href="https://tiny.example/docs/intro">intro</a> <a href="https://tiny.example/blog/a#t-now">here</a> <a href="https://a.example/?b&amp;c">out</a> <a>bad</a></p>"
  `)
})

test('a q session becomes plain text: prompt, input and output in order', async () => {
  expect(await renderFeedHtmlOf('```q\nq)til 3\n0 1 2\nq)1<2\n1b\n```')).toMatchInlineSnapshot(`
    "<pre><code>q)til 3
    0 1 2
    q)1&lt;2
    1b</code></pre>"
  `)
})

test('code keeps its title and its added and removed lines, but no colours, line numbers or folding', async () => {
  const long = Array.from({ length: 45 }, (_, index) => `line${index}:1`).join('\n')
  const code = `\`\`\`q title="a.q" showLineNumbers\n/ remove-next-line\nold:1\n/ add-next-line\nnew:1\n${long}\n\`\`\``
  const html = await renderFeedHtmlOf(code)
  expect(html).toMatch(
    /^<figure><figcaption>a\.q<\/figcaption><pre><code><del>old:1\n<\/del><ins>new:1\n<\/ins>line0:1\n/,
  )
  expect(html).toMatch(/line44:1\n<\/code><\/pre><\/figure>$/)
})

test('an admonition becomes a quotation with its title in bold', async () => {
  expect(await renderFeedHtmlOf(':::tip[A *shorter* way]\n\nUse `til`.\n\n:::')).toMatchInlineSnapshot(`
    "<blockquote><p><strong>A <em>shorter</em> way</strong></p><p>Use <code>til</code>.</p></blockquote>"
  `)
})

test('tabs become consecutive sections, each under its label', async () => {
  const tabs =
    '<Tabs>\n<TabItem value="l" label="Linux">\n\nOne.\n\n</TabItem>\n<TabItem value="w">\n\nTwo.\n\n</TabItem>\n</Tabs>'
  expect(await renderFeedHtmlOf(`## Install\n\n${tabs}`, 'mdx')).toMatchInlineSnapshot(`
    "<h2>Install</h2>
    <section><h3>Linux</h3><p>One.</p></section><section><h3>w</h3><p>Two.</p></section>"
  `)
})

test('a diagram becomes its text alternative, an island its content, and a task a ballot box', async () => {
  const html = await renderFeedHtmlOf('<Drawing />\n\n<Ticks>\n\n- [x] Read\n\n</Ticks>', 'mdx')
  expect(html).toMatch(/<figure>\s*<strong>A tick system<\/strong>\. Data arrives\.<figcaption>/)
  expect(html).toContain('☑ Read')
  expect(html).not.toMatch(/<svg|<input|<div|x-island|<p><\/p>/)
})

test('details, tables and footnotes are kept', async () => {
  const html = await renderFeedHtmlOf(
    '<details><summary>Why?</summary>Because.</details>\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\nSo.[^1]\n\n[^1]: Note.',
  )
  expect(html).toContain('<details><summary>Why?</summary>Because.</details>')
  expect(html).toContain('<td>2</td>')
  expect(html).toContain('href="https://tiny.example/blog/a#fn-1"')
  expect(html).toContain('Note.')
})

test('images lose the link around them, and all their sources become absolute', () => {
  const image =
    '<a class="zoom" href="/i.png"><img src="/i.png" alt="x" loading="lazy" srcset="/a,b.png 1x,/c.png 2x"></a>'
  expect(renderFeedHtml(image, base)).toBe(
    '<img src="https://tiny.example/i.png" alt="x" srcset="https://tiny.example/a,b.png 1x, https://tiny.example/c.png 2x">',
  )
})

test('what a page loads only if the reader asks for it is its title as a link', () => {
  const embeds = ['videos.example']
  expect(renderFeedHtml('<p><iframe src="//videos.example/1" title="A film"></iframe></p>', base, embeds)).toBe(
    '<p><a href="https://videos.example/1">A film</a></p>',
  )
  const image = '<img src="https://videos.example/a.png" alt="A chart">'
  expect(renderFeedHtml(`<a class="zoom" href="https://videos.example/a.png">${image}</a>`, base, embeds)).toBe(
    '<a href="https://videos.example/a.png">A chart</a>',
  )
  expect(renderFeedHtml(`<a href="/b">${image}</a>`, base, embeds)).toBe('<a href="https://tiny.example/b">A chart</a>')
  expect(renderFeedHtml('<img src="https://other.example/a.png" alt="A">', base, embeds)).toBe(
    '<img src="https://other.example/a.png" alt="A">',
  )
})

test('an exercise is its question and its answer, without its blocks and its editor', async () => {
  const body =
    '<Exercise id="sum" hints={["Add."]}>\n\nAdd.\n\n```q starter\na:\n```\n\n```q check\nq)answer\n2\n```\n\n<Answer>\n\nTwo.\n\n</Answer>\n\n</Exercise>'
  expect(await renderFeedHtmlOf(body, 'mdx')).toBe('<p>Add.</p><details><summary>Answer</summary><p>Two.</p></details>')
})
