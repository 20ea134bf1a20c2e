import type { ViteDevServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { formatExcerpt, renderProblemsDocument, reportException } from './error-document.ts'

const bodyOf = (html: string) => /<h1>This site has errors<\/h1>(.*)<\/main>/s.exec(html)?.[1]
const ssrFixStacktrace = vi.fn()
const vite = { ssrFixStacktrace } as unknown as ViteDevServer

test('each problem is shown once, with the lines around it, as text', () => {
  const root = folderForTest({ 'content/a.md': 'x <b>\n' })
  const problem = { level: 'error' as const, where: 'content/a.md:1', what: 'A <b> & more.', fix: 'Close "it".' }
  const html = renderProblemsDocument([problem, problem], root)
  expect(bodyOf(html)).toBe(
    '<h2>error: content/a.md:1</h2><p>A &lt;b&gt; &amp; more.<br>Close &quot;it&quot;.</p><pre>&gt; 1 | x &lt;b&gt;\n  2 | </pre>',
  )
})

test.each<[string, object, string]>([
  ['the message of a compiler', { message: '\u001b[31ma.tsx:1\u001b[39m', plugin: 'x', stack: 'at x' }, 'a.tsx:1'],
  [
    'the message of a transform',
    { message: 'Transform failed with 1 error', stack: 'at x' },
    'Transform failed with 1 error',
  ],
  ['the stack of an exception', { message: 'No', stack: 'Error: No\n  at <x>' }, 'Error: No\n  at <x>'],
  ['the message of an exception without a stack', { message: 'No', stack: undefined }, 'No'],
])('%s is printed and shown', (_, properties, text) => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const error = Object.assign(new Error(), properties)
  const html = reportException(error, vite)
  expect(printed.mock.calls).toEqual([[text]])
  expect(bodyOf(html)).toBe(`<pre>${text.replace('<', '&lt;').replace('>', '&gt;')}</pre>`)
  expect(ssrFixStacktrace).toHaveBeenCalledWith(error)
})

test('the page reloads after the next edit and says that it does', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const html = reportException(new Error('No'), vite)
  expect(html).toContain("import.meta.hot.on('tickwise:update', () => location.reload())")
  expect(html).toContain("document.documentElement.dataset.development = ''")
})

const root = () => folderForTest({ 'content/a.md': 'one\ntwo\nthree\nfour\nfive\nsix' })

test.each([
  ['content/a.md:1', '> 1 | one\n  2 | two\n  3 | three'],
  ['content/a.md:2', '  1 | one\n> 2 | two\n  3 | three\n  4 | four'],
  ['content/a.md:4', '  2 | two\n  3 | three\n> 4 | four\n  5 | five\n  6 | six'],
  ['content/a.md:6', '  4 | four\n  5 | five\n> 6 | six'],
  ['content/a.md', ''],
  ['content/gone.md:1', ''],
  ['the page /blog', ''],
])('the lines around %s are shown', (where, excerpt) => {
  expect(formatExcerpt(root(), where)).toBe(excerpt)
})
