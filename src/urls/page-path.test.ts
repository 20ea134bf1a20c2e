import { expect, test } from 'vitest'
import { decodePercentEncoding } from './page-path.ts'

test('decodes percent-encoded characters', () => {
  expect(decodePercentEncoding('/caf%C3%A9%20noir%3F')).toBe('/café noir?')
})

test.each(['100%', '%zz', '%C3'])('returns %s, which encodes nothing, as it is', text => {
  expect(decodePercentEncoding(text)).toBe(text)
})
