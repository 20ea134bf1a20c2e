import { expect, test } from 'vitest'
import { splitIntoSections } from './page-sections.ts'

const lines = Array.from({ length: 60 }, (_, number) => `line${number}`).join('\n')

const links = '<p><a href="/a">One place</a>, <a href="/b">another</a></p>'

test('a section with nothing but links is left out', () => {
  expect(splitIntoSections(`<h2 id="next">Next</h2>${links}`).map(({ anchor }) => anchor)).toEqual([''])
})

test('a section with links and code is kept', () => {
  expect(splitIntoSections(`<h2 id="get">Get it</h2>${links}<pre><code>x:1</code></pre>`)[1]).toEqual({
    anchor: 'get',
    heading: 'Get it',
    text: 'One place, another',
    code: 'x:1',
  })
})

test('scripts are indexed in full', () => {
  expect(splitIntoSections(`<pre><code>${lines}\n</code></pre>`)[0]?.code).toBe(lines)
})

test('only the first 40 lines of a session are indexed', () => {
  const session = splitIntoSections(`<pre><code><span class="prompt">q)</span>f 1\n<samp>${lines}</samp></code></pre>`)
  expect(session[0]?.code.split('\n')).toHaveLength(40)
})
