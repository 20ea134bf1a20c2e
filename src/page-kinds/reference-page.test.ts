import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import type { SiteConfig } from '../site-config/site-config-schema.ts'
import { listReferenceRoutes } from './reference-page.tsx'

const files = {
  'content/reference/families.yml': `families:
  - id: math
    title: Mathematics
    about: Numbers in, numbers out.
  - id: sorting
    title: Sorting
`,
  'content/reference/math/neg.md': `---
names: [neg, negate]
title: Opposite
syntax:
  - form: neg x
    does: the opposite of x
  - form: neg each x
    does: the opposites of lists
types: [1]
see: [asc]
taught: [/docs/signs#minus, /docs/signs#two-signs, /docs/signs, /blog/plus, /docs/gone]
manual: ref/neg/
searchAliases: [minus sign, how to change a sign]
---

Changes the **sign**.
`,
  'content/reference/sorting/asc.md': '---\nnames: [asc]\ntitle: Sort\n---\n\nSmallest first.\n',
  'content/reference/sorting/grade.md': '---\nnames: [grade]\ntitle: Grade\nmissing: true\n---\n\nPositions.\n',
  'content/blog/2024-01-02-plus.md': '---\ntitle: Plus and minus\nslug: plus\n---\n\nText.\n',
  'content/docs/signs.md': '---\ntitle: Signs\n---\n\n## Minus\n\nText.\n\n### Two signs\n\nText.\n',
}

const unlisted = {
  'content/reference/sorting/rank.md': '---\nnames: [rank]\ntitle: Rank\nunlisted: true\n---\n\nText.\n',
}

test('a site without the folder has no pages of a reference', async () => {
  expect(listReferenceRoutes(await siteForTest({ 'content/docs/a.md': '# A' }))).toEqual([])
})

test('the table of all names is a page, and so is each entry, in the order of the families', async () => {
  const site = await siteForTest(files)
  expect(listReferenceRoutes(site).map(({ path }) => path)).toEqual([
    '/reference',
    '/reference/neg',
    '/reference/asc',
    '/reference/grade',
  ])
})

describe('the table of all names', () => {
  test('has a link to each family, and a heading with that id', async () => {
    const html = await renderPage('/reference')
    const links = [...html.matchAll(/<a href="#(.*?)">(.*?)<\/a>/g)].map(([, id, title]) => [id, title])
    const headings = [...html.matchAll(/<h2 id="(.*?)">(.*?)<\/h2>/g)].map(([, id, title]) => [id, title])
    expect(links).toEqual([
      ['math', 'Mathematics'],
      ['sorting', 'Sorting'],
    ])
    expect(headings).toEqual(links)
  })

  test('says what a family is about, if its author does', async () => {
    const html = await renderPage('/reference')
    expect([...html.matchAll(/<\/h2><p>(.*?)<\/p>/g)].map(([, about]) => about)).toEqual(['Numbers in, numbers out.'])
  })

  test('has a row for each entry with its names, what it is and how it is written', async () => {
    expect(listRows(await renderPage('/reference'))).toEqual([
      '<th scope="row"><a href="/reference/neg">neg</a><span> negate</span></th>' +
        '<td>Opposite</td><td><code>neg x</code><code>neg each x</code></td>',
      '<th scope="row"><a href="/reference/asc">asc</a></th><td>Sort</td><td><code>asc x</code></td>',
      '<th scope="row"><a href="/reference/grade">grade</a></th><td>Grade</td><td></td>',
    ])
  })
})

