import { expect, test, vi } from 'vitest'

vi.stubGlobal('document', new EventTarget())
vi.stubGlobal('addEventListener', () => {})
const { describeSession } = await import('./practice-bar.client.ts')

test.each([
  [600_000, '10 min left, 2 solved'],
  [540_001, '10 min left, 2 solved'],
  [60_001, '2 min left, 2 solved'],
  [60_000, '1 min left, 2 solved'],
  [1, '1 min left, 2 solved'],
  [0, 'Time is up, 2 solved'],
  [-90_000, 'Time is up, 2 solved'],
])('a session that ends in %i ms says: %s', (left, text) => {
  expect(describeSession({ end: 1_000_000 + left, solved: 2 }, 1_000_000)).toBe(text)
})
