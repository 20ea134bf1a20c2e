import { expect, test } from 'vitest'
import { explainTerms } from './explain-terms.ts'

test('terms become links or definitions, each with its meaning, and all else stays as it is', () => {
  const html = '<p>The RDB &amp; a TWAP.</p>'
  const terms = [
    { start: 7, end: 10, meaningHtml: 'A <em>process</em>.', url: '/docs/plain?a&b#rdb' },
    { start: 19, end: 23, meaningHtml: 'A price.', url: undefined },
  ]
  const explained = explainTerms({ html, terms, styledParts: new Set(['tabs']) })
  expect([...explained.styledParts]).toEqual(['tabs', 'rich'])
  expect(explained.html.replaceAll('<span', '\n<span')).toMatchInlineSnapshot(`
    "<p>The 
    <span class="term"><a href="/docs/plain?a&amp;b#rdb" aria-describedby="term.1">RDB</a>
    <span id="term.1" role="tooltip" hidden>A <em>process</em>.</span></span> &amp; a 
    <span class="term"><dfn tabindex="0" aria-describedby="term.2">TWAP</dfn>
    <span id="term.2" role="tooltip" hidden>A price.</span></span>.</p>"
  `)
  expect(explainTerms({ html, terms: [], styledParts: new Set() })).toEqual({ html, styledParts: new Set() })
})
