import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { formatProblems } from '../content/input/problem.ts'
import { checkStaticFiles } from './static-files.ts'

test('files that the build overwrites are reported, and files in the folder that browsers keep for a year', () => {
  const root = folderForTest({
    'static/robots.txt': '',
    'static/docs/a.html': '',
    'static/img/robots.txt': '',
    'static/assets/a.css': '',
    'static/assets/b.css': '',
  })
  const written = new Set(['/robots.txt', '/docs/a.html', '/sitemap.xml'])
  expect(formatProblems(checkStaticFiles(root, written))).toMatchInlineSnapshot(`
    "warning static/assets/a.css
      Browsers keep everything below /assets for a year, so readers do not see changes to this file and 1 more below static/assets/.
      Put files into another folder, such as static/files.

    warning static/docs/a.html
      The build writes /docs/a.html itself and overwrites this file.
      Remove it, or rename it.

    warning static/robots.txt
      The build writes /robots.txt itself and overwrites this file.
      Remove it, or rename it.

    0 errors, 3 warnings"
  `)
})

test('other files are not reported', () => {
  expect(checkStaticFiles(folderForTest({ 'static/img/a.svg': '' }), new Set(['/index.html']))).toEqual([])
})
