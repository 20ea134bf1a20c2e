import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderFeedHtml } from '../../src/outputs/feeds/feed-html.ts'
import { componentsOfThisSite } from '../../tests/support/components-of-this-site.ts'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { LookUpLine, toMarkdown } from './look-up-line.tsx'

const html = renderToStaticMarkup(LookUpLine({ children: 'All forms of aj.' }))

test('a rule and a label stand above the sentence, without any stylesheet', () => {
  expect(html).toBe('<div class="look-up-line" role="note"><hr/><b>To look up</b><div>All forms of aj.</div></div>')
})

test('a feed keeps the rule, the label and the sentence', () => {
  expect(renderFeedHtml(html, 'https://site.example/blog/a')).toBe(
    '<div><hr><b>To look up</b><div>All forms of aj.</div></div>',
  )
})

test('a twin has a rule of Markdown, which a paragraph above it does not turn into a heading', () => {
  expect(toMarkdown({ children: 'All forms of `aj`.' })).toBe('---\n\n**To look up.** All forms of `aj`.')
})

test('a page finds it by its name', async () => {
  const page = '---\ntitle: A\n---\nText.\n\n<LookUpLine>All forms of `aj`.</LookUpLine>\n\n## Forms\n'
  const { docs } = await siteForTest({ 'content/docs/a.mdx': page }, {}, componentsOfThisSite)
  expect(docs[0]?.html).toContain('<b>To look up</b><div>All forms of <code>aj</code>.</div>')
})
