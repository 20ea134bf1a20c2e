import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
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
        'static/favicon.ico',
        'static/img/icon.svg',
        'static/img/ada.jpg',
        'static/img/c.webp',
        'static/img/old.gif',
      ].map(path => [path, '']),
    ),
  })
  expect(findUnusedImages(root).map(({ where }) => where)).toEqual(['content/docs/unused.png', 'static/img/old.gif'])
})
