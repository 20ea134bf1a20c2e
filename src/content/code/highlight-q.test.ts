import { expect, test } from 'vitest'
import { highlightQ } from './highlight-q.ts'

test('tokens are elements with the class of their kind', () => {
  expect(highlightQ('f:{x+1}')).toBe(
    'f<span class="o">:</span>{<span class="v">x</span><span class="o">+</span><span class="n">1</span>}',
  )
})

test('neighbours of one colour share an element', () => {
  expect(highlightQ('count  distinct -8!a')).toBe('<span class="f">count  distinct -8!</span>a')
})

test('text is escaped', () => {
  expect(highlightQ('a<"<&>"')).toBe('a<span class="o">&lt;</span><span class="s">&quot;&lt;&amp;&gt;&quot;</span>')
})

test('no element goes over the end of a line', () => {
  expect(highlightQ('count\n distinct "a\n\n b"')).toBe(
    [
      '<span class="f">count</span>',
      ' <span class="f">distinct</span> <span class="s">&quot;a</span>',
      '',
      '<span class="s"> b&quot;</span>',
    ].join('\n'),
  )
})

test('what q refuses has no colour, and colours go on behind it', () => {
  expect(highlightQ('"open\n1.2.3 `a')).toBe('&quot;open\n1.2.3 <span class="y">`a</span>')
})

test.each(['', ' ', '\n', 'a\n\n  b', '\r\n'])('the blanks of %j stay as they are', code => {
  expect(highlightQ(code)).toBe(code)
})
