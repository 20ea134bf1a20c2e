import { expect, test } from 'vitest'
import { createCodeBlockRenderer } from '../../content/code/render-code-block.ts'
import { qFenceRenderer } from './fence-renderer.ts'

const codeBlock = await createCodeBlockRenderer(['q', 'sh'], { fences: qFenceRenderer })
const html = (code: string, language = 'q', meta = '') => codeBlock({ code: `${code}\n`, language, meta }).html

test('in a console session, prompts, input and output have different markup', () => {
  expect(html('q)1+1\n2\nq)"<"\n"<"\nq.stat))x\n\n')).toMatchInlineSnapshot(`
    "<figure class="code-block session"><pre tabindex="0" role="group" aria-label="q session"><code><span class="prompt">q)</span><span class="n">1</span><span class="o">+</span><span class="n">1</span>
    <samp>2
    </samp><span class="prompt">q)</span><span class="s">&quot;&lt;&quot;</span>
    <samp>&quot;&lt;&quot;
    </samp><span class="prompt">q.stat))</span><span class="v">x</span>

    </code></pre></figure>"
  `)
})

test('without a prompt q is plain code', () => {
  const block = html('f:{x+y}')
  expect(block).toContain('aria-label="q code"')
  expect(block).not.toMatch(/<samp|class="prompt"/)
})

test('start and end comments mark the lines between, in sessions too', () => {
  const block = html('q)a\n/ highlight-start\n1\nq)b\n/ highlight-end\n2')
  expect(textOf(block)).toBe('q)a\n1\nq)b\n2')
  expect(marked(block)).toEqual(['1\n', 'q)b\n'])
})

test('an input that goes on below its prompt is typed text, not output', () => {
  const block = html('q)f:{\n  x+1}\nq)f 1\n2')
  expect(block.match(/<samp>([\s\S]*?)<\/samp>/g)).toEqual(['<samp>2</samp>'])
  expect(block).toContain('<span class="n">1</span>}')
})

test.each([
  ['q)1', 'q', '', 'class="code-block session"'],
  ['a:1', 'q', '', 'class="code-block script"'],
  ['q)1', 'q', 'process=rdb after=5s', 'class="code-block session" data-process="rdb" data-advance="5000"'],
  ['q)1', 'q', 'prompt title="A"', 'class="code-block session" data-prompt=""'],
  ['q)1', 'q', 'prompt="Try: 2<3"', 'class="code-block session" data-prompt="Try: 2&lt;3"'],
  ['q)1', 'q', 'title="A prompt"', 'class="code-block session"'],
  ['a:1', 'q', 'prompt', 'class="code-block script"'],
  ['a:1', 'q', 'file title="tp.q"', 'class="code-block" data-file="tp.q"'],
  ['q tp.q -p 5010', 'sh', 'start', 'class="code-block" data-start'],
  ['q)1', 'q', 'norun', 'class="code-block"'],
  ['ls', 'sh', '', 'class="code-block"'],
])('the figure of %s in %s %s has %s', (code, language, meta, attributes) => {
  expect(html(code, language, meta)).toContain(`<figure ${attributes}>`)
})

test('a file that another page shows is a line with a link to it', () => {
  expect(codeBlock({ code: '', language: 'q', meta: 'file title="a<b.q" src="/code/joins/check.q"' })).toEqual({
    html: '<figure class="code-block" data-file="a&lt;b.q"><figcaption><a href="/code/joins/check.q" download>a&lt;b.q</a></figcaption></figure>',
    styledParts: new Set(['rich']),
  })
})

test('q that is not run has a badge with the reason', () => {
  expect(html('q).z.p', 'q', 'norun="reads the clock" title="now.q"')).toContain(
    '<figcaption>now.q <span class="not-run">Not run: reads the clock</span></figcaption>',
  )
  expect(html('q).z.p', 'q', 'norun')).toContain('<figcaption><span class="not-run">Not run</span></figcaption>')
})

test('the parts of an exercise that only scripts read are hidden text', () => {
  expect(html('select from t where a<2', 'q', 'starter')).toBe(
    '<pre data-starter hidden>select from t where a&lt;2</pre>',
  )
  expect(html('q)count answer\n2', 'q', 'check')).toBe('<pre data-check hidden>q)count answer\n2</pre>')
})

test('an answer that the check of an exercise must refuse leaves nothing in the page', () => {
  expect(html('count t', 'q', 'wrong')).toBe('')
})

test('the word wrong in a title, or in a longer word, is no role', () => {
  expect(html('a:1', 'q', 'title="What is wrong"')).toContain('class="code-block script"')
  expect(html('a:1', 'q', 'wrongly')).toContain('class="code-block script"')
})

test.each(['f:{x}\n\n/ a remark\ng:f each til 3', 'q)t:([] a:1 2)\nq)t\na\n-\n1\n2'])(
  'the text of a block is the author’s, without a newline at the end: %j',
  code => {
    expect(textOf(html(code))).toBe(code)
  },
)

/** What the browser's copy gives. */
function textOf(block: string): string {
  const code = /<code>([\s\S]*)<\/code>/.exec(block)?.[1] ?? ''
  return code
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

const marked = (block: string) =>
  [...block.matchAll(/<mark>([\s\S]*?)<\/mark>/g)].map(([mark]) => mark.replace(/<[^>]*>/g, ''))

test.each([
  ['f:{x+y}', 'q', '', []],
  ['q)1+1\n2', 'q', '', ['rich']],
  ['f:{x+y}', 'q', 'norun=later', ['rich']],
  ['q)a\n/ highlight-next-line\n1', 'q', '', ['rich', 'marked-lines']],
])('the styled parts of %j in %s with %j are %j', (code, language, meta, parts) => {
  expect([...codeBlock({ code, language, meta }).styledParts]).toEqual(parts)
})

const sizes = 'q)`a`b!1 20\na| 1\nb| 20'

test('a chart stands below its session, with its caption and a stylesheet of its own', () => {
  const block = codeBlock({ code: sizes, language: 'q', meta: 'bars="Sizes, as a check" title="a line"' })
  expect(block.html).toMatch(
    /<\/pre><\/figure><figure class="q-chart"><svg .*<figcaption>Sizes, as a check<\/figcaption>/,
  )
  expect([...block.styledParts]).toEqual(['rich', 'chart'])
})

test.each([
  ['bars="A" log', 'The scale is logarithmic.'],
  ['log bars="A"', 'The scale is logarithmic.'],
  ["bars='A log'", '<desc>a: 1. b: 20.</desc>'],
  ['bars="A" title="In a log file"', '<desc>a: 1. b: 20.</desc>'],
])('with %s, the chart says %s', (meta, words) => {
  expect(html(sizes, 'q', meta)).toContain(words)
})

test.each([
  ['q)1\n1', 'bars="A"'],
  ['a:1', 'bars="A"'],
  [sizes, 'norun bars="A"'],
  [sizes, 'bars'],
  [sizes, 'bars=""'],
  [sizes, 'log'],
  [sizes, 'title="The line=\'A\'"'],
])('%j with %s has no chart', (code, meta) => {
  expect(html(code, 'q', meta)).not.toContain('q-chart')
})
