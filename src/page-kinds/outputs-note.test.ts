import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { readText } from '../lib/memo.ts'
import { makeCompanionFiles } from '../outputs/companion-files.ts'
import type { SiteConfig } from '../site-config/site-config-schema.ts'
import { renderOn } from '../use-site.ts'
import { listRoutes } from './routes.ts'

const fence = (firstLine: string, code: string) => `\`\`\`${firstLine}\n${code}\n\`\`\`\n`
const session = fence('q', 'q)1+1\n2')
const note = 'Outputs were computed by Tickwise’s own interpreter of q, the runner, not by kdb+.'

const doc = (body: string) => `---\ntitle: Doc\n---\n\nText.\n\n${body}`
const post = (body: string) => `---\ntitle: Post\nslug: post\n---\n\nText.\n\n<!-- truncate -->\n\n${body}`

test('a doc and a post with computed output say once, at their end, who computed it', async () => {
  const { pages } = await renderSite({
    'content/docs/a.md': doc(session + session),
    'content/blog/2024-01-01-p.md': post(session),
  })
  for (const path of ['/docs/a', '/blog/post']) {
    const [, footer = ''] = pages.get(path)?.split('<footer class="page-footer">') ?? []
    expect(pages.get(path)?.split(note), path).toHaveLength(2)
    expect(footer, path).toContain(note)
  }
})

test('a page that starts processes says that they are simulated', async () => {
  const { pages } = await renderSite({
    'content/docs/a.md': doc(fence('sh start', 'q -p 5010') + session),
    'content/docs/b.md': doc(session),
  })
  expect(pages.get('/docs/a')).toContain(`${note} It simulates processes, disk and clock.`)
  expect(pages.get('/docs/b')).not.toContain('simulates')
})

test('the starter of an exercise starts no processes', async () => {
  const exercise = `<Exercise id="sum">\n\nAdd.\n\n${fence('q starter', '1+')}\n<Answer>\n\n${session}\n</Answer>\n\n</Exercise>\n`
  const { pages } = await renderSite({ 'content/docs/a.mdx': doc(exercise) })
  expect(pages.get('/docs/a')).toContain(`${note}</p>`)
})

test.each([
  ['without q', 'More.\n'],
  ['with a script alone', fence('q', 'a:1')],
  ['whose session prints nothing', fence('q', 'q)a:1')],
  ['whose session is not run', fence('q norun="slow"', 'q)1+1\n2')],
  ['whose session is not run, below one that prints nothing', fence('q', 'q)a:1') + fence('q norun', 'q)1\n1')],
  ['that shows a session as an example of Markdown', `\`\`\`\`md\n${session}\`\`\`\`\n`],
])('a page %s says nothing', async (_, body) => {
  const { pages } = await renderSite({ 'content/docs/a.md': doc(body) })
  expect(pages.get('/docs/a')).toContain('<footer class="page-footer">')
  expect(pages.get('/docs/a')).not.toContain('computed by')
})

test('nor does any page where examples are not checked', async () => {
  const settings = { checks: { examples: 'off' as const } }
  const { pages } = await renderSite({ 'content/docs/a.md': doc(session) }, settings)
  expect(pages.get('/docs/a')).not.toContain('computed by')
})

test('the sentence links to the page about it, if the site names one', async () => {
  const files = { 'content/docs/a.md': doc(session) }
  const linked = await renderSite(files, { runner: { faithfulness: '/faithfulness' } })
  expect(linked.pages.get('/docs/a')).toContain(`${note} <a href="/faithfulness">How faithful is it?</a></p>`)
  const plain = await renderSite(files)
  expect(plain.pages.get('/docs/a')).toContain(`${note}</p>`)
})

test('search, feeds and twins lack the sentence', async () => {
  const { site, routes } = await renderSite({
    'content/docs/a.md': doc(session),
    'content/blog/2024-01-01-p.md': post(session),
  })
  expect(routes.map(route => route.searchWords()?.html).join('')).not.toContain('computed by')
  const files: string[] = []
  for await (const [path, text] of makeCompanionFiles(site, routes)) {
    files.push(path)
    expect(readText(text), path).not.toContain('computed by')
  }
  expect(files).toEqual(expect.arrayContaining(['/docs/a.md', '/blog/post.md', '/blog/rss.xml']))
})

async function renderSite(files: Record<string, string>, settings: Partial<SiteConfig> = {}) {
  const site = await siteForTest(files, settings)
  const routes = listRoutes(site, [])
  const pages = new Map(
    routes
      .filter(({ usesSiteCode }) => !usesSiteCode)
      .map(route => {
        const context = site.createMdxContext({ url: route.path, file: route.source ?? '' })
        return [route.path, renderOn(context, () => renderToStaticMarkup(route.render()))] as const
      }),
  )
  return { site, routes, pages }
}
