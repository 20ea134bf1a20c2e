import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { formatProblems } from '../content/input/problem.ts'
import { findUnusedImages } from './unused-images.ts'

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
