import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pager } from './pager.tsx'

type Props = Parameters<typeof Pager>[0]

const render = (before: Props['before'], after: Props['after']) =>
  renderToStaticMarkup(createElement(Pager, { name: 'Pages', before, after }))

test('both neighbours are linked, and programs can tell which is which', () => {
  expect(render({ url: '/a', label: 'A' }, { url: '/c', label: 'C', caption: 'Page 3 of 3' })).toBe(
    '<nav class="pager" aria-label="Pages"><a class="pager-before" rel="prev" href="/a"><small>Previous</small>A</a><a class="pager-after" rel="next" href="/c"><small>Page 3 of 3</small>C</a></nav>',
  )
})

test('a missing neighbour has no link', () => {
  expect(render(undefined, { url: '/c', label: 'C' })).toBe(
    '<nav class="pager" aria-label="Pages"><a class="pager-after" rel="next" href="/c"><small>Next</small>C</a></nav>',
  )
})

test('without neighbours there is nothing', () => {
  expect(render(undefined, undefined)).toBe('')
})
