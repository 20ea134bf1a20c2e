import { expect, test } from 'vitest'
import { folderForTest } from '../content/folder-for-test.ts'
import { unusedImages } from './unused-images.ts'

test('images that no text names are told; names may be encoded, in drafts, in data or in the configuration', () => {
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
  expect(unusedImages(root).map(({ where }) => where)).toEqual(['content/docs/unused.png', 'static/img/old.gif'])
})
