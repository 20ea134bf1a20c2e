// Pages written for Docusaurus, read as in a build.
import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { readSiteForTest } from '../../tests/support/site-for-test.ts'
import { formatProblems } from '../content/input/problem.ts'
import { printMarkdownTwin } from '../outputs/twins/markdown-twin.ts'

async function read(files: Record<string, string>, settings = {}) {
  const { content, problems } = await readSiteForTest(folderForTest(files), settings)
  const html = (id: string) => content.versions[0]?.docById.get(id)?.html.trim()
  return { content, html, report: formatProblems(problems), problems }
}

test('a partial is shown in its place, with its own imports, links, headings and front matter left out', async () => {
  const { content, html, problems } = await read({
    'content/docs/a.mdx':
      "---\ntitle: A\n---\n\nimport Part, {toc as partToc} from './parts/_part.mdx'\nimport Plain from '@site/docs/parts/_plain.md'\n\n## First\n\n<Part name=\"Ada\" />\n\n## Last\n\n<Plain />\n\n{partToc.length}",
    'content/docs/parts/_part.mdx':
      "---\nid: unused\n---\n\nimport Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n## Inner\n\nHello {props.name}, see [b](../b.md).\n\n<Tabs><TabItem value=\"x\">X</TabItem></Tabs>",
    'content/docs/parts/_plain.md': 'Plain {x} [b](../b.md)',
    'content/docs/b.md': '# B',
  })
  expect(problems).toEqual([])
  expect(html('a')).toContain('<p>Hello Ada, see <a href="/docs/b">b</a>.</p>')
  expect(html('a')).toContain('role="tablist"')
  expect(html('a')).toContain('<p>Plain {x} <a href="/docs/b">b</a></p>')
  expect(content.docs[0]?.headings.map(({ text }) => text)).toEqual(['First', 'Inner', 'Last'])
})

test('on a page with partials, headings whose ids HTML has to escape stay in the table of contents', async () => {
  const { content, problems } = await read({
    'content/docs/a.md': '---\nmdx: { format: mdx }\n---\n\nimport Part from "./_part.md"\n\n## A {#a&b}\n\n<Part />\n',
    'content/docs/_part.md': '## Inner',
  })
  expect(problems).toEqual([])
  expect(content.docs[0]?.headings.map(({ id }) => id)).toEqual(['a&b', 'inner'])
})

test('a file imported under the name of a component replaces the component, on the page and in its twin', async () => {
  const { content, html, problems } = await read({
    'content/docs/a.mdx':
      "import Details from './_details.mdx'\nimport Tabs from './_tabs.md'\n\n<Details />\n\n<Tabs />",
    'content/docs/_details.mdx': 'Words of *their* own.',
    'content/docs/_tabs.md': 'More words.',
  })
  expect(problems).toEqual([])
  expect(html('a')).toBe('<p>Words of <em>their</em> own.</p>\n<p>More words.</p>')
  const [doc] = content.docs
  expect(doc && printMarkdownTwin({ page: doc, site: content })).toContain(
    '# a\n\nWords of *their* own.\n\nMore words.',
  )
})

