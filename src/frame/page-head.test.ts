import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StructuredData } from './page-head.tsx'

test('a text cannot end the element it stands in, and is the same when read', () => {
  const name = '</script><!-- <script>alert(1)</script> & "q"'
  const html = renderToStaticMarkup(StructuredData({ things: [{ '@type': 'WebSite', name }] }))
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? []
  expect(JSON.parse(json)['@graph'][0].name).toBe(name)
})

test('a page with nothing to tell has no element', () => {
  expect(StructuredData({ things: [] })).toBeNull()
})
