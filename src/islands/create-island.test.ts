import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'
import { createIsland, findNonJson, type IslandSettings } from './create-island.tsx'

interface Props {
  start?: unknown
  children?: ReactNode
}

const Counter = ({ start, children }: Props) => createElement('p', {}, `Count ${start}`, children)

function render(settings: IslandSettings, props: Props, ...children: ReactNode[]): string {
  return renderToStaticMarkup(createElement(createIsland('counter', Counter, settings), props, ...children))
}

test('an island is the HTML of its component, with its name, its props and when React attaches', () => {
  expect(render({ attach: 'visible' }, { start: 3 })).toBe(
    '<x-island name="counter" data-when="visible" data-props="{&quot;start&quot;:3}"><p>Count 3</p></x-island>',
  )
})

test('by default React attaches on intent', () => {
  expect(render({}, {})).toContain('data-when="intent"')
})

test('an unknown value of `attach` is an error that lists the valid ones', () => {
  expect(() => render({ attach: 'soon' as 'load' }, {})).toThrow(
    'exports `attach` as `soon`; it must be intent, visible or load',
  )
})

test('a prop that JSON cannot hold is an error that names the island, the prop and the values allowed', () => {
  expect(() => render({}, { start: () => 3 })).toThrow(
    'The island `counter` is given `start`, a function. Props are sent to the browser as JSON',
  )
})

test('an island within an island is a part of the outer one', () => {
  const Inner = createIsland('inner', Counter, {})
  const Outer = createIsland('outer', () => createElement(Inner), {})
  expect(renderToStaticMarkup(createElement(Outer)).match(/<x-island/g)).toHaveLength(1)
})

test('an island cannot read the site, which is not available in the browser', () => {
  const Asking = createIsland('asking', () => createElement('p', {}, useSite().config.title), {})
  expect(() => renderToStaticMarkup(createElement(Asking))).toThrow('passes to the island what it needs as props')
})

test.each([
  [{ onPick: () => {} }, 'onPick', 'a function'],
  [{ rows: [1, { day: new Date(0) }] }, 'rows.1.day', 'an object of the class Date'],
  [{ ratio: Number.NaN }, 'ratio', 'the number NaN'],
  [{ icon: createElement('b') }, 'icon', 'a React element'],
  [{ big: 1n }, 'big', 'a bigint'],
])('a value that JSON cannot hold is reported with its path and kind: %#', (props, path, kind) => {
  expect(findNonJson(props)).toEqual({ path, kind })
})

test('text, numbers, booleans, null, lists and maps are accepted, and undefined values are ignored', () => {
  expect(findNonJson({ a: 'x', b: 1, c: true, d: null, e: [{ f: [] }], g: undefined })).toBeUndefined()
})
