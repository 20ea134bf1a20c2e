import { expect, test } from 'vitest'
import { resolveRequestedPath } from './requested-path.ts'

test.each([
  ['/', '/'],
  ['/docs/language/why_KDB', '/docs/language/why_KDB'],
  ['/search?q=a/b.html', '/search'],
  ['/blog/rss.xml', '/blog/rss.xml'],
  ['/blog/gr%C3%B6%C3%9Fe', '/blog/größe'],
  ['/?', '/'],
])('%s is the page %s', (url, path) => {
  expect(resolveRequestedPath(url)).toEqual({ kind: 'page', path })
})

test.each([
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/docs//intro///', '/docs/intro'],
  ['/docs/intro/index.html/', '/docs/intro'],
  ['/docs/intro.html//', '/docs/intro'],
  ['/docs/intro%20/', '/docs/intro%20'],
  ['/docs/intro/?a=1&b=/', '/docs/intro?a=1&b=/'],
  ['/blog/gr%C3%B6%C3%9Fe/', '/blog/gr%C3%B6%C3%9Fe'],
  ['//evil.example', '/evil.example'],
  ['///evil.example/index.html?x', '/evil.example?x'],
  ['//', '/'],
  ['//evil.example/x', '/evil.example/x'],
  [`/docs/intro/?q=${'a'.repeat(10_000)}`, `/docs/intro?q=${'a'.repeat(10_000)}`],
])('%s redirects to %s, a path of this site', (url, to) => {
  expect(resolveRequestedPath(url)).toEqual({ kind: 'redirect', to })
})

test.each([
  '',
  'docs',
  'https://evil.example/',
  '/%',
  '/%E0%A4%A',
  '/a%00b',
  '/%2e%2e/',
  '/./docs',
  '/docs%2Fintro',
  '/%2f%2fevil.example',
  '/../etc/passwd',
  '/docs/..%2f..%2fetc',
  '/%2e%2e/etc',
  '/\\evil.example/',
  '/%5cevil.example/',
])('%j is invalid', url => {
  expect(resolveRequestedPath(url)).toEqual({ kind: 'invalid' })
})

test.each([
  ['/größe', '/docs/gr%C3%B6%C3%9Fe'],
  ['/gr%C3%B6%C3%9Fe/', '/docs/gr%C3%B6%C3%9Fe'],
  ['//gr%C3%B6%C3%9Fe/index.html?q=%20b', '/docs/gr%C3%B6%C3%9Fe?q=%20b'],
])('the moved address %s redirects to %s in one step', (url, to) => {
  const moved = new Map([['/größe', '/docs/gr%C3%B6%C3%9Fe']])
  expect(resolveRequestedPath(url, '', path => moved.get(path))).toEqual({ kind: 'redirect', to })
})

test.each([
  ['/docs-site/', { kind: 'page', path: '/' }],
  ['/docs-site/docs/intro', { kind: 'page', path: '/docs/intro' }],
  ['/docs-site/docs/gr%C3%B6%C3%9Fe', { kind: 'page', path: '/docs/größe' }],
  ['/', { kind: 'redirect', to: '/docs-site/' }],
  ['/docs-site', { kind: 'redirect', to: '/docs-site/' }],
  ['/docs-site/index.html?a=1', { kind: 'redirect', to: '/docs-site/?a=1' }],
  ['/docs-site/index', { kind: 'redirect', to: '/docs-site/' }],
  ['/docs-site//docs/intro/', { kind: 'redirect', to: '/docs-site/docs/intro' }],
  ['/docs/intro', { kind: 'invalid' }],
  ['/docs-sites/docs/intro', { kind: 'invalid' }],
])('below a base path, %s is %j', (url, meaning) => {
  expect(resolveRequestedPath(url, '/docs-site')).toEqual(meaning)
})
