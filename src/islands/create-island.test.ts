import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'
import { createIsland, type IslandSettings } from './create-island.tsx'

type Props = { start?: unknown; children?: ReactNode }

const Counter = ({ start, children }: Props) => createElement('p', {}, `Count ${start}`, children)

function render(settings: IslandSettings, props: Props, ...children: ReactNode[]): string {
  return renderToStaticMarkup(createElement(createIsland('counter', Counter, settings), props, ...children))
}

test('an island is the HTML of its component, with its name, its props and when React attaches', () => {
  expect(render({ attach: 'visible' }, { start: 3 })).toBe(
    '<x-island name="counter" data-when="visible" data-props="{&quot;start&quot;:3}"><p>Count 3</p></x-island>',
  )
})

test('React attaches on intent where the file says nothing else', () => {
  expect(render({}, {})).toContain('data-when="intent"')
})

test('a time to attach that does not exist is an error that names those that do', () => {
  expect(() => render({ attach: 'soon' as 'load' }, {})).toThrow(
    'exports `attach` as `soon`; it must be intent, visible or load',
  )
})

test('props that JSON cannot hold are an error that names island, prop and the values allowed', () => {
  expect(() => render({}, { start: () => 3 })).toThrow(
    'The island `counter` is given `start`, a function. Its props travel to the browser as JSON',
  )
})

test('an island within an island is a part of the outer one', () => {
  const Inner = createIsland('inner', Counter, {})
  const Outer = createIsland('outer', () => createElement(Inner), {})
  expect(renderToStaticMarkup(createElement(Outer)).match(/<x-island/g)).toHaveLength(1)
})

test('an island cannot ask for the site, which its browser does not have', () => {
  const Asking = createIsland('asking', () => createElement('p', {}, useSite().config.title), {})
  expect(() => renderToStaticMarkup(createElement(Asking))).toThrow('passes to the island what it needs as props')
})
