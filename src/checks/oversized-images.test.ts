import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { formatProblems } from '../content/input/problem.ts'
import { collectLinks } from './collect-links.ts'
import { findOversizedImages } from './oversized-images.ts'

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
