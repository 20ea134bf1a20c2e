import { expect, test } from 'vitest'
import { findRelatedPages } from './find-related-pages.ts'

interface Given {
  url: string
  html?: string
  tags?: string[]
  isUnlisted?: boolean
  series?: string
}

const tags = new Map<string, { label: string; url: string; description: undefined }>()

function page({ url, html = '', tags: labels = [], isUnlisted = false, series }: Given) {
  return { url, html, tags: labels.map(tagOf), isUnlisted, series }
}

function tagOf(label: string) {
  const tag = tags.get(label) ?? { label, url: `/blog/tags/${label}`, description: undefined }
  tags.set(label, tag)
  return tag
}

function related(url: string, posts: Given[], docs: Given[] = []) {
  const others = Array.from({ length: 12 }, (_, index) => ({ url: `/blog/other-${index}`, tags: ['all'] }))
  const found = [...findRelatedPages([...posts, ...others].map(page), docs.map(page))].find(
    ([{ url: own }]) => own === url,
  )
  return { posts: found?.[1].posts.map(post => post.url), docs: found?.[1].docs.map(doc => doc.url) }
}

test('rare tags count more than common ones, and one common tag alone relates no pages', () => {
  const posts = [
    { url: '/blog/a', tags: ['all', 'joins', 'speed'] },
    { url: '/blog/one-rare', tags: ['all', 'speed'] },
    { url: '/blog/two-rare', tags: ['all', 'joins', 'speed'] },
  ]
  expect(related('/blog/a', posts).posts).toEqual(['/blog/two-rare'])
  expect(related('/blog/other-1', posts).posts).toEqual([])
})

test('a link relates both pages in both directions, whatever its hash, and docs are listed apart from posts', () => {
  const posts = [{ url: '/blog/a', html: '<p><a href="/docs/x#part">x</a> <a href="/blog/none">y</a></p>' }]
  const docs = [{ url: '/docs/x', html: '<a class="q" href="/docs/x">self</a>' }]
  expect(related('/blog/a', posts, docs)).toEqual({ posts: [], docs: ['/docs/x'] })
  expect(related('/docs/x', posts, docs)).toEqual({ posts: ['/blog/a'], docs: [] })
})

test('unlisted pages have related pages but are not related pages themselves', () => {
  const posts = [
    { url: '/blog/a', html: '<a href="/blog/hidden">h</a>', tags: ['rare'] },
    { url: '/blog/hidden', html: '<a href="/blog/a">a</a>', tags: ['rare'], isUnlisted: true },
  ]
  expect(related('/blog/a', posts).posts).toEqual([])
  expect(related('/blog/hidden', posts).posts).toEqual(['/blog/a'])
})

test('posts of the same series are left out; pages with equal scores are in the order of their addresses, three at most', () => {
  const part = { tags: ['rare'], series: 'S' }
  const equals = ['/blog/e', '/blog/d', '/blog/c', '/blog/b'].map(url => ({ url, html: '<a href="/blog/a">a</a>' }))
  const posts = [{ url: '/blog/a', ...part }, { url: '/blog/p', ...part }, ...equals]
  expect(related('/blog/a', posts).posts).toEqual(['/blog/b', '/blog/c', '/blog/d'])
})

test('on a site with one page or none, nothing is related', () => {
  expect(findRelatedPages([page({ url: '/blog/a', tags: ['x'] })], []).size).toBe(1)
  expect([...findRelatedPages([page({ url: '/blog/a', tags: ['x'] })], []).values()]).toEqual([{ posts: [], docs: [] }])
  expect(findRelatedPages([], []).size).toBe(0)
})
