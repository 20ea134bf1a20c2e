import { expect, test } from 'vitest'
import { readSiteForTest } from '../outputs/site-for-test.ts'
import { folderForTest } from './folder-for-test.ts'
import { formatProblems } from './problem.ts'

test('two pages that name one address are an error; one that only stands there is left to the check of routes', async () => {
  const front = '---\ntitle: Ours\nslug: /us\n---\n'
  const root = folderForTest({
    'content/pages/about.md': front,
    'content/pages/team.md': front.replace('/us', 'us/'),
    'content/pages/us.md': '# Us\n',
  })
  const { content, problems } = await readSiteForTest(root)
  expect(content.pages.map(({ file, url }) => [file, url])).toEqual([
    ['content/pages/about.md', '/us'],
    ['content/pages/us.md', '/us'],
  ])
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "error content/pages/team.md:3
      The address \`/us\` is also that of content/pages/about.md.
      Give one of them another \`slug\`.

    1 error, 0 warnings"
  `)
})
