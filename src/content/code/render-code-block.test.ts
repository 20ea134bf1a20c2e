import { expect, test, vi } from 'vitest'
import { createCodeBlockRenderer, type FenceRenderer } from './render-code-block.ts'

/** A renderer for the blocks of a language `shout`. */
const fences: FenceRenderer = {
  highlight: (code, language) => (language === 'shout' ? `<b>${code.toUpperCase()}</b>` : undefined),
  render: ({ code, language, meta }) =>
    language === 'shout' && meta === 'loud' ? { html: `<p>${code}</p>`, styledParts: new Set() } : undefined,
}
const codeBlock = await createCodeBlockRenderer(['q', 'js', 'python', 'nosuchlanguage'], { fences })
const html = (code: string, language = 'q', meta = '') => codeBlock({ code: `${code}\n`, language, meta }).html

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
  ['js', 'const a = 1 < 2 && "y"'],
  ['nosuchlanguage', '<b> & "c"'],
  ['', '  indented\n\n\ttabbed'],
])('the text of a block in %s is the author’s, without a newline at the end', (language, code) => {
  expect(textOf(html(code, language))).toBe(code)
})

test.each([
  ['q', '/ highlight-next-line'],
  ['q', '// highlight-next-line'],
  ['q', '# highlight-next-line'],
  ['js', '// highlight-next-line'],
  ['js', '/* highlight-next-line */'],
  ['python', '  # highlight-next-line'],
  ['sql', '-- highlight-next-line'],
  ['html', '<!-- highlight-next-line -->'],
])('in %s the comment %s marks the next line and is removed', (language, comment) => {
  const block = html(`a\n${comment}\nb\nc`, language)
  expect(textOf(block)).toBe('a\nb\nc')
  expect(marked(block)).toEqual(['b\n'])
})

test('a range marks its lines, and then comments are left alone', () => {
  const block = html('a\n/ highlight-next-line\nc\nd\ne', 'q', '{1,3-4,9}')
  expect(textOf(block)).toBe('a\n/ highlight-next-line\nc\nd\ne')
  expect(marked(block)).toEqual(['a\n', 'c\n', 'd\n'])
})

test('a comment that only mentions the marker is kept', () => {
  expect(textOf(html('a / highlight-next-line\nb'))).toBe('a / highlight-next-line\nb')
})

test.each([
  ['title="tick.q"', 'tick.q'],
  ["title='tick.q' {1}", 'tick.q'],
  ['{1} title="a <b> & c"', 'a &lt;b&gt; &amp; c'],
])('%s is shown above the code and names the block', (meta, title) => {
  const block = html('a', 'q', meta)
  expect(block).toContain(`<figcaption>${title}</figcaption>`)
  expect(block).toContain(`aria-label="${title}, q code"`)
})

test('a block of more than 40 lines is folded, with a button that unfolds it', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`).join('\n')
  expect(html(lines(40))).not.toContain('data-folded')
  expect(html(lines(41))).toContain('data-folded')
  expect(html(lines(41))).toContain('<button')
})

test('without a title there is no caption', () => {
  expect(html('a')).not.toContain('figcaption')
})

test('a line is highlighted to its end even if that takes seconds', () => {
  const colours = html('if (a) b()', 'js')
  let seconds = 0
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => seconds++ * 1000)
  expect(html('if (a) b()', 'js')).toBe(colours)
  clock.mockRestore()
})

test('a fence renderer colours its language, and takes the place of the blocks that it knows', () => {
  expect(html('a', 'shout')).toContain('<code><b>A</b></code>')
  expect(html('a', 'shout', 'loud')).toBe('<p>a\n</p>')
})

test.each([
  ['a', '', []],
  ['a', 'title="tick.q"', ['rich']],
  ['a\n'.repeat(41), '', ['rich']],
  ['a', '{1}', ['marked-lines']],
  ['a', 'showLineNumbers', ['marked-lines']],
  ['/ highlight-next-line\na', 'title="tick.q"', ['rich', 'marked-lines']],
])('the styled parts of %j with %j are %j', (code, meta, parts) => {
  expect([...codeBlock({ code, language: 'q', meta }).styledParts]).toEqual(parts)
})
