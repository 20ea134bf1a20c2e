import { expect, test } from 'vitest'
import { addBasePathToCss, addBasePathToHtml } from './add-base-path.ts'

const base = '/docs-site'

test.each([
  ['<a class="x" href="/">', '<a class="x" href="/docs-site/">'],
  ['<a title="a > b" href="/docs/a?b#c">', '<a title="a > b" href="/docs-site/docs/a?b#c">'],
  [
    '<img src="/a.png" srcset="/a.png 1x, /b.png 2x">',
    '<img src="/docs-site/a.png" srcset="/docs-site/a.png 1x, /docs-site/b.png 2x">',
  ],
  ['<form action="/search">', '<form action="/docs-site/search">'],
  ['<script type="module" src="/a.js"></script>', '<script type="module" src="/docs-site/a.js"></script>'],
  ['<html data-controls-styles="/a.css">', '<html data-controls-styles="/docs-site/a.css">'],
  [
    '<a data-versions="{&quot;1.0&quot;:&quot;/docs/1.0/a&quot;}">',
    '<a data-versions="{&quot;1.0&quot;:&quot;/docs-site/docs/1.0/a&quot;}">',
  ],
])('%s becomes %s', (html, rebased) => {
  expect(addBasePathToHtml(html, base)).toBe(rebased)
})

test.each([
  '<a href="#top"><a href="//other.example/a"><a href="https://other.example/a"><a href="a"><a href="?q=/a">',
  '<script src="/@vite/client"></script>',
  '<p>href="/a" is text, and so is &lt;a href="/a"&gt;</p>',
  '<script>if(i<a.length)x=\'<a href="/a">\'</script>',
  '<a data-props="{&quot;text&quot;:&quot;/ starts it&quot;}">',
])('%s is left unchanged', html => {
  expect(addBasePathToHtml(html, base)).toBe(html)
})

test('without a base path nothing changes', () => {
  expect(addBasePathToHtml('<a href="/a">', '')).toBe('<a href="/a">')
  expect(addBasePathToCss('a { background: url(/a.png) }', '')).toBe('a { background: url(/a.png) }')
})

test('images in stylesheets get the base path too', () => {
  expect(addBasePathToCss('a { background: url("/a.png"), url(/b.png), url(data:x) }', base)).toBe(
    'a { background: url("/docs-site/a.png"), url(/docs-site/b.png), url(data:x) }',
  )
})