test('components of the theme and small modules of Docusaurus can be imported', async () => {
  const { html, problems } = await read({
    'content/docs/a.mdx': `---
title: A
author_note: mine
---

import Frame from '@theme/Admonition'
import CodeBlock from '@theme/CodeBlock'
import DocCardList from '@theme/DocCardList'
import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import {useCurrentSidebarCategory} from '@docusaurus/theme-common'
import picture from './p.png'
import data from './data.json'
import Source from '!!raw-loader!./code.txt'

export const colour = 'red'
export const Mark = ({children}) => <mark>{children}</mark>

<Frame type="caution" title="Mind *this*">Text</Frame>

<Frame type="foo">Text</Frame>

<CodeBlock language="JS" title="a.js">{\`let a = 1\`}</CodeBlock>

<CodeBlock title='say "a"'>b</CodeBlock>

<CodeBlock>{Source}</CodeBlock>

<Link to="/docs/b">B</Link> <Link href="https://else.example">E</Link>

<img src={useBaseUrl('/img/x.png')} alt="" /> <img src={picture} alt="p" /> <img src={require('./p.png').default} alt="r" />

{colour} <Mark>{frontMatter.title}</Mark> {frontMatter.author_note} {data.size} {toc.length}

<DocCardList items={useCurrentSidebarCategory().items} />
`,
    'content/docs/b.md': '# B',
    'content/docs/p.png': 'png',
    'content/docs/data.json': '{ "size": 7 }',
    'content/docs/code.txt': 'plain words',
  })
  expect(problems).toEqual([])
  expect(html('a')).toContain(
    '<div class="admonition admonition-warning" role="note"><p class="admonition-title">Mind *this*</p>Text</div>',
  )
  expect(html('a')).toContain(
    '<div class="admonition admonition-note" role="note"><p class="admonition-title">Note</p>',
  )
  expect(html('a')).toMatch(/<figcaption>a\.js<\/figcaption>.*let/)
  expect(html('a')).toContain('<figcaption>say &quot;a&quot;</figcaption>')
  expect(html('a')).toContain('plain words')
  expect(html('a')).toContain(
    '<a href="/docs/b">B</a>\n<a href="https://else.example" target="_blank" rel="noopener noreferrer">E</a>',
  )
  expect(html('a')).toMatch(
    /<img loading="lazy" decoding="async" src="\/img\/x\.png" alt=""\/>\n.*src="\/assets\/files\/p-(\w+)\.png" alt="p"\/>\n.*src="\/assets\/files\/p-\1\.png" alt="r"\/>/,
  )
  expect(html('a')).toContain('red\n<mark>A</mark>\nmine\n7\n0')
  expect(html('a')).toContain('<a href="/docs/b">B</a></h2>')
})

test.each([
  ['language="PYTHON"', 'python', 'x <span class="o">=</span> <span class="n">1</span>'],
  ['className="language-Python"', 'python', 'x <span class="o">=</span> <span class="n">1</span>'],
  ['', 'plain', 'x = 1'],
])('a CodeBlock with %j is called %s code and coloured as such', async (attributes, language, code) => {
  const { html, problems } = await read({
    'content/docs/a.mdx': `import CodeBlock from '@theme/CodeBlock'\n\n<CodeBlock ${attributes}>x = 1</CodeBlock>`,
  })
  expect(problems).toEqual([])
  expect(html('a')).toContain(`aria-label="${language} code"><code>${code}</code>`)
})

test('a CodeBlock of text, values and elements shows them as one piece of code', async () => {
  const { html, problems } = await read({
    'content/docs/a.mdx':
      "import CodeBlock from '@theme/CodeBlock'\n\nexport const table = 'trade'\n\n<CodeBlock>{'select from '}{table}<b>{'s'}</b>;</CodeBlock>",
  })
  expect(problems).toEqual([])
  expect(html('a')).toContain('<code>select from trades;</code>')
})

test('on a page with expressions what `<head>` holds is left out, and reported', async () => {
  const { html, report } = await read({
    'content/docs/a.mdx': 'Before.\n\n<head>\n  <title>{frontMatter.title} of another name</title>\n</head>\n\nAfter.',
  })
  expect(html('a')).toBe('<p>Before.</p>\n\n<p>After.</p>')
  expect(report).toMatch(/^warning content\/docs\/a\.mdx:3\n {2}`<head>` has no effect/)
})

test('what only a browser can show is replaced by its fallback, and themed images are those for light', async () => {
  const { html, problems } = await read({
    'content/docs/a.mdx': `# A

import BrowserOnly from '@docusaurus/BrowserOnly'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useIsBrowser from '@docusaurus/useIsBrowser'
import ThemedImage from '@theme/ThemedImage'
import {useColorMode} from '@docusaurus/theme-common'
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

export const Facts = () => <b>{[useIsBrowser(), useColorMode().colorMode, ExecutionEnvironment.canUseDOM].join()}</b>

<BrowserOnly fallback={<i>Wait</i>}>{() => <i>Ready</i>}</BrowserOnly>

<Facts />

<ThemedImage alt="A" sources={{ light: useBaseUrl('img/light.png'), dark: '/img/dark.png' }} />
`,
  })
  expect(problems).toEqual([])
  expect(html('a')).toContain('<i>Wait</i>')
  expect(html('a')).toContain('<b>false,light,false</b>')
  expect(html('a')).toContain('<img src="/img/light.png" alt="A"/>')
})

