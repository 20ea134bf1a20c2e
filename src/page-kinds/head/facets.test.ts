import { expect, test } from 'vitest'
import { siteForTest } from '../../../tests/support/site-for-test.ts'
import { listRoutes } from '../routes.ts'

test('docs and categories have the tag of their version, lists have tags of their own, and other pages the default tag', async () => {
  const version = (name: string, path: string, folder: string) => ({
    name,
    label: name,
    path,
    folder,
    banner: 'none' as const,
  })
  const site = await siteForTest(
    {
      'content/docs/a.md': '',
      'content/docs/c/b.md': '',
      'content/docs/c/_category_.yml': 'label: C\nlink: { type: generated-index }\n',
      'content/docs-1.0/a.md': '',
      'content/pages/about.md': '# About',
      'content/blog/tags.yml': 'joins:\n  label: joins\n',
      'content/blog/2024-01-02-x.md': '---\ntitle: X\nslug: x\ntags: [joins]\n---\n',
    },
    { versions: [version('current', '/docs', 'content/docs'), version('1.0', '/docs/1.0', 'content/docs-1.0')] },
  )
  const facets = listRoutes(site, []).map(({ path, head }) => {
    const { tag, version } = head().facets
    return [path, version === undefined ? tag : `${tag} ${version}`]
  })
  expect(Object.fromEntries(facets)).toMatchInlineSnapshot(`
    {
      "/404": "default",
      "/about": "default",
      "/blog": "blog_posts_list",
      "/blog/archive": "default",
      "/blog/tags": "blog_tags_list",
      "/blog/tags/joins": "blog_tags_posts",
      "/blog/x": "default",
      "/docs/1.0/a": "docs-default-1.0 1.0",
      "/docs/a": "docs-default-current current",
      "/docs/c/b": "docs-default-current current",
      "/docs/category/c": "docs-default-current current",
      "/offline": "default",
      "/search": "default",
    }
  `)
})
