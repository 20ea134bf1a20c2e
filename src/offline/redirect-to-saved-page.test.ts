import { expect, test, vi } from 'vitest'
import { redirectToSavedPage } from './redirect-to-saved-page.ts'

const rules = { rewrites: [{ from: '/docs/', to: '/' }], exceptions: { '/docs': '/docs/intro', '/blog': '/blog' } }

test.each([
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/intro', '/docs/intro'],
  ['/intro/?from=letter', '/docs/intro?from=letter'],
  ['/docs', '/docs/intro'],
  ['/blog/page/1', '/blog'],
])('%s leads to the saved page %s', async (path, target) => {
  save('tickwise-pages', '/docs/intro', '/blog')
  expect(await redirect(path)).toEqual([target, 302])
})

test('a page among the saved docs counts as saved', async () => {
  save('tickwise-docs', '/docs/intro')
  expect(await redirect('/intro')).toEqual(['/docs/intro', 302])
})

test.each(['/docs/intro', '/docs/joins/', '/joins', '/blog', '/%2e%2e/%'])('%s leads nowhere', async path => {
  save('tickwise-pages', '/docs/intro')
  expect(await redirect(path)).toBeUndefined()
})

test('a file that another cache has is not a saved page', async () => {
  save('tickwise-assets', '/docs/intro')
  expect(await redirect('/intro')).toBeUndefined()
})

/** Where a request for `path` is redirected to, and the status. */
async function redirect(path: string) {
  vi.spyOn(Response, 'redirect').mockImplementation((url, status) => [url, status] as unknown as Response)
  return redirectToSavedPage(`https://site.example${path}`, '', rules)
}

function save(cache: string, ...paths: string[]) {
  vi.stubGlobal('caches', {
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      cacheName === cache && paths.includes(path) ? new Response() : undefined,
  })
}
