// These tests use the MDX runtime and components of a build, so that they get the HTML that a build writes.
import { expect, test } from 'vitest'
import { configForTest as config } from '../../../tests/support/config-for-test.ts'
import { createMdxRuntime } from '../../mdx/mdx-runtime.tsx'
import { qFenceRenderer } from '../../q-pages/fence/fence-renderer.ts'
import { createCodeBlockRenderer } from '../code/render-code-block.ts'
import { formatProblems, type Problem } from '../input/problem.ts'
import { compileMarkdown } from './compile-markdown.ts'
import type { CompiledMdx } from './compile-types.ts'
import type { Heading, HeadingNode } from './headings.ts'
import { createInlineStyleClasses } from './inline-styles.ts'
import { createLinkTargets } from './link-targets.ts'

const codeBlock = await createCodeBlockRenderer([], { fences: qFenceRenderer })
const outline = {
  config,
  sidebar: [],
  posts: [],
  data: {},
}
const mdxRuntime = createMdxRuntime()

function read(body: string, format: 'md' | 'mdx' = 'md') {
  const problems: Problem[] = []
  const report = (problem: Problem) => problems.push(problem)
  const styles = createInlineStyleClasses()
  const site = {
    targets: createLinkTargets({
      root: '/nowhere',
      urls: new Map([['content/docs/other.md', '/docs/other']]),
      folderOfDocs: 'content/docs',
      report,
    }),
    styles,
    codeBlock,
    mdx: {
      ...mdxRuntime,
      render: (compiled: CompiledMdx) =>
        mdxRuntime.render(compiled, {
          outline,
          page: { url: '/docs/a', file: `content/docs/a.${format}` },
          siblings: [],
          classForStyle: styles.classFor,
          codeBlock,
          styledParts: new Set(),
          exercises: [],
          link: href => href,
          reportUse: () => {},
        }),
    },
    format: 'detect' as const,
    report,
  }
  const source = { file: { path: `content/docs/a.${format}`, text: body }, body, bodyLine: 5, format }
  const { html, headings, styledParts } = compileMarkdown({ source, tocLevels: { from: 2, to: 6 } }, site)
  const preview = () => compileMarkdown({ source, isPreview: true }, site).html
  return {
    html: html.trim(),
    styledParts: [...styledParts],
    headings: flatten(headings),
    problems,
    css: styles.css(),
    preview,
    report: () => formatProblems(problems),
  }
}

test.each(['At 09:30:00 the map a:b and .z.ts:{x}', ':name, :name[x], ::leaf and 2024.01.01D09:30:00.000', '::leaf'])(
  'colons are text: %s',
  text => {
    expect(read(text).html).toBe(`<p>${text}</p>`)
  },
)

test.each([
  [':::tip\nText\n:::', 'Tip'],
  [':::tip[My *title*]\nText\n:::', 'My <em>title</em>'],
  [':::tip My *title*\nText\n:::', 'My <em>title</em>'],
  [':::tip{title="My title"}\nText\n:::', 'My title'],
])('the admonition %j has the title %s', (body, title) => {
  const html = `<div class="admonition admonition-tip" role="note"><p class="admonition-title">${title}</p><p>Text</p></div>`
  expect(read(body).html).toBe(html)
  if (!body.includes('{')) expect(read(body, 'mdx').html).toBe(html)
})

test.each([
  ['note', 'note'],
  ['info', 'info'],
  ['warning', 'warning'],
  ['danger', 'danger'],
  ['secondary', 'note'],
  ['important', 'info'],
  ['success', 'tip'],
  ['caution', 'warning'],
])('the admonition %s is shown as %s', (name, type) => {
  expect(read(`:::${name}\nText\n:::`).html).toContain(`class="admonition admonition-${type}"`)
})

