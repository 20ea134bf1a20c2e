import { expect, test } from 'vitest'
import { redirectPage, redirectScript, redirectsFile } from './redirects.ts'

test('each redirect is a permanent one on a line of its own, and again with a trailing slash after all others', () => {
  const redirects = new Map([
    ['/docs', '/docs/intro'],
    ['/concepts/joins', '/docs/concepts/joins'],
  ])
  expect(redirectsFile(redirects)).toMatchInlineSnapshot(`
    "/docs /docs/intro 301
    /concepts/joins /docs/concepts/joins 301
    /docs/ /docs/intro 301
    /concepts/joins/ /docs/concepts/joins 301
    "
  `)
  expect(redirectsFile(new Map([['/My page', '/docs/My page']]))).toMatch(/^\/My%20page \/docs\/My%20page 301\n/)
  expect(redirectsFile(new Map())).toBe('')
})

test('where the host knows no redirects a page leads on, is not indexed, and names the right address', () => {
  const html = redirectPage('/docs/a"<b>&c', { url: 'https://tiny.example', base: '/' })
  const target = '/docs/a&quot;&lt;b&gt;&amp;c'
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`)
  expect(html).toContain(`<link rel="canonical" href="https://tiny.example${target}">`)
  expect(html).toContain(`<a href="${target}">${target}</a>`)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain(`<script src="${redirectScript.path}" data-to="${target}"></script>`)
  expect(html).toContain(`<noscript><meta http-equiv="refresh"`)
})

test('below a base path the page leads there', () => {
  const html = redirectPage('/docs/a', { url: 'https://tiny.example', base: '/docs-site/' })
  expect(html).toContain('<link rel="canonical" href="https://tiny.example/docs-site/docs/a">')
  expect(html).toContain(`<script src="/docs-site${redirectScript.path}" data-to="/docs-site/docs/a">`)
})
