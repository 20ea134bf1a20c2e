import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('where gives the places of the ones', () => {
  expect(compact('where 0110b')).toBe('1 2')
  expect(compact('where 00b')).toBe('`long$()')
})

test('where repeats a place as often as a number says', () => {
  expect(compact('where 2 0 3')).toBe('0 0 2 2 2')
  expect(compact('where 1.5 2')).toContain("'type")
})

test('where gives keys of a dictionary', () => {
  expect(compact('where `a`b`c!101b')).toBe('`a`c')
  expect(compact('where `a`b!0 2')).toBe('`b`b')
})
