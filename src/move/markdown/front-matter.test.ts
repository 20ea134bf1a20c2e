import { expect, test } from 'vitest'
import { addToFrontMatter, prefixFrontMatter, readFrontMatterLine, setSlug } from './front-matter.ts'

test('a line is added to the front matter, which is made where there is none', () => {
  expect(addToFrontMatter('---\ntitle: A\n---\n\nText', 'mdx: { format: md }')).toBe(
    '---\nmdx: { format: md }\ntitle: A\n---\n\nText',
  )
  expect(addToFrontMatter('Text', 'mdx: { format: md }')).toBe('---\nmdx: { format: md }\n---\n\nText')
})

test('a doc of a further instance has its folder in front of addresses and ids', () => {
  const text = `---
slug: /start
pagination_prev: null
pagination_next: rules
displayed_sidebar: crew
---

slug: /start
`
  expect(prefixFrontMatter(text, 'community', 'people')).toBe(`---
slug: /community/start
pagination_prev: null
pagination_next: community/rules
displayed_sidebar: people-crew
---

slug: /start
`)
  expect(prefixFrontMatter('---\nslug: /\n---\n', 'community', 'people')).toBe('---\nslug: /community\n---\n')
})

test('a slug is set, whether there is one or not', () => {
  expect(setSlug('---\ntitle: A\nslug: /a\n---\n\nslug: /a\n', 'log/$&')).toBe(
    '---\ntitle: A\nslug: "log/$&"\n---\n\nslug: /a\n',
  )
  expect(setSlug('Text', 'log/a')).toBe('---\nslug: "log/a"\n---\n\nText')
})

test('a value is read without its quotes, and not from the text below', () => {
  expect(readFrontMatterLine("---\nslug: '/a b' \n---\n", 'slug')).toBe('/a b')
  expect(readFrontMatterLine('---\ntitle: A\n---\n\ndate: 2024-01-01\n', 'date')).toBeUndefined()
})
