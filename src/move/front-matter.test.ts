import { expect, test } from 'vitest'
import { addToFrontMatter, prefixFrontMatter } from './front-matter.ts'

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
