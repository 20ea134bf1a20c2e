import { expect, test } from 'vitest'
import { createAuthoredStyles } from './authored-styles.ts'

test('equal declarations share a class, and the stylesheet holds each rule once', () => {
  const styles = createAuthoredStyles()
  expect(styles.css()).toBe('')
  const name = styles.classFor('color: red;')
  expect(styles.classFor(' color: red')).toBe(name)
  expect(styles.classForObject({ color: 'red' })).toBe(name)
  expect(styles.css()).toBe(`.${name}{color: red}`)
})

test.each([
  [{ marginTop: 4 }, 'margin-top: 4px'],
  [{ margin: 0 }, 'margin: 0'],
  [{ lineHeight: 1.5, zIndex: 2, gridColumnStart: 3 }, 'line-height: 1.5; z-index: 2; grid-column-start: 3'],
  [{ '--columns': 3 }, '--columns: 3'],
  [{ color: 'red', border: undefined, margin: null, padding: false }, 'color: red'],
])('the style object %j is %s', (style, css) => {
  const styles = createAuthoredStyles()
  const name = styles.classForObject(style)
  expect(styles.css()).toBe(`.${name}{${css}}`)
})

test('the stylesheet does not depend on the order in which pages are read', () => {
  const [first, second] = [createAuthoredStyles(), createAuthoredStyles()]
  for (const css of ['color: red', 'margin: 0']) first.classFor(css)
  for (const css of ['margin: 0', 'color: red']) second.classFor(css)
  expect(first.css()).toBe(second.css())
})

test('declarations cannot leave their rule', () => {
  const styles = createAuthoredStyles()
  const name = styles.classFor('color: red} body {display: none} @import "x"; </style>')
  expect(styles.css()).toBe(`.${name}{color: red body display: none import "x"; /style}`)
})
