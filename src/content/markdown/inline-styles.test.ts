import { expect, test } from 'vitest'
import { createInlineStyleClasses } from './inline-styles.ts'

test('equal declarations share a class', () => {
  const styles = createInlineStyleClasses()
  expect(styles.classFor(' color: red')).toBe(styles.classFor('color: red;'))
})

test('the stylesheet holds each rule once', () => {
  const styles = createInlineStyleClasses()
  expect(styles.css()).toBe('')
  const name = styles.classFor('color: red;')
  styles.classFor('color: red')
  expect(styles.css()).toBe(`.${name}{color: red}`)
})

test('the stylesheet does not depend on the order in which pages are read', () => {
  const [first, second] = [createInlineStyleClasses(), createInlineStyleClasses()]
  for (const css of ['color: red', 'margin: 0']) first.classFor(css)
  for (const css of ['margin: 0', 'color: red']) second.classFor(css)
  expect(first.css()).toBe(second.css())
})

test('declarations cannot end their rule', () => {
  const styles = createInlineStyleClasses()
  const name = styles.classFor('color: red} body {display: none} @import "x"; </style>')
  expect(styles.css()).toBe(`.${name}{color: red body display: none import "x"; /style}`)
})
