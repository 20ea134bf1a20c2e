import { expect, test } from 'vitest'
import { findTextBeforeTruncation } from './truncation-marker.ts'

test.each([
  ['<!-- truncate -->', true],
  ['  <!--truncate-->', true],
  ['{/* truncate */}', true],
  ['{/*truncate*/}', true],
  ['Text <!-- truncate -->', false],
  ['<!-- truncated -->', false],
])('%j is a truncation marker: %s', (line, isMarker) => {
  expect(findTextBeforeTruncation(`Before\n${line}\nafter`)).toBe(isMarker ? 'Before' : undefined)
})

test('a truncation marker in a code block does not count', () => {
  expect(findTextBeforeTruncation('```\n<!-- truncate -->\n```\n\nText\n<!-- truncate -->\n')).toBe(
    '```\n<!-- truncate -->\n```\n\nText',
  )
})
