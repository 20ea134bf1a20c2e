import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import type { Finding } from '../report.ts'
import { readSourceSite } from '../source/source-site.ts'
import { finishPost } from './finish-post.ts'
import { scanMarkdown } from './scan-markdown.ts'

const config = `module.exports = { presets: [['classic', { docs: false }]], plugins: [['content-blog', { id: 'log', path: 'log', routeBasePath: 'log' }]] }`

/** Finishes a post at `target` of a site with the blogs `blog` and `log`. */
async function finish(target: string, text: string) {
  const root = folderForTest({ 'docusaurus.config.js': config, 'blog/a.md': '', 'log/a.md': '', 'post.md': text })
  const source = join(root, 'post.md')
  utimesSync(source, new Date('2024-05-06'), new Date('2024-05-06'))
  const findings: Finding[] = []
  const site = await readSourceSite(root, () => {})
  const file = { source, target, kind: 'posts' as const }
  const scan = scanMarkdown({ path: 'post.md', text }, () => {})
  return { text: finishPost({ file, path: 'post.md', text, scan }, site, finding => findings.push(finding)), findings }
}

test('a post with a date, in its name or its front matter, stays as it is', async () => {
  expect(await finish('content/blog/2024-01-01-a.md', 'Text')).toEqual({ text: 'Text', findings: [] })
  const dated = '---\ndate: 2024-01-01\n---\n\nText'
  expect(await finish('content/blog/a.md', dated)).toEqual({ text: dated, findings: [] })
})

test('a post without a date is given that of its file', async () => {
  const { text, findings } = await finish('content/blog/a.md', 'Text')
  expect(text).toBe('---\ndate: 2024-05-06\n---\n\nText')
  expect(findings).toMatchObject([{ where: 'post.md:1', what: 'The post has no date.' }])
})

test('a post of a further blog has an address of its own', async () => {
  expect((await finish('content/blog/log/2024-01-01-a.md', 'Text')).text).toBe(
    '---\nslug: "log/2024/01/01/a"\n---\n\nText',
  )
  expect((await finish('content/blog/log/2024-01-01-a.md', '---\nslug: /b\n---\n')).text).toBe(
    '---\nslug: "log/b"\n---\n',
  )
})
