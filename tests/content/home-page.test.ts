import { expect, test } from 'vitest'
import { readBuilt } from '../support/built-files.ts'

test('the home page shows the three newest posts, with their dates and descriptions', () => {
  const news = [
    ...readBuilt('/index.html').matchAll(
      /<time [^>]*>[^<]+<\/time><h3><a href="(\/blog\/[^"]+)">([^<]+)<\/a><\/h3><p>[^<]{20,}<\/p>/g,
    ),
  ]
  const listed = [...readBuilt('/blog.html').matchAll(/<h2[^>]*><a href="(\/blog\/[^"]+)">([^<]+)<\/a><\/h2>/g)]
  expect(news).toHaveLength(3)
  expect(news.map(([, ...post]) => post)).toEqual(listed.slice(0, 3).map(([, ...post]) => post))
})
