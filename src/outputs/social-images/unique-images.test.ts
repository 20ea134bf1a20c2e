import { expect, test } from 'vitest'
import { siteForTest } from '../../../tests/support/site-for-test.ts'
import { listRoutes } from '../../page-kinds/routes.ts'
import { listUniqueImages } from './unique-images.ts'

const post = (front: string) => `---\n${front}\n---\n\nText.\n\n<!-- truncate -->\n`

const files = {
  'content/docs/joins.md': '# Joins',
  'content/docs/own.md': '---\nimage: https://a.example/b.png\n---\n',
  'content/blog/2023-09-05-read.md': post('slug: read'),
  'content/blog/2023-09-06-seen.md': post('slug: seen\nunlisted: true'),
  'content/pages/about.md': '# About',
}

async function drawnPaths(settings = {}) {
  const site = await siteForTest(files, settings)
  return listUniqueImages(listRoutes(site, [])).map(({ path }) => path)
}

test('each doc and post without an image of its own gets one, and all other pages share one', async () => {
  expect((await drawnPaths()).sort()).toEqual([
    '/social/blog/read.png',
    '/social/blog/seen.png',
    '/social/docs/joins.png',
    '/social/site.png',
  ])
})

test('nothing is drawn if the configuration switches social images off', async () => {
  expect(await drawnPaths({ socialImages: false })).toEqual([])
})
