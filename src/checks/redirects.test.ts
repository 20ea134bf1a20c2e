import { expect, test } from 'vitest'
import { findBrokenRedirects } from './redirects.ts'

const site = {
  routes: new Map([
    ['/docs/intro', {}],
    ['/blog', {}],
  ]),
  redirects: new Map([['/intro', '/docs/intro']]),
}

function find(redirects: Record<string, string>) {
  const text = Object.entries(redirects).map(([from, to]) => `'${from}': '${to}',`)
  return findBrokenRedirects({ redirects }, site, { path: 'site.config.ts', text: text.join('\n') })
}

test('a redirect may lead to a page, to another redirect, or to the pages below a path', () => {
  expect(find({ '/a': '/docs/intro', '/b': '/intro', '/c/*': '/docs/*', '/d/*': '/*' })).toEqual([])
})

test('a redirect to no page is reported with its line and the page that was probably meant', () => {
  expect(find({ '/a': '/blog', '/b': '/docs/into', '/c/*': '/guide/*' })).toEqual([
    {
      level: 'error',
      check: 'brokenLinks',
      where: 'site.config.ts:2',
      what: 'The redirect from `/b` leads to `/docs/into`, where this site has no page.',
      fix: 'Did you mean `/docs/intro`?',
    },
    {
      level: 'error',
      check: 'brokenLinks',
      where: 'site.config.ts:3',
      what: 'The redirect from `/c/*` leads to `/guide/*`, where this site has no page.',
      fix: 'Write the path of a page, such as /docs/intro, or remove it.',
    },
  ])
})

test('a redirect from the address of a page is reported, since the page is shown', () => {
  expect(find({ '/blog': '/docs/intro' })).toMatchObject([
    { what: 'The redirect from `/blog` has no effect: a page has this address.', fix: 'Remove the redirect.' },
  ])
})
