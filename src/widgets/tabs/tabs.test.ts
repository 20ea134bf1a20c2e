import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { readSiteForTest, siteForTest } from '../../../tests/support/site-for-test.ts'
import { TabItem, Tabs } from './tabs.tsx'

const item = (value: string, props = {}) => createElement(TabItem, { value, key: value, ...props }, value.toUpperCase())

test('labels may be given in `values`, the default in any of three places', () => {
  const selected = (props: object, ...items: ReturnType<typeof item>[]) =>
    /aria-selected="true"[^>]*>([^<]*)/.exec(renderToStaticMarkup(createElement(Tabs, props, ...items)))?.[1]
  const values = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
  ]
  expect(selected({ values }, item('a'), item('b'))).toBe('First')
  expect(selected({ values, defaultValue: 'b' }, item('a'), item('b'))).toBe('Second')
  expect(selected({ defaultValue: null }, item('a'), item('b', { default: true }))).toBe('b')
})

test.each([
  ['text only', '<p>text only</p>'],
  ['\nStray *words*.\n\n<TabItem value="a">A</TabItem>\n', '<p>Stray <em>words</em>.</p>'],
  ['<TabItem value="a">A</TabItem>\n<TabItem label="B">Bee</TabItem>', 'Bee'],
  ['<TabItem value="a">A</TabItem> and <TabItem value="b">B</TabItem>', 'A and B'],
])('a set of tabs that would lose words is an error: %j', async (children, held) => {
  const files = { 'content/docs/a.mdx': `<Tabs>\n${children}\n</Tabs>\n` }
  const { problems } = await readSiteForTest(folderForTest(files))
  expect(problems.map(({ what }) => what)).toEqual([
    `The code of this page throws: \`Tabs\` may hold nothing but \`TabItem\`s with a \`value\`, and holds \`${held}\`.`,
  ])
})

test('comments and empty lines between tabs are not words', async () => {
  const children = '{/* first */}\n\n<TabItem value="a">A</TabItem>\n\n{/* second */}\n\n<TabItem value="b">B</TabItem>'
  const site = await siteForTest({ 'content/docs/a.mdx': `<Tabs>\n${children}\n</Tabs>\n` })
  expect(site.docs[0]?.html.match(/role="tab"/g)).toHaveLength(2)
})

test('a set may have a class; what only classic sites know has no effect', () => {
  const html = renderToStaticMarkup(
    createElement(Tabs, { className: 'wide', lazy: true, queryString: true } as object, item('a')),
  )
  expect(html).toMatch(/^<div class="tabs wide"><div role="tablist"/)
})
