import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { readSiteForTest } from '../../tests/support/site-for-test.ts'
import { formatProblems } from './input/problem.ts'

test('two pages with the same slug are an error; a page whose path gives the same address is left to the check of routes', async () => {
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
      The address \`/us\` is already used by content/pages/about.md.
      Give one of them another \`slug\`.

    1 error, 0 warnings"
  `)
})
