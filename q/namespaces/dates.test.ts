import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('.Q.addmonths keeps the day or runs over the end of the month', () => {
  expect(run('.Q.addmonths[2024.01.31;0 1 12]')).toBe('2024.01.31 2024.03.02 2025.01.31')
})

test('.h.iso8601 writes nanoseconds since 2000 as a timestamp of ISO 8601', () => {
  expect(run('.h.iso8601 1000000000')).toBe('"2000-01-01T00:00:01.000000000"')
})