test('admonitions nest, keep their class and id, and hold any Markdown', () => {
  expect(read('::::note{.big #own}\n\n- a\n\n:::tip\nText\n:::\n\n::::').html).toMatchInlineSnapshot(`
    "<div class="admonition admonition-note big" role="note" id="own"><p class="admonition-title">Note</p><ul>
    <li>a</li>
    </ul><div class="admonition admonition-tip" role="note"><p class="admonition-title">Tip</p><p>Text</p></div></div>"
  `)
})

test.each(['md', 'mdx'] as const)('headings of .%s have ids by GitHub’s rule or their own, each once', format => {
  const body =
    '## Joins\n\n### KDB/Q `aj` *now*\n\n## Joins\n\n## Named {#own}\n\n#### Remarked {/* #too */}\n\n## `<T>`\n\n## Timer {#.z.ts}\n\n## Mehr {/* #überblick */}\n\n## Press <kbd>Ctrl</kbd>+<kbd>*K*</kbd> now'
  const { headings, html, problems } = read(body, format)
  expect(headings).toEqual([
    { id: 'joins', depth: 2, text: 'Joins', html: 'Joins' },
    { id: 'kdbq-aj-now', depth: 3, text: 'KDB/Q aj now', html: 'KDB/Q <code>aj</code> <em>now</em>' },
    { id: 'joins-1', depth: 2, text: 'Joins', html: 'Joins' },
    { id: 'own', depth: 2, text: 'Named', html: 'Named' },
    { id: 'too', depth: 4, text: 'Remarked', html: 'Remarked' },
    { id: 't', depth: 2, text: '<T>', html: '<code>&lt;T&gt;</code>' },
    { id: '.z.ts', depth: 2, text: 'Timer', html: 'Timer' },
    { id: 'überblick', depth: 2, text: 'Mehr', html: 'Mehr' },
    { id: 'press-ctrlk-now', depth: 2, text: 'Press Ctrl+K now', html: 'Press Ctrl+<em>K</em> now' },
  ])
  expect(html).toContain(
    '<h2 id="own">Named</h2><a class="heading-anchor" href="#own" aria-label="Direct link to Named"></a>',
  )
  expect(problems).toEqual([])
})

test('what a heading holds is converted, and so is a heading in a task', () => {
  const { html } = read('- [ ] task\n\n  ## [Docs](https://a.example) of `select from t where a`\n')
  expect(html).toContain(
    '<div class="heading"><h2 id="docs-of-select-from-t-where-a">' +
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">Docs</a> of ' +
      '<code class="long">select from t where a</code></h2><a class="heading-anchor"',
  )
})

test('previews have no heading ids or anchors, and their footnotes have ids of their own', () => {
  const { html, preview } = read('## Title\n\nA[^1]\n\n[^1]: Note.')
  expect(html).toContain('<a href="#fn-1" id="fnref-1"')
  expect(html).toContain('<li id="fn-1">')
  expect(preview()).toContain('<h2>Title</h2>')
  expect(preview()).not.toMatch(/heading-anchor|id="fn-1"|href="#fn-1"/)
})

test.each(['md', 'mdx'] as const)('table alignment of .%s is a class, and tables scroll by keyboard', format => {
  const { html, css } = read('| a | b | c | d |\n|:--|:-:|--:|---|\n| 1 | 2 | 3 | 4 |', format)
  expect(html).toContain('<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table>')
  expect(html.match(/<t[hd]\b.*>/g)?.slice(0, 4)).toEqual([
    '<th class="align-left">a</th>',
    '<th class="align-center">b</th>',
    '<th class="align-right">c</th>',
    '<th>d</th>',
  ])
  expect(html + css).not.toMatch(/style=|\{\}/)
})

test('the text of a task is the label of its checkbox', () => {
  expect(read('- [ ] do *this*\n- [x] done\n  - [ ] nested\n').html).toMatchInlineSnapshot(`
    "<ul class="contains-task-list">
    <li class="task-list-item"><label><input type="checkbox" disabled> do <em>this</em></label></li>
    <li class="task-list-item"><label><input type="checkbox" checked disabled> done
    </label><ul class="contains-task-list">
    <li class="task-list-item"><label><input type="checkbox" disabled> nested</label></li>
    </ul>
    </li>
    </ul>"
  `)
})

