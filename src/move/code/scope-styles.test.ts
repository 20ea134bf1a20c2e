import { expect, test } from 'vitest'
import { scopeStyles } from './scope-styles.ts'

test('rules apply within the page, and variables, fonts and imports stay outside', () => {
  const css = `/* All pages { */
@import url("fonts.css");
@font-face { font-family: A; src: url("a.woff2;{") }
:root, html { --ifm-color-primary: teal }
[data-theme="dark"]:root { --ifm-color-primary: aqua }
h1, .hero a { color: red }
html[data-theme='dark'] .hero { color: blue }
@media (width < 996px) { h1 { color: green } [data-theme='dark'] h1 { color: pink } }
`
  expect(scopeStyles(css)).toMatchInlineSnapshot(`
    "@import url("fonts.css");

    @font-face { font-family: A; src: url("a.woff2;{") }

    :root, html { --ifm-color-primary: teal }

    [data-theme="dark"]:root { --ifm-color-primary: aqua }

    #main {
    h1, .hero a { color: red }

    html[data-theme='dark'] & .hero { color: blue }

    @media (width < 996px) {
    h1 { color: green }
    [data-theme='dark'] & h1 { color: pink }
    }
    }
    "
  `)
})

test('a stylesheet with an unclosed brace loses nothing', () => {
  expect(scopeStyles('a { color: red')).toContain('a { color: red}')
  expect(scopeStyles('')).toBe('\n')
})
