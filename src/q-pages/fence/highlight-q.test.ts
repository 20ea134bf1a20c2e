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

test.each([
  ['a comment', '/ words', 'c', '/ words'],
  ['a string', '"text"', 's', '"text"'],
  ['an escaped character', '"a\\n"', 'e', '\\n'],
  ['a symbol', 'f `ibm', 'y', '`ibm'],
  ['a number', 'f 12.5', 'n', '12.5'],
  ['a null', 'f 0N', 'l', '0N'],
  ['an operator', 'a+b', 'o', '+'],
  ['an iterator', 'f/[a]', 'i', '/'],
  ['a keyword of control', 'if[a;b]', 'k', 'if'],
  ['a word of a query', 'select from t', 'q', 'select'],
  ['a system command', '\\l file.q', 'm', '\\l'],
  ['a function of q', 'til a', 'f', 'til'],
  ['an implicit argument', '{x}', 'v', 'x'],
])('in q %s has a class of its own: %s', (_, code, name, token) => {
  expect(highlightQ(code).replaceAll('&quot;', '"')).toContain(`<span class="${name}">${token}`)
})
