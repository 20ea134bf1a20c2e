import { expect, test } from 'vitest'
import { makeRedirectPage, redirectScript } from './redirect-page.ts'

test('a redirect page redirects, is not indexed, and names the canonical address', () => {
  const html = makeRedirectPage('/docs/a"<b>&c', { url: 'https://tiny.example', base: '/' })
  const target = '/docs/a&quot;&lt;b&gt;&amp;c'
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`)
  expect(html).toContain(`<link rel="canonical" href="https://tiny.example${target}">`)
  expect(html).toContain(`<a href="${target}">${target}</a>`)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain(`<script src="${redirectScript.path}" data-to="${target}"></script>`)
  expect(html).toContain(`<noscript><meta http-equiv="refresh"`)
})

test('below a base path, a redirect page includes that path', () => {
  const html = makeRedirectPage('/docs/a', { url: 'https://tiny.example', base: '/docs-site/' })
  expect(html).toContain('<link rel="canonical" href="https://tiny.example/docs-site/docs/a">')
  expect(html).toContain(`<script src="/docs-site${redirectScript.path}" data-to="/docs-site/docs/a">`)
})
