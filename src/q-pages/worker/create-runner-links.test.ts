import { expect, test, vi } from 'vitest'
import { createRunnerLinks } from './create-runner-links.ts'

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
