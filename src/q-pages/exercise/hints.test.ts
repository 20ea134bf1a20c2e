import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderCodeSpans } from './hints.tsx'

test.each([
  ['Use `fby`, then `count`.', 'Use <code>fby</code>, then <code>count</code>.'],
  ['Sort with `` `sym xasc ``.', 'Sort with <code>`sym xasc</code>.'],
  ['`` `a`b!1 2 `` is a dictionary', '<code>`a`b!1 2</code> is a dictionary'],
  ['A ` alone stays', 'A ` alone stays'],
  ['no code', 'no code'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(createElement(Fragment, null, ...renderCodeSpans(text)))).toBe(html)
})
