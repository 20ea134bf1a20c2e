import { expect, test } from 'vitest'
import { fetchPart, PartUnreachable } from './fetch-part.ts'

test('a part that arrives is passed on', async () => {
  expect(await fetchPart(Promise.resolve('part'))).toBe('part')
})

test('a part that does not arrive is told from other faults, and the cause is kept', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const failed = fetchPart(Promise.reject(cause))
  await expect(failed).rejects.toBeInstanceOf(PartUnreachable)
  await expect(failed).rejects.toMatchObject({ cause })
})
