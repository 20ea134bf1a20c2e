import { expect, test } from 'vitest'
import { siteForTest } from '../../../tests/support/site-for-test.ts'
import { listRoutes, sortRoutes } from '../routes.ts'
import { listUniqueImages } from './social-image-texts.ts'

const files = {
  'content/docs/intro.md': '---\ntitle: Start here\n---\n\nText.\n',
  'content/docs/concepts/joins.md': '---\ntitle: Joins\n---\n\nText.\n',
  'content/docs/concepts/own.md': '---\ntitle: Own\nimage: ./own.png\n---\n\nText.\n',
  'content/docs/concepts/own.png': 'png',
  'content/docs/concepts/_category_.json': '{ "label": "Important Concepts" }',
  'content/blog/2023-09-05-read.md': '---\ntitle: Read q\nslug: read\n---\n\nText.\n\n<!-- truncate -->\n',
  'content/blog/2023-09-06-seen.md':
    '---\ntitle: Seen\nslug: seen\nunlisted: true\nimage: img/seen.png\n---\n\nText.\n\n<!-- truncate -->\n',
  'content/pages/about.md': '---\ntitle: About\n---\n\nText.\n',
  'content/pages/elsewhere.md': '---\ntitle: Elsewhere\nimage: https://a.example/b.png\n---\n\nText.\n',
  'static/img/seen.png': 'png',
}

test('a page has its author’s image, else one drawn for it, else that of the site', async () => {
  const site = await siteForTest(files)
  const shown = sortRoutes(listRoutes(site, [])).map(({ path, image }) => `${path} ${image?.src} "${image?.alt}"`)
  expect(shown.filter(line => !/^\/(?:404|offline|search|blog) /.test(line))).toMatchInlineSnapshot(`
    [
      "/about /social/site.png "Small, Tiny"",
      "/blog/archive /social/site.png "Small, Tiny"",
      "/blog/read /social/blog/read.png "Read q, Blog · 5 September 2023, Tiny"",
      "/blog/seen /img/seen.png "Seen"",
      "/blog/tags /social/site.png "Small, Tiny"",
      "/docs/concepts/joins /social/docs/concepts/joins.png "Joins, Important Concepts, Tiny"",
      "/docs/concepts/own /assets/files/own-8f8cbb7d.png "Own"",
      "/docs/intro /social/docs/intro.png "Start here, Docs, Tiny"",
      "/elsewhere https://a.example/b.png "Elsewhere"",
    ]
  `)
})

test('a page shows the image that is drawn for it', async () => {
  const site = await siteForTest(files)
  for (const { image } of listRoutes(site, [])) expect(image?.drawing?.path ?? image?.src).toBe(image?.src)
})

test('a site that draws no images shows those that authors name', async () => {
  const site = await siteForTest(files, { socialImages: false })
  const shown = sortRoutes(listRoutes(site, [])).flatMap(({ path, image }) => (image ? path : []))
  expect(shown).toEqual(['/blog/seen', '/docs/concepts/own', '/elsewhere'])
})

test('each doc and post without an image of its own has one drawn, and all other pages share one', async () => {
  expect((await listDrawnPaths()).sort()).toEqual([
    '/social/blog/read.png',
    '/social/docs/concepts/joins.png',
    '/social/docs/intro.png',
    '/social/site.png',
  ])
})

test('an unlisted post has an image drawn too', async () => {
  const unlisted = {
    'content/blog/2023-09-06-u.md': '---\nslug: u\nunlisted: true\n---\n\nText.\n\n<!-- truncate -->\n',
  }
  expect(await listDrawnPaths(unlisted)).toContain('/social/blog/u.png')
})

test('nothing is drawn if the configuration switches social images off', async () => {
  expect(await listDrawnPaths(files, { socialImages: false })).toEqual([])
})

async function listDrawnPaths(content: Record<string, string> = files, settings = {}) {
  const site = await siteForTest(content, settings)
  return listUniqueImages(listRoutes(site, [])).map(({ path }) => path)
}
