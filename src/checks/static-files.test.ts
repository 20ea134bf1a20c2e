import { expect, test } from 'vitest'
import { folderForTest } from '../content/folder-for-test.ts'
import { formatProblems } from '../content/problem.ts'
import { staticFiles } from './static-files.ts'

test('files that the build writes itself are told, and files in the folder of hashed names', () => {
  const root = folderForTest({
    'static/robots.txt': '',
    'static/docs/a.html': '',
    'static/img/robots.txt': '',
    'static/assets/a.css': '',
    'static/assets/b.css': '',
  })
  const written = new Set(['/robots.txt', '/docs/a.html', '/sitemap.xml'])
  expect(formatProblems(staticFiles(root, written))).toMatchInlineSnapshot(`
    "warning static/assets/a.css
      Browsers keep this file and 1 more below static/assets/ for a year, as all below /assets, so readers do not see when they change.
      Put files into another folder, such as static/files.

    warning static/docs/a.html
      The build writes /docs/a.html itself, in the place of this file.
      Remove it, or give it another name.

    warning static/robots.txt
      The build writes /robots.txt itself, in the place of this file.
      Remove it, or give it another name.

    0 errors, 3 warnings"
  `)
})

test('of other files nothing is told', () => {
  expect(staticFiles(folderForTest({ 'static/img/a.svg': '' }), new Set(['/index.html']))).toEqual([])
})
