import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { listTagsRoutes } from './tags-page.tsx'

test('tags are grouped by their first letters, and an emoji of two code units is one letter', async () => {
  const tags = 'tags: [joins, { label: 🚀, permalink: /rocket }, { label: 🎉, permalink: /party }]'
  const site = await siteForTest({
    'content/blog/2024-01-01-p.md': `---\n${tags}\n---\n\nText.\n\n<!-- truncate -->\n`,
  })
  const html = listTagsRoutes(site)
    .map(route => renderToStaticMarkup(route.render()))
    .join('')
  expect([...html.matchAll(/<h2 id="(.*?)">/gu)].map(([, letter]) => letter)).toEqual(['J', '🎉', '🚀'])
})
