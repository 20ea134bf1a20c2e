import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConfiguredLink } from './configured-link.tsx'

const render = (props: Parameters<typeof ConfiguredLink>[0]) =>
  renderToStaticMarkup(createElement(ConfiguredLink, props))

test('a link to a page of the site stays in the tab and says whether it is the present page', () => {
  expect(render({ link: { label: 'Docs', to: '/docs/intro' } })).toBe('<a href="/docs/intro">Docs</a>')
  expect(render({ link: { label: 'Docs', to: '/docs/intro' }, current: 'page' })).toBe(
    '<a href="/docs/intro" aria-current="page">Docs</a>',
  )
})

test('a link to another site opens a new tab that cannot reach this one', () => {
  expect(render({ link: { label: 'Code', href: 'https://else.example' } })).toBe(
    '<a href="https://else.example" target="_blank" rel="noopener noreferrer">Code</a>',
  )
})

test('a link with versions holds their addresses and has the controls loaded at once', () => {
  expect(render({ link: { label: 'Docs', to: '/docs', versions: { '1.0': '/docs/1.0' } } })).toBe(
    '<a href="/docs" data-at-once="" data-versions="{&quot;1.0&quot;:&quot;/docs/1.0&quot;}">Docs</a>',
  )
})
