import { expect, test } from 'vitest'
import { folderForTest } from '../content/folder-for-test.ts'
import { formatProblems } from '../content/problem.ts'
import { readSiteForTest } from '../outputs/site-for-test.ts'
import { routes } from '../routes.ts'
import { blockedMedia } from './blocked-media.ts'
import { collectLinks } from './links.ts'

test('pictures and media of other hosts, and frames, are told where they are written', async () => {
  const text = [
    '# A',
    '![badge](https://badges.example/x.svg?a=1&b=2)',
    '<iframe src="https://videos.example/1" title="A video"></iframe>',
    '<video controls src="https://videos.example/a.mp4"></video>',
    '<video controls src="/demo.mp4"></video> ![own](/own.svg) [a link](https://badges.example/x.svg)',
  ].join('\n\n')
  const root = folderForTest({
    'content/docs/a.md': text,
    'static/own.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  const { content } = await readSiteForTest(root)
  const [doc] = content.versions.flatMap(version => version.docs)
  const all = new Map(routes(content, []).map(route => [route.path, route]))
  const pages = [collectLinks('/docs/a', doc?.html ?? ''), collectLinks('/docs', doc?.html ?? '')]
  expect(formatProblems(blockedMedia(pages, { root, routes: all }))).toMatchInlineSnapshot(`
    "warning content/docs/a.md:3 (blockedMedia)
      The published page does not show \`https://badges.example/x.svg?a=1&b=2\`: its security policy allows pictures and media of this site alone, and no frames.
      Put a copy into the site, or link to it.

    warning content/docs/a.md:5 (blockedMedia)
      The published page does not show \`https://videos.example/1\`: its security policy allows pictures and media of this site alone, and no frames.
      Put a copy into the site, or link to it.

    warning content/docs/a.md:7 (blockedMedia)
      The published page does not show \`https://videos.example/a.mp4\`: its security policy allows pictures and media of this site alone, and no frames.
      Put a copy into the site, or link to it.

    0 errors, 3 warnings"
  `)
})
