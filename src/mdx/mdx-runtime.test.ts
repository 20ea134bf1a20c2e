import { expect, test } from 'vitest'
import { serializeStyle } from './mdx-runtime.tsx'

test.each([
  [{ marginTop: 4, margin: 0 }, 'margin-top:4px;margin:0'],
  [{ lineHeight: 1.5, zIndex: 2, gridColumnStart: 3 }, 'line-height:1.5;z-index:2;grid-column-start:3'],
  [{ WebkitLineClamp: 3 }, '-webkit-line-clamp:3'],
  [{ '--columns': 3 }, '--columns:3'],
  [{ content: `"a" & 'b' <c>` }, `content:"a" & 'b' <c>`],
  [{ color: 'red', border: undefined, margin: null, padding: false }, 'color:red'],
  [{}, ''],
])('the style object %j is %j', (style, css) => {
  expect(serializeStyle(style)).toBe(css)
})
