import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { readSiteForTest } from '../../../tests/support/site-for-test.ts'
import { formatProblems } from '../input/problem.ts'

async function read(text: string) {
  const root = folderForTest({ 'content/docs/a.mdx': text, 'content/docs/data.json': '{ "rows": [1, 2] }' })
  const { content, problems } = await readSiteForTest(root)
  return { html: content.docs[0]?.html, report: formatProblems(problems) }
}

test('code of a page may use its front matter, its headings and data files', async () => {
  const { html, report } = await read(
    [
      '---',
      'title: Tables',
      'description: About tables',
      '---',
      '',
      '## First *one*',
      '',
      '<b>{frontMatter.description}, {JSON.stringify(toc)}, {require("./data.json").rows.length}</b>',
      '',
      '<i>{require("./data.json").default.rows[1]}</i>',
    ].join('\n'),
  )
  expect(report).toBe('0 errors, 0 warnings')
  expect(html).toContain(
    '<b>About tables, [{&quot;id&quot;:&quot;first-one&quot;,&quot;level&quot;:2,&quot;value&quot;:&quot;First one&quot;}], 2</b>',
  )
  expect(html).toContain('<i>2</i>')
})

test('MDX that does not compile is an error with its line', async () => {
  const { html, report } = await read('---\ntitle: A\n---\n\nText.\n\nA {brace\n')
  expect(html).toBe('')
  expect(report.replace(/MDX: .*/, 'MDX: …')).toMatchInlineSnapshot(`
    "error content/docs/a.mdx:7
      Not valid MDX: …
      In MDX, \`{\` and \`<\` start code: escape them (\`\\{\`), put them into backticks, or rename the file to .md.

    1 error, 0 warnings"
  `)
  expect(report).toMatch(/Not valid MDX: [A-Z]/)
})

test('a missing component is an error at its first use outside code, with the nearest name', async () => {
  const { html, report } = await read('Code: `<Taps>` and ``<Taps>``\n\n```\n<Taps>\n```\n\n<Taps />\n\n<$x />\n')
  expect(html).toBe('')
  expect(report.replaceAll(/Use one of \w+(?:, \w+)+\./g, 'Use one of ….')).toMatchInlineSnapshot(`
    "error content/docs/a.mdx:7
      There is no component \`Taps\` on this site.
      Did you mean \`Tabs\`? Use one of ….

    error content/docs/a.mdx:9
      There is no component \`$x\` on this site.
      Use one of ….

    2 errors, 0 warnings"
  `)
})

test('a component of which only a part is used is missing too', async () => {
  const { report } = await read('Text.\n\n<Taps.Item />\n')
  expect(report).toContain('error content/docs/a.mdx:3\n  There is no component `Taps` on this site.\n')
})
