import { expect, test, vi } from 'vitest'
import { buildFeedbackUrl, createRunnerLinks } from './runner-links.ts'

test('paths have the base path of the site', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { base: '/site' } } })
  const { errorUrl, faithfulness } = createRunnerLinks({
    errors: '/docs/concepts/errors',
    faithfulness: '/faithfulness',
  })
  expect([errorUrl('type'), faithfulness]).toEqual(['/site/docs/concepts/errors#type', '/site/faithfulness'])
})

test('the link for a wrong answer carries what was typed and printed, and the page', () => {
  vi.stubGlobal('location', new URL('https://a.example/docs/intro#code=dGlsIDU'))
  const { feedbackUrl } = createRunnerLinks({ feedback: 'https://a.example/new?title={title}&body={body}' })
  const { searchParams } = new URL(feedbackUrl('1+1', '3\n') ?? '')
  expect(searchParams.get('title')).toBe('Wrong answer: 1+1')
  expect(searchParams.get('body')).toContain('On https://a.example/docs/intro I typed:\n\n    1+1\n')
})

test('a link without an address is undefined', () => {
  const { errorUrl, faithfulness, feedbackUrl } = createRunnerLinks({})
  expect([errorUrl('type'), faithfulness, feedbackUrl('1', '1')]).toEqual([undefined, undefined, undefined])
})

const template = 'https://a.example/new?title={title}&body={body}&labels=runner'
const page = 'https://tiny.example/docs/intro'
const build = (typed: string, output: string) => new URL(buildFeedbackUrl(template, { typed, output, page }))

test('a report says where, what was typed and what was printed, and asks what was expected', () => {
  const { searchParams } = build('f:{\n x+1}\nf "a&b"', "'type\n  [0]  f\n       ^\n")
  expect(searchParams.get('body')).toBe(
    [
      `On ${page} I typed:\n`,
      '    f:{\n     x+1}\n    f "a&b"\n',
      'The runner printed:\n',
      "    'type\n      [0]  f\n           ^\n",
      'I expected:\n\n',
    ].join('\n'),
  )
  expect(searchParams.get('title')).toBe('Wrong answer: f:{')
  expect(searchParams.get('labels')).toBe('runner')
})

test('an answer without text is reported as nothing', () => {
  expect(build('a:1', '').searchParams.get('body')).toContain('The runner printed:\n\n    (nothing)\n')
})

test.each([['a'], ['é'], ['語'], ['😀'], ['"'], ['\ud800']])('an address full of %s stays short', character => {
  const address = build(character.repeat(100_000), character.repeat(100_000))
  expect(address.href.length).toBeLessThan(7000)
  expect(address.searchParams.get('body')).toContain('…')
})

test('text that looks like a placeholder stays as it is', () => {
  expect(build('{body}', '{title}').searchParams.get('title')).toBe('Wrong answer: {body}')
})