test('imports that do not exist are reported, and the rest of the page is shown', async () => {
  const { html, report } = await read({
    'content/docs/a.mdx': `# A

import Chart, {Axis} from '@site/src/components/chart'
import Themed from '@theme/IdealImage'
import './own.css'

Before <Chart data={[1]}>within</Chart> after.

<Axis /><Themed />
`,
    'content/docs/b.mdx': "import Part from './_gone.mdx'\nimport picture from './gone.png'\n\nText",
    'content/docs/c.mdx': '`<Nope />`\n\n```jsx\n<Nope />\n```\n\n<Nope /><Tbas />',
  })
  expect(html('a')).toContain('<p>Before within after.</p>')
  expect(report.replace(/Use one of .*/g, 'Use one of …')).toMatchInlineSnapshot(`
    "warning content/docs/a.mdx:3
      \`Axis\` is imported from \`@site/src/components/chart\`, which this site does not have. The page shows what is between its tags instead.
      Write a component of this name in the \`components\` folder, or say the same in Markdown.

    warning content/docs/a.mdx:3
      \`Chart\` is imported from \`@site/src/components/chart\`, which this site does not have. The page shows what is between its tags instead.
      Write a component of this name in the \`components\` folder, or say the same in Markdown.

    warning content/docs/a.mdx:4
      \`Themed\` is imported from \`@theme/IdealImage\`, which this site does not have. The page shows what is between its tags instead.
      Write a component of this name in the \`components\` folder, or say the same in Markdown.

    warning content/docs/a.mdx:5
      Importing \`./own.css\` has no effect here.
      Remove the import; let a component of the \`components\` folder import the stylesheet.

    error content/docs/b.mdx:1
      The imported file \`./_gone.mdx\` does not exist.
      Correct the path; it is relative to this file, or starts with \`@site/\` for the site’s folder.

    error content/docs/b.mdx:2 (brokenLinks)
      The image \`./gone.png\` does not exist.
      Put it beside this file, or correct the path.

    error content/docs/c.mdx:7
      There is no component \`Nope\` on this site.
      Use one of …

    error content/docs/c.mdx:7
      There is no component \`Tbas\` on this site.
      Did you mean \`Tabs\`? Use one of …

    4 errors, 4 warnings"
  `)
})

test.each(['detect', 'mdx'] as const)('the configured format %s decides how .md files are read', async format => {
  const { html, problems } = await read(
    { 'content/docs/a.md': '{1 + 1}', 'content/docs/b.md': '---\nmdx: { format: md }\n---\n{1 + 1}' },
    { markdown: { format } },
  )
  expect(problems).toEqual([])
  expect(html('a')).toBe(format === 'mdx' ? '2' : '<p>{1 + 1}</p>')
  expect(html('b')).toBe('<p>{1 + 1}</p>')
})

test('the page of a category lists its docs', async () => {
  const { html } = await read({
    'content/docs/a/index.mdx': '# A\n\n<DocCardList />',
    'content/docs/a/x.md': '# X',
    'content/docs/b.md': '# B',
  })
  expect(html('a/index')).toContain('/docs/a/x')
  expect(html('a/index')).not.toContain('/docs/b')
})

test('invalid JSON is reported with the name of its file', async () => {
  const { problems } = await read({
    'content/docs/a.mdx': '# A\n\nimport data from "./data.json"\n\n{data.size} {require("./data.json").size}\n',
    'content/docs/data.json': '{ "size": 7',
  })
  expect([...new Set(problems.map(({ where }) => where))]).toEqual(['content/docs/data.json'])
  expect(problems[0]?.what).toMatch(/^Not valid JSON: .*JSON/)
  expect(problems[0]?.fix).toBe('Correct it; content/docs/a.mdx imports it.')
})
