import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { rewriteCode, rewriteMarkdown, rewriteStyles } from './rewrite-references.ts'

const targets: Record<string, string> = {
  'docs/guide/a.md': 'content/docs/guide/a.md',
  'docs/b.md': 'content/docs/b.md',
  'blog/c.md': 'content/blog/c.md',
  'src/pages/index.tsx': 'content/pages/index.tsx',
  'src/components/chart/index.tsx': 'src/components/chart/index.tsx',
  'static/img/my boat.png': 'static/img/my boat.png',
}

function prepare() {
  const root = folderForTest(Object.fromEntries(Object.keys(targets).map(path => [path, ''])))
  const moved = {
    root,
    address: 'https://their.example/base/',
    hasStaticFile: (path: string) => path === '/img/my boat.png',
    findTarget: (source: string) => targets[source.slice(root.length + 1)],
  }
  const placeOf = (path: string) => ({ source: join(root, path), target: targets[path] ?? path })
  return { moved, placeOf }
}

function markdown(text: string, path = 'docs/guide/a.md'): string {
  const { moved, placeOf } = prepare()
  return rewriteMarkdown(text, placeOf(path), moved)
}

test.each([
  ['[b](../b.md#part)', 'docs and posts keep their places to each other'],
  ['[c](../../blog/c.md)', 'docs and posts keep their places to each other'],
  [
    '[x](../missing.md) [y](https://a.example/b.md) [z](/docs/b)',
    'missing files and addresses are none of its business',
  ],
  ["import Chart from '@site/src/components/chart'", 'a path from the site’s folder'],
])('%s stays: %s', text => {
  expect(markdown(text)).toBe(text)
})

test('images that the site names by its full address are its own', () => {
  const image = '<img src="https://their.example/base/img/my%20boat.png?a">'
  expect(markdown(image)).toBe('<img src="/img/my%20boat.png?a">')
  const other = '[a](https://their.example/base/docs/b) ![b](https://their.example/img/my%20boat.png)'
  expect(markdown(other)).toBe(other)
})

test('images of the static folder are named by their addresses', () => {
  expect(markdown('![b](<../../static/img/my%20boat.png>)')).toBe('![b](</img/my%20boat.png>)')
  expect(markdown('<img src="../../static/img/my%20boat.png" />')).toBe('<img src="/img/my%20boat.png" />')
})

test('imports start from the site’s folder where their path would change', () => {
  expect(
    markdown(
      "import Chart from '../../src/components/chart'\nimport b from '!!raw-loader!../../static/img/my boat.png'",
    ),
  ).toBe("import Chart from '@site/src/components/chart'\nimport b from '!!raw-loader!@site/static/img/my boat.png'")
})

test('code is left as it is', () => {
  const text = "```js\nimport Chart from '../../src/components/chart'\n```"
  expect(markdown(text)).toBe(text)
})

test('pages import what stays in `src` from the site’s folder', () => {
  const { moved, placeOf } = prepare()
  const code =
    "import Chart from '../components/chart'\nconst boat = require('../../static/img/my boat.png')\nimport './own.css'\n"
  expect(rewriteCode(code, placeOf('src/pages/index.tsx'), moved)).toBe(
    "import Chart from '@site/src/components/chart'\nconst boat = require('../../static/img/my boat.png')\nimport './own.css'\n",
  )
})

test('stylesheets name images by their addresses', () => {
  const { moved, placeOf } = prepare()
  expect(
    rewriteStyles('a { background: url(../../static/img/my%20boat.png) }', placeOf('docs/guide/a.md'), moved),
  ).toBe('a { background: url(/img/my%20boat.png) }')
})
