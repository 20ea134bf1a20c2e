import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { listNotFoundRoutes } from './not-found-page.tsx'

async function linksOf(files: Record<string, string>, settings = {}): Promise<string[]> {
  const site = await siteForTest(files, settings)
  const html = listNotFoundRoutes(site).map(route => renderToStaticMarkup(route.render()))
  return [...html.join('').matchAll(/<a href="(.*?)">(.*?)<\/a>/g)].map(([, url, label]) => `${label} ${url}`)
}

test('the not-found page leads to the home page, the first doc, the blog and the console', async () => {
  const files = {
    'content/docs/1-first.md': '# First',
    'content/docs/2-second.md': '# Second',
    'content/blog/2024-01-01-p.md': 'Text.\n\n<!-- truncate -->\n',
  }
  expect(await linksOf(files, { console: true })).toEqual([
    'Home /',
    'First /docs/first',
    'Blog /blog',
    'q console /console',
  ])
})

test('a site without docs, posts and console has only its home page to offer', async () => {
  expect(await linksOf({})).toEqual(['Home /'])
})
