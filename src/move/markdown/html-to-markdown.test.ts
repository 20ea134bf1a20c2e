import { expect, test } from 'vitest'
import { htmlToMarkdown, listLinks } from './html-to-markdown.ts'

test('links and emphasis become Markdown, and other tags leave their text', () => {
  expect(
    htmlToMarkdown(
      'Made by <a target="_blank" href="https://a.example">the <b>crew</b></a>,\n<em>with</em> <span>care</span>',
    ),
  ).toBe('Made by [the crew](https://a.example), *with* care')
})

test('a link without words is left out', () => {
  expect(htmlToMarkdown('<a href="/x"><img src="a.png"></a> Words')).toBe('Words')
})

test('links are listed by their text or their label', () => {
  expect(listLinks('<a href="/a">A</a><a href="/b" aria-label="B"><svg/></a><a href="/c"></a>')).toEqual([
    { label: 'A', href: '/a' },
    { label: 'B', href: '/b' },
  ])
})
