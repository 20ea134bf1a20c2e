import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { readSiteForTest } from '../../tests/support/site-for-test.ts'
import { formatProblems } from '../content/input/problem.ts'
import { listRoutes } from '../page-kinds/routes.ts'
import { findBlockedMedia } from './blocked-media.ts'
import { collectLinks } from './collect-links.ts'

test('frames, and images and media of other hosts, are reported where they are written', async () => {
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
  const all = new Map(listRoutes(content, []).map(route => [route.path, route]))
  const pages = [collectLinks('/docs/a', doc?.html ?? ''), collectLinks('/docs', doc?.html ?? '')]
  expect(formatProblems(findBlockedMedia(pages, { root, routes: all }))).toMatchInlineSnapshot(`
    "warning content/docs/a.md:3 (blockedMedia)
      The published page does not show \`https://badges.example/x.svg?a=1&b=2\`: its security policy allows images and media of this site only, and no frames.
      Copy the file into the site, or link to it.

    warning content/docs/a.md:5 (blockedMedia)
      The published page does not show \`https://videos.example/1\`: its security policy allows images and media of this site only, and no frames.
      Copy the file into the site, or link to it.

    warning content/docs/a.md:7 (blockedMedia)
      The published page does not show \`https://videos.example/a.mp4\`: its security policy allows images and media of this site only, and no frames.
      Copy the file into the site, or link to it.

    0 errors, 3 warnings"
  `)
})
