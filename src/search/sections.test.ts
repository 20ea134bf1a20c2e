import { expect, test } from 'vitest'
import { sectionsOf } from './sections.ts'

const lines = Array.from({ length: 60 }, (_, number) => `line${number}`).join('\n')

test('a section of links alone is left out, one that shows code too is not', () => {
  const links = '<p><a href="/a">One place</a>, <a href="/b">another</a></p>'
  expect(sectionsOf(`<h2 id="next">Next</h2>${links}`).map(({ anchor }) => anchor)).toEqual([''])
  expect(sectionsOf(`<h2 id="get">Get it</h2>${links}<pre><code>x:1</code></pre>`)[1]).toEqual({
    anchor: 'get',
    heading: 'Get it',
    text: 'One place, another',
    code: 'x:1',
  })
})

test('scripts are read whole, sessions to the line beyond which they are output', () => {
  expect(sectionsOf(`<pre><code>${lines}\n</code></pre>`)[0]?.code).toBe(lines)
  const session = sectionsOf(`<pre><code><span class="prompt">q)</span>f 1\n<samp>${lines}</samp></code></pre>`)
  expect(session[0]?.code.split('\n')).toHaveLength(40)
})
