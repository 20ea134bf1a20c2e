import { expect, test } from 'vitest'
import { summarizePreview } from './summarize-preview.ts'

test('the text of paragraphs is joined, with inline code and the words of links', () => {
  expect(summarizePreview('<p>Use <code>aj</code>\nor <a href="/wj">wj &amp; wj1</a>.</p>\n<p>More.</p>')).toBe(
    'Use aj or wj & wj1. More.',
  )
})

test('code blocks, tables, images and headings are left out', () => {
  const html = '<h2>Title</h2><div class="code-block"><pre>q)1</pre></div><table><tr><td>1</td></tr></table>'
  expect(summarizePreview(`${html}<p><img src="/a.png" alt="A"></p>`)).toBe('')
})

test('a long text ends after the last sentence that fits', () => {
  expect(summarizePreview(`<p>Is it so? It is, in q 4.1 too. ${'words '.repeat(100)}end.</p>`)).toBe(
    'Is it so? It is, in q 4.1 too.',
  )
})

test('a first sentence that is too long ends between two words', () => {
  const summary = summarizePreview(`<p>${'words '.repeat(100)}</p>`)
  expect(summary).toMatch(/words words …$/)
  expect(summary.length).toBeGreaterThan(200)
  expect(summary.length).toBeLessThan(215)
})

test('a long text without spaces ends between two characters', () => {
  expect(summarizePreview(`<p>${'𝒒'.repeat(300)}</p>`)).toBe(`${'𝒒'.repeat(210)} …`)
})