test('the `style` of raw HTML becomes a class; that of aligned table cells does not', () => {
  const { html, css } = read('<p class="a" style="color: red">x <b style="">y</b></p>\n\n| a |\n|:-:|\n| 1 |')
  const name = /class="a (s-[\da-f]{8})"/.exec(html)?.[1]
  expect(css).toBe(`.${name}{color: red}`)
  expect(html).toContain(`<p class="a ${name}">x <b>y</b></p>`)
  expect(html).not.toContain('style=')
})

test('code blocks are the same in a file with styles of its own', () => {
  const fences = '```q title="a.q" {1}\nselect from t\n```\n\n- ```\n  plain\n  ```\n\n      indented'
  const styled = '<p style="color: red">x</p>'
  const { html } = read(fences)
  expect(html).toContain('a.q')
  expect(read(`${fences}\n\n${styled}`).html.replace(/\s*<p class="s-\w+">x<\/p>/, '')).toBe(html)
})

test('style objects of MDX become classes', () => {
  const { html, css } = read('<p style={{ marginTop: 4 }}>x</p>', 'mdx')
  const name = /^<p class="(s-[\da-f]{8})">x<\/p>$/.exec(html)?.[1]
  expect(css).toBe(`.${name}{margin-top:4px}`)
})

test('.md is never evaluated: braces, angle brackets and JSX are text', () => {
  expect(read('f:{x+y}, a < b, {1+1} and `{`').html).toBe('<p>f:{x+y}, a &lt; b, {1+1} and <code>{</code></p>')
})

test('raw HTML in .md is kept', () => {
  expect(read('<details><summary>More</summary>\n\nText *here*\n\n</details>').html).toBe(
    '<details><summary>More</summary>\n<p>Text <em>here</em></p>\n</details>',
  )
})

test('GitHub’s extensions of Markdown are switched on', () => {
  expect(read('~~old~~ https://a.example').html).toBe(
    '<p><del>old</del> <a href="https://a.example" target="_blank" rel="noopener noreferrer">https://a.example</a></p>',
  )
})

test('inline code is marked where it is too long for one line of a phone', () => {
  expect(read('`-|w` and `. / [m;1 2;neg]`').html).toBe(
    '<p><code>-|w</code> and <code class="long">. / [m;1 2;neg]</code></p>',
  )
  expect(read('| a |\n|---|\n| `select from t where a` |').html).toContain('<td><code class="long">select')
  expect(read('```q\nselect from trade where sym=`a\n```').html).not.toContain('class="long"')
})

test('external links open in a new tab, links of the site and mail links do not', () => {
  expect(
    read('[a](https://a.example) [b](./other.md#c) [d](/docs/d/) [e](mailto:e@f.example)').html,
  ).toMatchInlineSnapshot(
    `"<p><a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a> <a href="/docs/other#c">b</a> <a href="/docs/d">d</a> <a href="mailto:e@f.example">e</a></p>"`,
  )
})

test('links to missing Markdown files warn and missing images fail, with the line of the file', () => {
  const { html, report } = read('[a](nope.md)\n\n![b](./nope.png "t")')
  expect(html).toContain('<img src="./nope.png" alt="b" title="t" loading="lazy" decoding="async">')
  expect(report()).toMatchInlineSnapshot(`
    "warning content/docs/a.md:1 (brokenMarkdownLinks)
      The Markdown link \`nope.md\` leads to no file of this site.
      Correct the path (it is relative to this file), or link to the page by its URL.

    error content/docs/a.md:3 (brokenLinks)
      The image \`./nope.png\` does not exist.
      Put it beside this file, or correct the path.

    1 error, 1 warning"
  `)
})

