import { htmlToHast } from 'satteri'
import { expect, test } from 'vitest'
import { createRandomNumbers } from '../../tests/support/random-numbers.ts'
import { parseTidyHtml } from './tidy-html.ts'

test.each([
  ['', 'nothing'],
  [' a ', 'text alone'],
  ['<p>Two <b>bold <i>words</i></b>.</p>\n<p></p>', 'paragraphs'],
  ['<p>a &amp; b &lt;i&gt; &quot; &#x27; &#39; &amp;lt; & &1 c&</p>', 'character references'],
  ['<div class="a  b a" id="x" hidden tabindex="0"><a href="/a?b=1&amp;c=2" title="">x</a></div>', 'attributes'],
  [
    '<img src="a.png" alt="a &gt; b" width="5" loading="lazy"><br/><input type="checkbox" checked=""/>',
    'void elements',
  ],
  ['<ul> <li>a<ul><li>b</li></ul></li></ul><dl><dt>a</dt><dd>b</dd></dl>', 'lists'],
  ['<table>\n<caption>c</caption><thead><tr><th>a</th></tr></thead><tbody></tbody></table>', 'a table'],
  ['<pre><code>a\n\n</code></pre><time dateTime="2026">now</time>', 'code and a time'],
  ['<x-island name="a"><x-slot>b</x-slot></x-island>', 'elements of our own'],
  ['<button>a</button>', 'a button'],
  ['<a>x</a><a>y</a><b><b><b><b>z</b></b></b></b>', 'elements of one kind'],
])('%s, %s, is tidy and read like satteri reads it', html => {
  expect(parseTidyHtml(html)).toEqual(parseWithSatteri(html))
})

test.each([
  '<p>a',
  'a</p>',
  '<b><i>a</b></i>',
  '<p><div>a</div></p>',
  '<ul><div><li>a</li></div></ul>',
  '<table>a</table>',
  '<table><tr><td>a</td></tr></table>',
  '<td>a</td>',
  '<a><b><a>x</a></b></a>',
  '<h2><b><h3>a</h3></b></h2>',
  '<b/>a',
  '<P>a</P>',
  '<x-A>a</x-A>',
  '<pre>\na</pre>',
  '<!-- a -->',
  '<script>1</script>',
  '<p id="a" id="b">x</p>',
  "<p id='a'>x</p>",
  'a < b',
  '&copy;',
  '&ampx',
  'a\r\nb',
  '<svg><title>a</title></svg>',
  '<textarea></textarea>',
])('%s is left to satteri', html => {
  expect(parseTidyHtml(html)).toBeUndefined()
})

test('random HTML is read like satteri reads it, or left to it', () => {
  const random = createRandomNumbers(20_261_124)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const write = (depth: number): string => {
    if (depth === 0 || random() < 0.3) return pick(texts)
    const content = Array.from({ length: Math.floor(random() * 4) }, () => write(depth - 1)).join('')
    const name = pick(names)
    // Now and then a tag is missing.
    const tags = [`<${name}${pick(attributes)}>`, `</${name}>`].map(tag => (random() < 0.01 ? '' : tag))
    return tags.join(content)
  }
  let tidy = 0
  for (let number = 0; number < 20_000; number++) {
    const html = write(5)
    const nodes = parseTidyHtml(html)
    if (nodes) expect(nodes, html).toEqual(parseWithSatteri(html))
    if (nodes && html.length > 50) tidy++
  }
  expect(tidy).toBeGreaterThan(200)
})

const texts = [
  ...['', ' ', '\n', 'a', 'a &amp; b', '&quot;', 'b', '<br>', '<img src="a" alt="&gt;">', 'c', ' d ', '"'],
  ...['&', '&lt', '&nbsp;', '<', '<hr/>'],
]
const attributes = [
  '',
  '',
  '',
  '',
  ' id="a"',
  ' class=" a\tb"',
  ' hidden',
  ' title="&amp;amp;"',
  ' a="b"',
  ' id="a" id="b"',
  ' open=""',
]
const names = (
  'p p div div span b b a i code pre ul li li ol dl dt dd table thead tbody tr td th caption h2 h3 blockquote section button ' +
  'details summary figure x-island x-slot mark svg svg textarea select form title nav u s small'
).split(' ')

function parseWithSatteri(html: string) {
  const root = htmlToHast(html, { fragment: true })
  return root.type === 'root' ? root.children : []
}
