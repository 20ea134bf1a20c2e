import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configForTest } from '../../tests/support/config-for-test.ts'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { readSiteForTest } from '../../tests/support/site-for-test.ts'
import { formatProblems } from '../content/input/problem.ts'
import { listRoutes } from '../page-kinds/routes.ts'
import { siteConfigSchema } from '../site-config/site-config-schema.ts'
import { holdBackEmbeds } from '../widgets/embed/embed-card.tsx'
import { findBlockedMedia, findMissingFiles, findOversizedImages, findUnusedImages } from './media.ts'
import { collectLinks } from './page-links.ts'

test('an image that only the configuration has is reported once, with its line', () => {
  const config = siteConfigSchema.parse({ ...configForTest, icons: [{ src: '/big.png', size: 512 }] })
  const file = { path: 'site.config.ts', text: "favicon: '/icon.svg',\nicons: [{ src: '/big.png' }],\n" }
  expect(findMissingFiles(config, new Set(['/icon.svg']), file)).toMatchInlineSnapshot(`
    [
      {
        "fix": "Put it at static/big.png, or correct its path.",
        "level": "error",
        "what": "The image \`/big.png\` does not exist.",
        "where": "site.config.ts:2",
      },
    ]
  `)
  expect(findMissingFiles(config, new Set(['/big.png']), file)).toHaveLength(1)
})

test('a stylesheet that the configuration names is checked', () => {
  const config = siteConfigSchema.parse({ ...configForTest, stylesheet: '/site.css' })
  const file = { path: 'site.config.ts', text: "{\n  stylesheet: '/site.css'\n}" }
  const images = new Set([config.favicon, config.logo.src])
  expect(findMissingFiles(config, images, file)).toEqual([
    {
      level: 'error',
      where: 'site.config.ts:2',
      what: 'The stylesheet `/site.css` does not exist.',
      fix: 'Put it at static/site.css, or correct its path.',
    },
  ])
  expect(findMissingFiles(config, new Set([...images, '/site.css']), file)).toEqual([])
})

test('each image that the configuration names is checked', () => {
  const config = siteConfigSchema.parse({
    ...configForTest,
    favicon: '/favicon.svg',
    logo: { ...configForTest.logo, src: '/logo.svg' },
    touchIcon: '/touch.png',
    icons: [{ src: '/big.png', size: 512 }],
  })
  const found = findMissingFiles(config, new Set(), { path: 'site.config.ts', text: '' })
  expect(found.map(({ fix }) => fix.split(',')[0])).toEqual([
    'Put it at static/favicon.svg',
    'Put it at static/logo.svg',
    'Put it at static/touch.png',
    'Put it at static/big.png',
  ])
})

