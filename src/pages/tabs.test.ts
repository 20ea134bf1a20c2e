import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TabItem, Tabs } from './tabs.tsx'

const item = (value: string, props = {}) => createElement(TabItem, { value, key: value, ...props }, value.toUpperCase())

test('labels may stand in `values`, the default in any of three places', () => {
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

test('a set may have a class; what only classic sites know has no effect', () => {
  const html = renderToStaticMarkup(
    createElement(Tabs, { className: 'wide', lazy: true, queryString: true } as object, item('a')),
  )
  expect(html).toMatch(/^<div class="tabs wide"><div role="tablist"/)
})
