import { expect, test } from 'vitest'
import { searchSourceForTest } from '../../tests/support/search-source-for-test.ts'
import { siteForTest } from '../../tests/support/site-for-test.ts'

test('search finds the title of what a page loads only if the reader asks for it, and no words of its card', async () => {
  const text = '# A\n\nBefore.\n\n<iframe src="https://videos.example/1" title="A &lt;film&gt;"></iframe>\n'
  const site = await siteForTest({ 'content/docs/a.md': text }, { embeds: ['videos.example'] })
  const page = [...searchSourceForTest(site).pages].find(({ url }) => url === '/docs/a')
  expect(page?.html.trim()).toBe('<p>Before.</p>\n A &lt;film&gt;')
})