const svg = (width: number, words = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10">${words}</svg>`
/** The beginning of a GIF, which holds its size. */
const gif = (width: number) => `GIF89a${String.fromCharCode(width & 0x7f, width >> 8)}\x0a\0`

test('images that pages show are reported when they are wider or larger than any page needs', () => {
  const root = folderForTest({
    'static/small.gif': gif(0x0140),
    'static/wide.gif': gif(0x0740),
    'static/drawing.svg': svg(5000),
    'static/not-shown.gif': gif(0x0740),
    'content/docs/heavy.svg': svg(100, 'x'.repeat(301_000)),
  })
  const assets = new Map([['/assets/files/heavy-1.svg', join(root, 'content/docs/heavy.svg')]])
  const images = [
    '/small.gif',
    '/wide.gif',
    '/drawing.svg',
    '/assets/files/heavy-1.svg',
    '/none.png',
    'https://a.example/b.png',
  ]
  const page = collectLinks('/a', images.map(src => `<img src="${src}">`).join(''))
  expect(formatProblems(findOversizedImages([page], root, assets))).toMatchInlineSnapshot(`
    "warning content/docs/heavy.svg (oversizedImages)
      The image is 301 kB.
      Pages need at most 1600 pixels and 300 kB: scale it down, or save it as WebP or AVIF.

    warning static/wide.gif (oversizedImages)
      The image is 0 kB and 1856 pixels wide.
      Pages need at most 1600 pixels and 300 kB: scale it down, or save it as WebP or AVIF.

    0 errors, 2 warnings"
  `)
})

test('an image may be 300 kB and 1600 pixels wide', () => {
  const root = folderForTest({
    'static/heavy.svg': svg(100, 'x'.repeat(300_000)),
    'static/wide.gif': gif(0x0640),
    'static/wider.gif': gif(0x0641),
  })
  const page = collectLinks('/a', ['/heavy.svg', '/wide.gif?x', '/wider.gif'].map(src => `<img src="${src}">`).join(''))
  expect(findOversizedImages([page], root, new Map()).map(({ where }) => where)).toEqual(['static/wider.gif'])
})

test('images that no text names are reported; names may be encoded, and in drafts, data or the configuration', () => {
  const root = folderForTest({
    'site.config.ts': "favicon: '/img/icon.svg'",
    'content/docs/a.md': '![a](./a.png) ![b](./My%20chart.png) <img src="/img/c.webp">',
    'content/blog/authors.yml': 'ada:\n  image_url: /img/ada.jpg\n',
    'content/docs/draft.md': '---\ndraft: true\n---\n![d](./d.png)',
    ...Object.fromEntries(
      [
        'content/docs/a.png',
        'content/docs/My chart.png',
        'content/docs/d.png',
        'content/docs/unused.png',
        'content/docs/the chart.png',
        'static/favicon.ico',
        'static/img/icon.svg',
        'static/img/ada.jpg',
        'static/img/c.webp',
        'static/img/old.gif',
      ].map(path => [path, '']),
    ),
  })
  expect(formatProblems(findUnusedImages(root))).toMatchInlineSnapshot(`
    "warning content/docs/unused.png (unusedImages)
      No page, style or setting uses this image.
      Remove it, or show it somewhere.

    warning static/img/old.gif (unusedImages)
      No page, style or setting uses this image.
      Remove it, or show it somewhere.

    0 errors, 2 warnings"
  `)
})

test('frames, and images and media of other hosts, are reported where they are written', async () => {
  const text = [
    '# A',
    '![badge](https://badges.example/x.svg?a=1&b=2)',
    '<iframe src="https://videos.example/1" title="A video"></iframe>',
    '<video controls src="https://videos.example/a.mp4"></video>',
    '<video controls src="/demo.mp4"></video> ![own](/own.svg) [a link](https://badges.example/x.svg)',
  ].join('\n\n')
  const root = folderForTest({
    'content/docs/a.md': text,
    'static/own.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  const { content } = await readSiteForTest(root)
  const [doc] = content.versions.flatMap(version => version.docs)
  const all = new Map(listRoutes(content, []).map(route => [route.path, route]))
  const pages = [collectLinks('/docs/a', doc?.html ?? ''), collectLinks('/docs', doc?.html ?? '')]
  expect(formatProblems(findBlockedMedia(pages, { root, routes: all }, []))).toMatchInlineSnapshot(`
    "warning content/docs/a.md:3 (blockedMedia)
      The published page does not show \`https://badges.example/x.svg?a=1&b=2\`: its security policy does not allow the host \`badges.example\`.
      Add \`badges.example\` to \`embeds\` in site.config.ts, copy the file into the site, or link to it.

    warning content/docs/a.md:5 (blockedMedia)
      The published page does not show \`https://videos.example/1\`: its security policy does not allow the host \`videos.example\`.
      Add \`videos.example\` to \`embeds\` in site.config.ts, copy the file into the site, or link to it.

    warning content/docs/a.md:7 (blockedMedia)
      The published page does not show \`https://videos.example/a.mp4\`: its security policy does not allow the host \`videos.example\`.
      Add \`videos.example\` to \`embeds\` in site.config.ts, copy the file into the site, or link to it.

    0 errors, 3 warnings"
  `)
})

test('of listed hosts, only what no card holds back is reported', async () => {
  const html = [
    '<iframe src="https://videos.example/held"></iframe>',
    '<video src="https://pictures.example/a.mp4" poster="https://videos.example/poster.png"></video>',
    '<x-island><iframe src="https://videos.example/island"></iframe></x-island>',
    '<object data="https://videos.example/plugin"></object>',
    '<iframe src="/own.html"></iframe>',
    '<img src="http://videos.example/b.png">',
  ].join('\n\n')
  const root = folderForTest({ 'content/docs/a.md': `# A\n\n${html}` })
  const { content } = await readSiteForTest(root)
  const routes = new Map(listRoutes(content, []).map(route => [route.path, route]))
  const embeds = ['videos.example']
  const page = collectLinks('/docs/a', holdBackEmbeds(html, embeds))
  expect(formatProblems(findBlockedMedia([page], { root, routes }, embeds))).toMatchInlineSnapshot(`
    "warning content/docs/a.md:5 (blockedMedia)
      The published page does not show \`https://pictures.example/a.mp4\`: its security policy does not allow the host \`pictures.example\`.
      Add \`pictures.example\` to \`embeds\` in site.config.ts, copy the file into the site, or link to it.

    warning content/docs/a.md:7 (blockedMedia)
      The page loads \`https://videos.example/island\` without asking the reader, because it is part of an interactive component.
      Put it between the tags of the component, or beside the component.

    warning content/docs/a.md:9 (blockedMedia)
      The published page does not show \`https://videos.example/plugin\`: its security policy allows no \`<object>\` and no \`<embed>\`.
      Use \`<iframe>\` or \`<img>\`, or link to it.

    warning content/docs/a.md:11 (blockedMedia)
      The published page does not show \`/own.html\`: its security policy allows frames only of the hosts in \`embeds\`.
      Put the content into the page, or link to it.

    0 errors, 4 warnings"
  `)
})
