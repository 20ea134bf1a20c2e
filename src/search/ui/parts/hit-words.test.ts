import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Snippet } from '../../search-contract.ts'
import { HitSnippet, MarkedText } from './hit-words.tsx'

const renderText = (text: string, marks: [number, number][]) =>
  renderToStaticMarkup(createElement(MarkedText, { text, marks }))
const renderSnippet = (snippet: Snippet | undefined) => renderToStaticMarkup(createElement(HitSnippet, { snippet }))

test('the marked parts of a text are marks, the rest is as it was', () => {
  expect(
    renderText('joins of tables', [
      [0, 5],
      [9, 15],
    ]),
  ).toBe('<mark>joins</mark> of <mark>tables</mark>')
  expect(renderText('a join b', [[2, 6]])).toBe('a <mark>join</mark> b')
  expect(renderText('a join', [])).toBe('a join')
})

test('markup in a text is shown as text', () => {
  expect(renderText('<b>x</b>', [[0, 3]])).toBe('<mark>&lt;b&gt;</mark>x&lt;/b&gt;')
})

test('a snippet of code is code, one of text is not, and a snippet that is awaited is empty', () => {
  const snippet = { text: 'til 3', marks: [] as [number, number][] }
  expect(renderSnippet({ ...snippet, isCode: true })).toBe('<span class="hit-snippet"><code>til 3</code></span>')
  expect(renderSnippet({ ...snippet, isCode: false })).toBe('<span class="hit-snippet">til 3</span>')
  expect(renderSnippet(undefined)).toBe('<span class="hit-snippet"></span>')
})
