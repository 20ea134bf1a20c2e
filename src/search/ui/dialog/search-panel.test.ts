import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeyHints } from './search-panel.tsx'

test('screen readers get the names of the keys instead of their signs', () => {
  const html = renderToStaticMarkup(createElement(KeyHints))
  const read = html.replace(/<span aria-hidden="true">.*?<\/span>/g, '')
  const items = [...read.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => item.replace(/<[^>]*>/g, ' '))
  expect(items.map(item => item.replace(/\s+/g, ' ').trim())).toEqual([
    'Enter key to select',
    'Arrow up Arrow down to navigate',
    'Escape key to close',
  ])
})
