import { expect, test } from 'vitest'
import { siteForTest } from '../../../tests/support/site-for-test.ts'

/** The HTML of a doc with this text, beside `a.svg`, which is 30 by 20 pixels. */
async function render(text: string, format = 'md') {
  const site = await siteForTest({
    [`content/docs/a.${format}`]: text,
    'content/docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>',
    'static/none.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  })
  return site.docs[0]?.html.replaceAll(/-\w+\.svg/g, '-HASH.svg')
}

const lazy = 'loading="lazy" decoding="async"'
const file = '/assets/files/a-HASH.svg'

test('an image gets its file, its size and a link that enlarges it', async () => {
  expect(await render('![An *a*](a.svg)')).toBe(
    `<p><a class="zoom" href="${file}" aria-label="Enlarge image: An a"><img src="${file}" alt="An a" ${lazy} width="30" height="20"></a></p>\n`,
  )
})

test('an image whose file states no size gets none', async () => {
  expect(await render('![a](/none.svg)')).toContain(`alt="a" ${lazy}>`)
})

test.each([
  ['[![a](a.svg)](/docs/a)', 'md'],
  ['[![a](a.svg)](/docs/a)', 'mdx'],
  ['<a href="/docs/a">![a](a.svg)</a>', 'mdx'],
])('%s in .%s leads where its link leads', async (text, format) => {
  const html = await render(text, format)
  expect(html).toMatch(/<a href="\/docs\/a">\s*<img /)
  expect(html).not.toContain('zoom')
})
