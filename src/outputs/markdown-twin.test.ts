import { expect, test } from 'vitest'
import { markdownTwin } from './markdown-twin.ts'
import { siteForTest } from './site-for-test.ts'

async function twinOf(path: string, text: string): Promise<string> {
  const { docs, posts } = await siteForTest({ [path]: text })
  const page = docs[0] ?? posts[0]
  if (!page) throw new Error('There is no page.')
  return markdownTwin(page, 'https://tiny.example')
}

test('a post’s twin has title, description, address and day, and no truncation marker', async () => {
  const text = '---\nslug: a\ndescription: \'Say "q".\'\n---\n\n# The post\n\nFirst.\n\n<!-- truncate -->\n\nSecond.\n'
  expect(await twinOf('content/blog/2024-01-01-x.md', text)).toMatchInlineSnapshot(`
    "---
    title: "The post"
    description: "Say \\"q\\"."
    url: https://tiny.example/blog/a
    date: 2024-01-01
    ---

    # The post

    First.

    Second.
    "
  `)
})

test('a doc’s twin has its text once and no front matter of its author', async () => {
  const text = '---\ntitle: Joins\nsidebar_position: 2\n---\n\nFirst.\n\n\n\n## Second {#own}\n\nEnd.\n'
  expect(await twinOf('content/docs/joins.md', text)).toMatchInlineSnapshot(`
    "---
    title: "Joins"
    description: "First."
    url: https://tiny.example/docs/joins
    ---

    # Joins

    First.

    ## Second {#own}

    End.
    "
  `)
})

test('imports of MDX are left out, code and prose are left as they are', async () => {
  const code = '```python\nimport pykx as kx\n\n\n\n<!-- truncate -->\n```'
  const prose = 'To load it,\nimport the table.'
  const mdx = `import Tabs from '@theme/Tabs'\n\n${prose}\n\n${code}\n`
  expect(await twinOf('content/docs/a.md', `# A\n\n${prose}\n\n${code}\n`)).toContain(`# A\n\n${prose}\n\n${code}\n`)
  expect(await twinOf('content/docs/a.mdx', `# A\n\n${mdx}`)).toContain(`# A\n\n${prose}\n\n${code}\n`)
})