describe('the page of a name', () => {
  test('has the name and what it is as its heading, below links to the reference and its family', async () => {
    const html = await renderPage('/reference/neg')
    expect(html).toContain('<h1><code>neg</code> Opposite</h1>')
    const [before = ''] = html.split('<h1>')
    expect([...before.matchAll(/<a href="(.*?)">(.*?)<\/a>/g)].map(([, url, label]) => [url, label])).toEqual([
      ['/', 'Home'],
      ['/reference', 'Reference'],
      ['/reference#math', 'Mathematics'],
    ])
  })

  test('has its name and what it is as its title', async () => {
    const [, route] = listReferenceRoutes(await siteForTest(files))
    expect(route?.head().title).toBe('neg · Opposite')
  })

  test('shows how it is written before its text', async () => {
    const html = await renderPage('/reference/neg')
    expect(html).toContain(
      '<dl class="forms"><div><dt><code>neg x</code></dt><dd>the opposite of x</dd></div>' +
        '<div><dt><code>neg each x</code></dt><dd>the opposites of lists</dd></div></dl>' +
        '<div class="prose"><p>Changes the <strong>sign</strong>.</p>',
    )
  })

  test('has the table of types that it asks for', async () => {
    const html = await renderPage('/reference/neg')
    expect(html.match(/<details class="types">/g)).toHaveLength(1)
    expect(html).toContain('<summary>Types of argument and result</summary>')
    const [header = '', row = ''] = html.match(/<tr>.*?<\/tr>/g) ?? []
    expect([stripTags(header), stripTags(row)]).toEqual(['xbgxhijefcspmdznuvt', 'resulti.ihijefi.pmdznuvt'])
  })

  test('names the type on the left in each row of a table for two arguments', async () => {
    const entry = '---\nnames: ["+"]\ntitle: Add\ntypes: [2]\n---\n\nAdds.\n'
    const html = await renderPage('/reference/plus', { 'content/reference/math/plus.md': entry })
    expect(html).toContain('<summary>Types of arguments and result</summary>')
    const rows = (html.match(/<tr>.*?<\/tr>/g) ?? []).map(stripTags)
    expect(rows).toHaveLength(19)
    expect([rows[0], rows[6]]).toEqual(['x, ybgxhijefcspmdznuvt', 'jj.jjjjef..pmdznuvt'])
  })

  test('has no table of types if it asks for none', async () => {
    expect(await renderPage('/reference/asc')).not.toContain('<details')
  })

  test('leads to its relatives', async () => {
    expect(await renderPage('/reference/neg')).toContain(
      '<dt>See also</dt><dd><a href="/reference/asc"><code>asc</code></a></dd>',
    )
  })

  test('leads to the lessons by their titles and headings, and by the address where there is no such doc', async () => {
    expect(await renderPage('/reference/neg')).toContain(
      '<dt>Taught in</dt><dd><a href="/docs/signs#minus">Signs: Minus</a>' +
        '<a href="/docs/signs#two-signs">Signs: Two signs</a>' +
        '<a href="/docs/signs">Signs</a><a href="/blog/plus">Plus and minus</a><a href="/docs/gone">/docs/gone</a></dd>',
    )
  })

  test('leads to the manual that the configuration names', async () => {
    const reference = { manual: { label: 'The manual', url: 'https://manual.example/q/' } }
    expect(await renderPage('/reference/neg', {}, { reference })).toContain(
      '<dt>Manual</dt><dd><a href="https://manual.example/q/ref/neg/">The manual</a></dd>',
    )
  })

  test.each([
    ['the configuration names none', '/reference/neg', {}],
    [
      'it does not say where it is described',
      '/reference/asc',
      { reference: { manual: { label: 'The manual', url: 'https://manual.example/q/' } } },
    ],
  ])('leads to no manual if %s', async (_, path, settings) => {
    expect(await renderPage(path, {}, settings)).not.toContain('Manual')
  })

  test('says that its name is missing, if it is', async () => {
    expect(await renderPage('/reference/grade')).toContain('<p class="missing-name">')
    expect(await renderPage('/reference/asc')).not.toContain('missing-name')
  })

  test('leads to its neighbours in the family and to no entry of another one', async () => {
    const pager = (html: string) => html.split('aria-label="Names of this family"')[1] ?? ''
    expect(listLinks(pager(await renderPage('/reference/asc')))).toEqual(['/reference/grade'])
    expect(listLinks(pager(await renderPage('/reference/grade')))).toEqual(['/reference/asc'])
    expect(listLinks(pager(await renderPage('/reference/neg')))).toEqual([])
  })
})

describe('search', () => {
  test('finds an entry by its names, its forms and the short aliases of its author', async () => {
    const [, route] = listReferenceRoutes(await siteForTest(files))
    expect(route?.searchWords?.()).toMatchObject({
      kind: 'reference',
      url: '/reference/neg',
      names: ['neg', 'negate'],
      aliases: ['minus sign'],
      breadcrumbs: ['Reference', 'Mathematics'],
      about: expect.stringContaining('neg each x the opposites of lists'),
    })
  })

  test('does not find an unlisted entry', async () => {
    const routes = listReferenceRoutes(await siteForTest({ ...files, ...unlisted }))
    const route = routes.find(({ path }) => path === '/reference/rank')
    expect(route).toBeDefined()
    expect(route?.searchWords?.()).toBeUndefined()
  })
})

test.each(['/reference', '/reference/grade'])('an unlisted entry is not listed on %s', async path => {
  expect(await renderPage(path, unlisted)).not.toContain('/reference/rank')
})

/** The HTML of one page of the site above, with more files and other settings where a test needs them. */
async function renderPage(path: string, more: Record<string, string> = {}, settings: Partial<SiteConfig> = {}) {
  const site = await siteForTest({ ...files, ...more }, settings)
  const route = listReferenceRoutes(site).find(route => route.path === path)
  if (!route) throw new Error(`The site has no page ${path}.`)
  return renderToStaticMarkup(route.render())
}

const listRows = (html: string) =>
  [...html.matchAll(/<tbody>(.*?)<\/tbody>/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) => row),
  )

const listLinks = (html: string) => [...html.matchAll(/href="(.*?)"/g)].map(([, url]) => url)

const stripTags = (html: string) => html.replace(/<.*?>/g, '')
