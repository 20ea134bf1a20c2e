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

test('headings of the second to the fifth level begin sections if they have an id', () => {
  const headings = [1, 2, 3, 4, 5, 6].map(level => `<h${level} id="s${level}">S${level}</h${level}><p>Text</p>`)
  const sections = splitIntoSections(`${headings.join('')}<h2>Without</h2>`)
  expect(sections.map(({ anchor, text }) => [anchor, text])).toEqual([
    ['', 'S1 Text'],
    ['s2', 'Text'],
    ['s3', 'Text'],
    ['s4', 'Text'],
    ['s5', 'Text S6 Text Without'],
  ])
})

test.each(['button', 'progress', 'script', 'style', 'template', 'noscript', 'object', 'form', 'nav'])(
  'the text of <%s> is not searched',
  name => {
    expect(splitIntoSections(`<p>a</p><${name}>hidden</${name}><p>b</p>`)[0]?.text).toBe('a b')
  },
)

test.each(['class="heading-anchor"', 'class="x visually-hidden"', 'role="tablist"'])(
  'what has %s is not searched',
  attribute => {
    expect(splitIntoSections(`<p>a <span ${attribute}>hidden</span> b</p>`)[0]?.text).toBe('a b')
  },
)

test.each('a abbr b code del em i ins kbd mark q s small span strong sub sup var x-slot'.split(' '))(
  '<%s> does not end a word',
  name => {
    expect(
      splitIntoSections(`<p>A long text, in which few words are links: o<${name}>n</${name}>e</p>`)[0]?.text,
    ).toContain('one')
  },
)

test('other elements end a word', () => {
  expect(splitIntoSections('<table><tr><td>a</td><td>b</td></tr></table><ul><li>c</li><li>d</li></ul>')[0]?.text).toBe(
    'a b c d',
  )
})

test('a drawing is its title and description; a section and the panel of a tab have their labels', () => {
  const svg = '<svg><title>Join</title><desc>Two\n tables</desc><text>x</text></svg>'
  expect(splitIntoSections(`${svg}<svg></svg><section aria-label="More"><p>Text</p></section>`)[0]?.text).toBe(
    'Join. Two tables. More Text',
  )
  expect(splitIntoSections('<div role="tabpanel" aria-label="More"><p>Text</p></div>')[0]?.text).toBe('More Text')
  expect(splitIntoSections('<div aria-label="No"><p>Text</p></div>')[0]?.text).toBe('Text')
})

test('text of which 40 % are links is no list of links; a lead that is one has no text', () => {
  const sections = splitIntoSections(`${links}<h2 id="a">A</h2><p>123456<a href="/a">1234</a></p>`)
  expect(sections.map(({ anchor, text }) => [anchor, text])).toEqual([
    ['', ''],
    ['a', '1234561234'],
  ])
})

test('what is hidden is not indexed', () => {
  const html = '<p>Seen.</p><figure hidden><pre><code>x:1</code></pre></figure><div hidden=""><p>Tick</p></div>'
  expect(splitIntoSections(html)).toEqual([{ anchor: '', heading: '', text: 'Seen.', code: '' }])
})

test('of a drawing of data only the caption counts, since the data are in the code', () => {
  const figure =
    '<figure class="q-chart"><svg class="drawn-data"><title>Bar chart</title><desc>a: 1.</desc></svg><figcaption>Sizes</figcaption></figure>'
  expect(splitIntoSections(figure)[0]?.text).toBe('Sizes')
})
