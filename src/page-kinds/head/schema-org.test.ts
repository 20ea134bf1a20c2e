import type { Thing } from 'schema-dts'
import { expect, test } from 'vitest'
import { siteForTest } from '../../../tests/support/site-for-test.ts'
import { listRoutes } from '../routes.ts'

const post = (front: string) => `---\n${front}\n---\n\nText.\n\n<!-- truncate -->\n`

async function thingsAt(path: string, files: Record<string, string>): Promise<Thing[]> {
  const site = await siteForTest(files)
  const route = listRoutes(site, []).find(candidate => candidate.path === path)
  if (!route) throw new Error(`There is no page at ${path}.`)
  return route.head().structuredData ?? []
}

test('a post has its title, days, authors and blog, and no day of change before the day of publication', async () => {
  const [posting] = await thingsAt('/blog/a', {
    'content/blog/authors.yml': 'ada:\n  name: Ada\n  url: /about\nteam:\n  name: Team\n  type: Organization\n',
    'content/blog/2024-01-02-x.md': post(
      'title: A\nslug: a\ndescription: Says it.\nauthors: [ada, team]\ntags: [joins]\nkeywords: [aj, joins]\nlast_update:\n  date: 2024-01-01',
    ),
  })
  expect(posting).toMatchInlineSnapshot(`
    {
      "@id": "https://tiny.example/blog/a",
      "@type": "BlogPosting",
      "author": [
        {
          "@type": "Person",
          "name": "Ada",
          "url": "https://tiny.example/about",
        },
        {
          "@type": "Organization",
          "name": "Team",
        },
      ],
      "datePublished": "2024-01-02T00:00:00Z",
      "description": "Says it.",
      "headline": "A",
      "image": "https://tiny.example/social/blog/a.png",
      "inLanguage": "en",
      "isPartOf": {
        "@id": "https://tiny.example/blog#blog",
        "@type": "Blog",
        "name": "Tiny Blog",
        "url": "https://tiny.example/blog",
      },
      "keywords": [
        "joins",
        "aj",
      ],
      "mainEntityOfPage": "https://tiny.example/blog/a",
      "name": "A",
      "publisher": {
        "@id": "https://tiny.example/#organization",
        "@type": "Organization",
        "logo": "https://tiny.example/icon.svg",
        "name": "Tiny",
        "url": "https://tiny.example/",
      },
      "timeRequired": "PT1M",
      "url": "https://tiny.example/blog/a",
    }
  `)
})

test('the author of a post without authors is the site', async () => {
  const [posting] = await thingsAt('/blog/a', { 'content/blog/2024-01-02-x.md': post('title: A\nslug: a') })
  expect(posting).toMatchObject({ author: { '@type': 'Organization', name: 'Tiny' } })
})

test('a list names its posts and leaves everything else to their pages', async () => {
  const [blog] = await thingsAt('/blog/tags/joins', {
    'content/blog/2024-01-02-x.md': post('title: A\nslug: a\ndescription: Says it.\ntags: [joins]'),
    'content/blog/2024-01-02-y.md': post('title: B\nslug: b'),
  })
  expect(blog).toMatchObject({ '@type': 'Blog', blogPost: [{ headline: 'A' }] })
  expect(JSON.stringify(blog)).not.toContain('Says it.')
})

test('breadcrumbs of a doc have only steps with a page, counted from 1', async () => {
  const [way] = await thingsAt('/docs/a/b/doc', {
    'content/docs/a/_category_.yml': 'label: A\nlink:\n  type: generated-index\n',
    'content/docs/a/b/doc.md': '---\ntitle: The doc\nsidebar_label: Doc\n---\n',
  })
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://tiny.example/' },
      { position: 2, name: 'A', item: 'https://tiny.example/docs/category/a' },
      { position: 3, name: 'Doc', item: 'https://tiny.example/docs/a/b/doc' },
    ],
  })
})

test('the home page describes the site and how to search it; other standalone pages have no structured data', async () => {
  const files = { 'content/pages/index.md': '# Home\n', 'content/pages/about.md': '# About\n' }
  expect(await thingsAt('/', files)).toMatchObject([
    { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
  ])
  expect(await thingsAt('/about', files)).toEqual([])
})
