import { createElement } from 'react'
import { expect, test } from 'vitest'
import { componentsForTest } from '../../../tests/support/components-for-test.ts'
import { siteForTest } from '../../../tests/support/site-for-test.ts'
import { printMarkdownTwin } from './markdown-twin.ts'

const neighbours = {
  'content/docs/intro.md': '---\ndescription: Where to start.\n---\n\n# Intro\n\n## Part {#own}\n',
  'content/docs/spaced name.md': '# Spaced\n',
  'content/docs/picture.png': 'picture',
}

/** The twin of `path`, or of a doc with that body in a category. */
async function printTwin(path: string, text: string): Promise<string> {
  const config = { embeds: ['videos.example'] }
  const site = await siteForTest({ ...neighbours, [path]: text }, config, componentsForTest({ Drawing }))
  const page = [...site.docs, ...site.posts].find(({ file }) => file === path)
  if (!page) throw new Error('There is no such page.')
  return printMarkdownTwin({ page, site })
}

function Drawing({ of }: { of: string }) {
  const words = [createElement('title', { key: 1 }, of), createElement('desc', { key: 2 }, 'Data arrives.')]
  return createElement('figure', {}, createElement('svg', {}, words), createElement('figcaption', {}, 'One day'))
}

async function printTwinBody(body: string, format: 'md' | 'mdx' = 'md'): Promise<string> {
  const twin = await printTwin(`content/docs/a/x.${format}`, `# X\n\n${body}\n`)
  return twin.slice(twin.indexOf('# X\n\n') + '# X\n\n'.length).trimEnd()
}

test('a twin begins with the heading that its page shows', async () => {
  const twin = await printTwin('content/docs/x.md', '---\ntitle: Short\n---\n\n# The *whole* title\n\nText.\n')
  expect(twin).toContain('title: "Short"')
  expect(twin).toContain('\n---\n\n# The whole title\n\nText.\n')
})

test('a post’s twin has title, description, address, date and tags, and no truncation marker', async () => {
  const front = 'slug: a\ndescription: \'Say "q".\'\ntags: [Joins, kdb/q]\nlast_update: { date: 2024-02-03 }'
  const text = `---\n${front}\n---\n\n# The post\n\nFirst.\n\n<!-- truncate -->\n\nSecond.\n`
  expect(await printTwin('content/blog/2024-01-01-x.md', text)).toMatchInlineSnapshot(`
    "---
    title: "The post"
    description: "Say \\"q\\"."
    url: https://tiny.example/blog/a
    date: 2024-01-01
    last_updated: 2024-02-03
    tags: ["Joins", "kdb/q"]
    ---

    # The post

    First.

    Second.
    "
  `)
})

test('a doc’s twin names its section, and does not repeat its title', async () => {
  const text = '---\ntitle: Joins\nsidebar_position: 2\n---\n\nFirst.\n\n\n\n## Second {#own}\n\nEnd.\n'
  expect(await printTwin('content/docs/concepts/joins.md', text)).toMatchInlineSnapshot(`
    "---
    title: "Joins"
    description: "First."
    url: https://tiny.example/docs/concepts/joins
    section: "concepts"
    ---

    # Joins

    First.

    ## Second

    End.
    "
  `)
})

test('links, definitions and images become absolute addresses, except in code', async () => {
  const body =
    '[intro *here*](../intro.md#own "T") [top](#x) <https://a.example> [ref][r] ![a [b]](../picture.png) `[c](../intro.md)`\n\n[r]: <../spaced name.md> "S"\n\n| a |\n|---|\n| [t](/docs/intro/) |\n\n<a href="../intro">raw</a><!-- gone -->\n\n```md\n[code](../intro.md)\n```'
  expect(await printTwinBody(body)).toMatchInlineSnapshot(`
    "[intro *here*](https://tiny.example/docs/intro#own "T") [top](https://tiny.example/docs/a/x#x) <https://a.example> [ref][r] ![a \\[b\\]](https://tiny.example/assets/files/picture-2cea274d.png) \`[c](../intro.md)\`

    [r]: https://tiny.example/docs/spaced%20name "S"

    | a |
    |---|
    | [t](https://tiny.example/docs/intro) |

    <a href="https://tiny.example/docs/intro">raw</a>

    \`\`\`md
    [code](../intro.md)
    \`\`\`"
  `)
})

test('the title of a code block becomes a line, its marks are dropped, and changed lines become a diff', async () => {
  const code =
    '```q title="mid.q" {1}\nmid:1\n```\n\n- in a list\n\n  ```sh showLineNumbers\n  # highlight-next-line\n  ls\n\n  pwd\n  ```\n\n> ```q\n> / remove-next-line\n> a:1\n> / add-next-line\n> a:2\n> a\n> ```'
  expect(await printTwinBody(code)).toMatchInlineSnapshot(`
    "**mid.q**

    \`\`\`q
    mid:1
    \`\`\`

    - in a list

      \`\`\`sh
      ls

      pwd
      \`\`\`

    > \`\`\`diff
    > - a:1
    > + a:2
    >   a
    > \`\`\`"
  `)
})

