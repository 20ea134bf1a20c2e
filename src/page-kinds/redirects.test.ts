import { expect, test } from 'vitest'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { listRedirects, listRoutes } from './routes.ts'

const files = {
  'content/docs/intro.md': '# Intro',
  'content/docs/joins/left.md': '# Left',
  'content/pages/about.md': '# About',
}

async function list(redirects: Record<string, string>) {
  const site = await siteForTest(files, { redirects })
  const all = listRedirects(site, listRoutes(site, []))
  return Object.fromEntries([...all].filter(([from]) => /^\/(?:old|start|about$|$)/.test(from)))
}

test('an address of the configuration leads to its page', async () => {
  expect(await list({ '/start': '/docs/intro' })).toEqual({ '/start': '/docs/intro' })
})

test('a redirect to a redirect leads to the page at once', async () => {
  expect(await list({ '/start': '/intro', '/': '/docs' })).toEqual({ '/start': '/docs/intro', '/': '/docs/intro' })
})

test('redirects of the configuration may follow each other, but not in a circle', async () => {
  expect(await list({ '/old/*': '/docs/*', '/start': '/old/intro' })).toMatchObject({ '/start': '/docs/intro' })
  expect(await list({ '/start': '/old', '/old': '/start' })).toEqual({})
})

test('a star stands for everything below a path, and for the path itself', async () => {
  expect(await list({ '/old/*': '/docs/*' })).toEqual({
    '/old': '/docs/intro',
    '/old/intro': '/docs/intro',
    '/old/joins/left': '/docs/joins/left',
  })
})

test('the address of a page does not redirect, and a redirect needs a page', async () => {
  expect(await list({ '/about': '/docs/intro', '/start': '/nowhere' })).toEqual({})
})
