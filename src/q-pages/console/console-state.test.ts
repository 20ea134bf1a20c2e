import { expect, test } from 'vitest'
import type { Exchange } from './console-state.ts'
import { limitTranscript } from './console-state.ts'

test('a transcript keeps its newest 500 items', () => {
  const items = Array.from({ length: 510 }, (_, id) => createExchange(id, ''))
  expect(idsOf(limitTranscript(items))).toEqual(idsOf(items.slice(10)))
})

test('a transcript keeps the newest items that have a million characters together', () => {
  const items = [createExchange(1, 'a'), createExchange(2, 'b'.repeat(600_000)), createExchange(3, 'c'.repeat(400_000))]
  expect(idsOf(limitTranscript(items))).toEqual([2, 3])
})

test('the last item stays even if it alone is longer', () => {
  const items = [createExchange(1, 'a'), createExchange(2, 'b'.repeat(1_000_001))]
  expect(idsOf(limitTranscript(items))).toEqual([2])
})

const createExchange = (id: number, output: string): Exchange => ({
  kind: 'exchange',
  id,
  prompt: 'q)',
  typed: '',
  output,
  isError: false,
})

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)
