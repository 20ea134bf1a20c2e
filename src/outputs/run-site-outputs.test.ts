import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { formatProblems, type Problem } from '../content/input/problem.ts'
import { listRoutes } from '../page-kinds/routes.ts'
import type { SiteConfig } from '../site-config/site-config-schema.ts'
import { runSiteOutputs } from './run-site-outputs.ts'

async function runOutputs(...outputs: SiteConfig['outputs']) {
  const problems: Problem[] = []
  const root = folderForTest({ 'static/robots.txt': '' })
  const content = await siteForTest({ 'content/docs/a.md': '# A' }, { outputs })
  const files = runSiteOutputs({
    root,
    content,
    routes: listRoutes(content, []),
    report: problem => problems.push(problem),
  })
  return { files, report: formatProblems(problems) }
}

test('a function receives the site and returns files', async () => {
  const title = (site: { config: SiteConfig }) => [['/title.txt', site.config.title] as [string, string]]
  expect((await runOutputs(title)).files).toEqual([['/title.txt', 'Tiny']])
})

test('a path outside the site, or of a page or a static file, is an error', async () => {
  const paths = ['/docs/a', '/docs/a.html', '/../x', 'x.txt', '/robots.txt', '/ok.txt', '/ok.txt']
  const { files, report } = await runOutputs(function listed() {
    return paths.map(path => [path, ''] as [string, string])
  })
  expect(files).toEqual([['/ok.txt', '']])
  expect(report).toMatchInlineSnapshot(`
    "error site.config.ts
      The function \`listed\` of \`outputs\` returns the file \`/../x\`, which is not a path of the site: it must start with one \`/\` and contain no \`..\`.
      Correct the function: it must return pairs of a path and a text, such as [["/calendar.ics", text]].

    error site.config.ts
      The function \`listed\` of \`outputs\` returns the file \`/docs/a.html\`, whose address already belongs to a page or to another file.
      Correct the function: it must return pairs of a path and a text, such as [["/calendar.ics", text]].

    error site.config.ts
      The function \`listed\` of \`outputs\` returns the file \`/docs/a\`, whose address already belongs to a page or to another file.
      Correct the function: it must return pairs of a path and a text, such as [["/calendar.ics", text]].

    error site.config.ts
      The function \`listed\` of \`outputs\` returns the file \`/ok.txt\`, whose address already belongs to a page or to another file.
      Correct the function: it must return pairs of a path and a text, such as [["/calendar.ics", text]].

    error site.config.ts
      The function \`listed\` of \`outputs\` returns the file \`/robots.txt\`, which already exists as static/robots.txt.
      Correct the function: it must return pairs of a path and a text, such as [["/calendar.ics", text]].

    error site.config.ts
      The function \`listed\` of \`outputs\` returns the file \`x.txt\`, which is not a path of the site: it must start with one \`/\` and contain no \`..\`.
      Correct the function: it must return pairs of a path and a text, such as [["/calendar.ics", text]].

    6 errors, 0 warnings"
  `)
})

test('a function that throws is reported by its name', async () => {
  const { report } = await runOutputs(function failing() {
    throw new Error('no rates')
  })
  expect(report).toContain('The function `failing` of `outputs` throws: no rates')
})
