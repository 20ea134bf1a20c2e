import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { readSiteForTest } from '../../../tests/support/site-for-test.ts'
import { formatProblems } from '../input/problem.ts'
import { readMdxImports } from './mdx-imports.ts'

/** Reads a site with these docs; returns the HTML of the first and the problems. */
async function read(files: Record<string, string>) {
  const docs = Object.entries(files).map(([path, text]) => [`content/docs/${path}`, text])
  const { content, problems } = await readSiteForTest(folderForTest(Object.fromEntries(docs)))
  return { html: content.docs[0]?.html.replaceAll(/\s+/g, ' '), report: formatProblems(problems) }
}

test('imports of modules that a site does not have are reported with what to write in their place', async () => {
  const { report } = await read({
    'a.mdx': [
      "import { useState } from 'react'",
      "import Head from '@docusaurus/Head'",
      "import TOCInline from '@theme/TOCInline'",
      "import { Chart } from 'charts'",
      "import './a.css'",
      "import styles from './a.scss'",
      "import picture from './gone.png'",
      "import Part from './gone.md'",
      '',
      '# A',
    ].join('\n'),
  })
  expect(report).toMatchInlineSnapshot(`
    "warning content/docs/a.mdx:1
      \`useState\` is imported from \`react\`, which this site does not have. The page shows what is between its tags instead.
      Write what runs in the browser as a component in the \`components\` folder, in a file that begins with \`use client\`.

    warning content/docs/a.mdx:2
      \`Head\` is imported from \`@docusaurus/Head\`, which this site does not have. The page shows what is between its tags instead.
      Remove it; use \`title\`, \`description\`, \`keywords\` and \`image\` of the front matter.

    warning content/docs/a.mdx:3
      \`TOCInline\` is imported from \`@theme/TOCInline\`, which this site does not have. The page shows what is between its tags instead.
      Remove it; the page shows its headings by itself.

    warning content/docs/a.mdx:4
      \`Chart\` is imported from \`charts\`, which this site does not have. The page shows what is between its tags instead.
      Write a component of this name in the \`components\` folder, or say the same in Markdown.

    warning content/docs/a.mdx:5
      Importing \`./a.css\` has no effect here.
      Remove the import; let a component of the \`components\` folder import the stylesheet.

    warning content/docs/a.mdx:6
      Importing \`./a.scss\` has no effect here.
      Remove the import; let a component of the \`components\` folder import the stylesheet.

    error content/docs/a.mdx:7 (brokenLinks)
      The image \`./gone.png\` does not exist.
      Put it beside this file, or correct the path.

    error content/docs/a.mdx:8
      The imported file \`./gone.md\` does not exist.
      Correct the path; it is relative to this file, or starts with \`@site/\` for the site’s folder.

    2 errors, 6 warnings"
  `)
})

test('a file that imports itself by way of another is an error', async () => {
  const { report } = await read({
    'a.mdx': "import Part from './parts/_part.mdx'\n\n<Part />\n",
    'parts/_part.mdx': "Text.\n\nimport A from '../a.mdx'\n\n<A />\n",
  })
  expect(report).toMatchInlineSnapshot(`
    "error content/docs/parts/_part.mdx:3
      content/docs/a.mdx imports itself, by way of content/docs/parts/_part.mdx.
      Remove one of the imports.

    1 error, 0 warnings"
  `)
})

test('a JSON file that does not parse is an error that names its importer', async () => {
  const { report } = await read({ 'a.mdx': "import data from './a.json'\n\n{data.x}\n", 'a.json': '{ "x": }' })
  expect(report.replace(/Not valid JSON: .*/, 'Not valid JSON: …')).toMatchInlineSnapshot(`
    "error content/docs/a.json
      Not valid JSON: …
      Correct it; content/docs/a.mdx imports it.

    1 error, 0 warnings"
  `)
})

test('`require` of a missing file is an error', async () => {
  const { report } = await read({ 'a.mdx': "{require('./gone.json').default}\n" })
  expect(report).toContain("`require('./gone.json')` finds no file.")
})

test('an SVG is a component where its name is a tag, and an address elsewhere', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"></svg>'
  const tag = await read({ 'a.mdx': 'import Logo from \'./logo.svg\'\n\n<Logo alt="Ours" />\n', 'logo.svg': svg })
  expect(tag.html).toMatch(/<img [^>]*src="\/assets\/files\/logo-\w+\.svg"/)
  const address = await read({ 'a.mdx': "import Logo from './logo.svg'\n\n<b>{Logo}</b>\n", 'logo.svg': svg })
  expect(address.html).toMatch(/<b>\/assets\/files\/logo-\w+\.svg<\/b>/)
})

test('a component of the generator keeps its name when it is imported from Docusaurus; a data file replaces it', async () => {
  const imported = await read({
    'a.mdx':
      "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n<Tabs><TabItem value=\"b\">B</TabItem></Tabs>\n",
  })
  expect(imported.report).toBe('0 errors, 0 warnings')
  expect(imported.html).toContain('role="tabpanel"')
  const data = await read({
    'a.mdx': "import Tabs from './tabs.json'\n\n{Tabs.join(' and ')}\n",
    'tabs.json': '["x", "y"]',
  })
  expect(data).toMatchObject({ html: expect.stringContaining('x and y'), report: '0 errors, 0 warnings' })
})

test.each([
  ["import Tabs from '@theme/Tabs'", '@theme/Tabs', ['Tabs=default'], 1],
  ['import Tabs from "@theme/Tabs";', '@theme/Tabs', ['Tabs=default'], 1],
  ["import {A, B as C} from './parts'", './parts', ['A=A', 'C=B'], 1],
  ["import React, { useState } from 'react'", 'react', ['React=default', 'useState=useState'], 1],
  ["import {\n  A,\n  B,\n} from './parts'", './parts', ['A=A', 'B=B'], 4],
  ["import * as all from './all'", './all', ['all=*'], 1],
  ["import Part, {toc as partToc} from './_part.mdx'", './_part.mdx', ['Part=default', 'partToc=toc'], 1],
  ["import './own.css'", './own.css', [], 1],
])('%j imports from %s the names %j', (text, from, names, length) => {
  const lines = `Text\n${text}\n\nText`.split('\n')
  const read = readMdxImports(lines, 1)
  expect(read?.statements).toMatchObject([{ from, line: 1 }])
  expect(read?.statements[0]?.names.map(({ name, imported }) => `${name}=${imported}`)).toEqual(names)
  expect(read?.length).toBe(length)
})

test('one line may hold several imports', () => {
  const read = readMdxImports(["import A from './a'; import {B} from './b';"], 0)
  expect(read?.statements.map(({ from }) => from)).toEqual(['./a', './b'])
})

test.each(['import tables from disk', 'import', 'imports are code', ' import A from "a"'])(
  '%j imports nothing',
  line => {
    expect(readMdxImports([line, '', 'Text'], 0)).toBeUndefined()
  },
)
