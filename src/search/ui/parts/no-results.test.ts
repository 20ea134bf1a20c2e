import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { NoResults } from './no-results.tsx'

const render = (suggestions: string[], reportUrl?: string) =>
  renderToStaticMarkup(
    createElement(NoResults, { title: 'Nothing', query: 'a&b', suggestions, reportUrl, onSuggestion: () => {} }),
  )

test('each suggestion is a button', () => {
  expect(render(['joins', 'fby'])).toContain(
    '<p>Try searching for</p><ul><li><button type="button">joins</button></li><li><button type="button">fby</button></li></ul>',
  )
})

test('without suggestions there is no list of them', () => {
  expect(render([])).toBe('<div class="search-message"><p class="search-title">Nothing</p></div>')
})

test('the report link contains the query and opens in a new tab', () => {
  vi.stubGlobal('location', { href: 'https://tiny.example/' })
  expect(render([], 'https://else.example/new?title={query}')).toContain(
    '<a href="https://else.example/new?title=a%26b" target="_blank" rel="noopener noreferrer">',
  )
})