test('admonitions become quotations that name their type, also in lists', async () => {
  const body =
    ':::note\n\nOne.\n\n```q\nq)1\n1\n```\n\n:::\n\n:::caution[Look **out**]\nTwo [intro](../intro.md).\n:::\n\n- item\n\n  :::tip\n\n  Three.\n\n  :::'
  expect(await printTwinBody(body)).toMatchInlineSnapshot(`
    "> **Note**
    >
    > One.
    >
    > \`\`\`q
    > q)1
    > 1
    > \`\`\`

    > **Warning: Look out**
    >
    > Two [intro](https://tiny.example/docs/intro).

    - item

      > **Tip**
      >
      > Three."
  `)
})

test('components become their content or text alternative', async () => {
  const body =
    'import Tabs from "@theme/Tabs"\n\n<Tabs groupId="os">\n<TabItem value="l" label="Linux">\n\n```sh\nls\n```\n\n</TabItem>\n  <TabItem value="w">\n    Two *words*\n  </TabItem>\n</Tabs>\n\n<Drawing of="A tick system" />\n\n<OfflineDocs />\n\n<Details>\n\n- [ ] Read [intro](../intro.md)\n\n</Details>\n\n<DocCardList />'
  const twin = await printTwinBody(body, 'mdx')
  expect(twin).toMatchInlineSnapshot(`
    "**Linux**

    \`\`\`sh
    ls
    \`\`\`

    **w**

    Two *words*

    **Diagram: A tick system.** Data arrives.

    *One day*

    - [ ] Read [intro](https://tiny.example/docs/intro)

    - a
    - [Intro](https://tiny.example/docs/intro): Where to start.
    - [Spaced](https://tiny.example/docs/spaced%20name)"
  `)
})

test('exports and comments of MDX are left out, and its elements become plain ones', async () => {
  const body =
    'export const a = 1\n\n{/* gone */}\n\nA{\' \'}<span className="x">b</span>.\n\n<div style={{ color: \'red\' }}>\n\n  Within.\n\n</div>\n\n<details className="x">\n<summary>Why?</summary>\n\nBecause.\n\n</details>\n\n## Own {/* #own */}'
  expect(await printTwinBody(body, 'mdx')).toMatchInlineSnapshot(`
    "A b.

    Within.

    <details>

    <summary>Why?</summary>

    Because.

    </details>

    ## Own"
  `)
})

test('a file that another page shows is a link', async () => {
  expect(await printTwinBody('- a\n\n  ```q file title="week.q" src="/code/week.q"\n  ```')).toBe(
    '- a\n\n  [week.q](https://tiny.example/code/week.q)',
  )
})

test('imports in code and in prose are left as they are', async () => {
  const text = 'To load it,\nimport the table.\n\n```python\nimport pykx as kx\n\n\n\n<!-- truncate -->\n```'
  expect(await printTwinBody(text)).toBe(text)
  expect(await printTwinBody(text, 'mdx')).toBe(text)
})

test('an exercise is its question and its answer, without its hidden blocks', async () => {
  const body =
    '<Exercise id="sum" hints={["Add."]}>\n\nAdd.\n\n```q starter\na:\n```\n\n```q check\nq)answer\n2\n```\n\n<Answer>\n\nTwo.\n\n</Answer>\n\n</Exercise>'
  expect(await printTwinBody(body, 'mdx')).toBe('Add.\n\n**Answer**\n\nTwo.')
})

test('a chart is its caption, below the session that prints its data', async () => {
  const session = 'q)`a`b!1 2\na| 1\nb| 2\n```'
  expect(await printTwinBody(`\`\`\`q bars="Sizes"\n${session}`)).toBe(`\`\`\`q\n${session}\n\n*Sizes*`)
})

test.each([
  ['md', '<iframe src="https://videos.example/1" title="A [film]"></iframe>'],
  ['md', '<div>\n<video src="https://videos.example/1" title="A [film]"></video>\n</div>'],
  ['md', 'See <video title="A [film]"><source src="https://videos.example/1"></video> now'],
  ['mdx', '<iframe src="https://videos.example/1" title="A [film]" width={560} allowFullScreen />'],
  ['mdx', '<video title="A [film]" controls>\n  <source src="https://videos.example/1" />\n</video>'],
  ['mdx', 'See <picture><img src="https://videos.example/1" alt="A [film]" /></picture> now'],
] as const)('in .%s, what a page loads only if the reader asks for it is a link: %s', async (format, body) => {
  const twin = await printTwinBody(body, format)
  const link = '[A \\[film\\]](https://videos.example/1)'
  expect(twin).toBe(body.replace(/<(iframe|video|picture).*(?:<\/\1>|\/>)/s, () => link))
})

test('media of hosts that the site does not list stay HTML', async () => {
  const video = 'A <video src="https://other.example/a.mp4"></video> and `<video src="https://videos.example/1">`'
  expect(await printTwinBody(video)).toBe(video)
})