test.each([
  ['md', '<!-- truncate -->'],
  ['md', '{/* truncate */}'],
  ['mdx', '<!-- truncate -->'],
  ['mdx', '{/* truncate */}'],
] as const)('in .%s the marker %s leaves no trace on the page', (format, marker) => {
  const { html, problems } = read(`Intro\n\n${marker}\n\nRest`, format)
  expect(html.replace(/\s+/g, '')).toBe('<p>Intro</p><p>Rest</p>')
  expect(problems).toEqual([])
})

test('MDX evaluates expressions and knows the components of the site, with or without an import', () => {
  const { html, problems } = read(
    'import Tabs from \'@theme/Tabs\'\n\n{1 + 1}\n\n<Tabs><TabItem value="a">x</TabItem></Tabs>',
    'mdx',
  )
  expect(html).toContain('2')
  expect(html).toContain('role="tablist"')
  expect(problems).toEqual([])
})

test.each([
  ['a component that does not exist', 'Text\n\n<Nope />'],
  ['an open brace', 'Text\n\n{open'],
])('%s is an error with its line and what to do', (_, body) => {
  const { html, report } = read(body, 'mdx')
  expect(html).toBe('')
  expect(report()).toMatch(
    /^error content\/docs\/a\.mdx:7\n {2}(There is no component `Nope`|Not valid MDX: ).*\n {2}(Use one of|In MDX, )/,
  )
})

test('a missing component is reported where it is used, not where another name begins as it does or code shows it', () => {
  const body = '<Tabs><TabItem value="a">x</TabItem></Tabs>\n\n`<Tab />`\n\n```jsx\n<Tab />\n```\n\n<Tab />'
  expect(read(body, 'mdx').problems.map(({ where }) => where)).toEqual(['content/docs/a.mdx:13'])
})

test('fenced code keeps its title, its marks and its language', () => {
  expect(read('```Q title="a.q" {1}\nx\n```').html).toMatchInlineSnapshot(`
    "<figure class="code-block script"><figcaption>a.q</figcaption><pre tabindex="0" role="group" aria-label="a.q, q code"><code><mark><span class="v">x</span>
    </mark></code></pre></figure>"
  `)
  expect(read('    indented').html).toContain('aria-label="plain code"')
})

function flatten(headings: HeadingNode[]): Heading[] {
  return headings.flatMap(({ children, ...heading }) => [heading, ...flatten(children)])
}

test.each<['md' | 'mdx', string, string[]]>([
  ['md', 'Text with `code` and [a link](/a)', []],
  ['md', '|a|b|\n|-|-|\n|1|2|', []],
  ['md', '|a|b|\n|-|-:|\n|1|2|', ['rich']],
  ['md', '|a|b|\n|:-|-|\n|1|2|', []],
  ['md', '- [ ] Task', ['rich']],
  ['md', '![Image](https://other.example/a.png)', ['rich']],
  ['md', '```q\nq)1\n1\n```', ['rich']],
  ['md', '```js {1}\na\n```', ['marked-lines']],
  ['md', '<details>\n<summary>More</summary>\n\nText\n\n</details>', ['rich']],
  ['md', 'Text with <mark>marked</mark> and <samp>output</samp>', ['marked-lines', 'rich']],
  ['md', 'Text that is ~~wrong~~', ['marked-lines']],
  ['md', 'The text `<mark>`\n\n    <details>', []],
  ['md', '<div\n  class="wide tabs">x</div>', ['tabs']],
  ['mdx', '<details>\n<summary>More</summary>\n</details>', ['rich']],
  ['mdx', 'Text with <mark>marked</mark>', ['marked-lines']],
  ['mdx', '<p className={["lead"].join()}>Text</p>', ['rich']],
  ['mdx', '<Details summary="More">Text</Details>', ['rich']],
  ['mdx', '<Tabs><TabItem value="a">A</TabItem></Tabs>', ['tabs']],
  ['mdx', '<CodeBlock language="js" title="a.js">a</CodeBlock>', ['rich']],
  ['mdx', 'Text with `<mark>`', []],
])('in %s the styled parts of %j are %j', (format, body, parts) => {
  const { styledParts, report } = read(body, format)
  expect(styledParts, report()).toEqual(parts)
})
