import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type CheckState, OutcomeView } from './outcome-view.tsx'

test('a check that fails says what it should print and what it prints', () => {
  expect(render(wrong({ typed: 'count answer', expected: '2', computed: '3' }))).toContain(
    '<li><code>count answer</code> should print <code>2</code>; yours prints <code>3</code>.</li>',
  )
})

test('output of several lines stands in a block of its own', () => {
  const html = render(wrong({ typed: 'answer', expected: 'a\n-\n1', computed: '' }))
  expect(html).toMatch(/should print <pre [^>]*>a\n-\n1<\/pre>Yours prints nothing\.</)
})

test('a check of a type says what the numbers mean', () => {
  expect(render(wrong({ typed: 'type answer', expected: '98h', computed: '-9h' }))).toContain(
    '<code>98h</code> (a table); yours prints <code>-9h</code> (a float atom).',
  )
  expect(render(wrong({ typed: 'answer', expected: '98h', computed: '-9h' }))).not.toContain('table')
})

test('checks that need the same name that is not defined are one line, before the others', () => {
  const check = { expected: '1', computed: "'report" }
  const html = render(
    wrong(
      { typed: 'count answer', expected: '2', computed: '3' },
      { ...check, typed: 'report 1', missing: 'report' },
      { ...check, typed: 'report 2', missing: 'report' },
      { ...check, typed: 'bars 2', missing: 'bars' },
    ),
  )
  expect(html).toContain(
    '<ul><li><code>report</code> is not defined yet; 2 checks need it.</li><li><code>bars</code> is not defined yet; one check needs it.</li><li><code>count answer</code>',
  )
})

test('a check that was stopped can be tried again', () => {
  expect(render({ kind: 'failed', text: 'Stopped.', needsReload: false })).toContain('>Retry</button>')
})

test('where the site has been published again, the page has to be reloaded', () => {
  expect(render({ kind: 'failed', text: 'This site has been updated.', needsReload: true })).toContain(
    '>Reload</button>',
  )
})

test('an answer whose last input returns nothing is told why its checks fail', () => {
  const failed = [{ typed: 'count answer', expected: '2', computed: '1' }]
  const state = wrong(...failed)
  expect(render({ ...state, silence: 'semicolon' })).toContain('ends with a semicolon')
  expect(render({ ...state, silence: 'show' })).toContain('<code>show</code> prints a value and returns nothing.')
  expect(render(state)).not.toMatch(/semicolon|show/)
})

test('an answer that ends the session would end it again, so Retry is not offered', () => {
  expect(render({ kind: 'ended', message: 'Your answer ends the q session.' })).not.toContain('Retry')
})

test('an error that the site does not explain has no empty paragraph', () => {
  const html = render({ kind: 'error', printed: "'type\n", explanation: undefined })
  expect(html).toContain('Your answer ended with an error.')
  expect(html).not.toContain('<p>')
})

test('an error in a check is explained, with a link to the page about it', () => {
  const explanation = { sentence: 'A wrong type.', href: '/docs/errors#type' }
  expect(render({ ...wrong({ typed: 'answer', expected: '2', computed: "'type" }), explanation })).toContain(
    '<p>A wrong type. <a href="/docs/errors#type">Read more about this error</a></p>',
  )
})

test('a check that computes with the answer says what `answer` is', () => {
  const sentence = 'In a check, <code>answer</code> is what your last input returned.'
  const check = { expected: '2', computed: '3' }
  expect(render(wrong({ ...check, typed: 'count answer' }))).toContain(sentence)
  expect(render(wrong({ ...check, typed: 'answer=2' }))).toContain(sentence)
  for (const typed of ['answer', 'f 2', 'f answers']) expect(render(wrong({ ...check, typed }))).not.toContain(sentence)
})

test('an answer with the right result and another way is told what is asked for, and what it printed', () => {
  const html = render({ kind: 'other-way', printed: '6\n', reasons: ['It uses `each`.', 'It took long.'] })
  expect(html).toContain('<p role="status">The result is right, but the way is not the one asked for.</p>')
  expect(html).toContain('<ul><li>It uses <code>each</code>.</li><li>It took long.</li></ul>')
  expect(html).toContain('>6</pre>')
})

type Wrong = Extract<CheckState, { kind: 'wrong' }>

const wrong = (...failed: Wrong['failed']): Wrong => ({
  kind: 'wrong',
  printed: '',
  failed,
  checks: failed.length,
  silence: undefined,
  explanation: undefined,
})

const render = (state: CheckState) => renderToStaticMarkup(createElement(OutcomeView, { state, onRetry() {} }))
