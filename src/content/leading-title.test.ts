import { expect, test } from 'vitest'
import { takeLeadingTitle } from './leading-title.ts'

test.each([
  ['# Joins\n\nText.', 'Joins', '\n\nText.'],
  ['\n\n# Joins\nText.', 'Joins', '\n\n\nText.'],
  ['# Joins {#own}\n', 'Joins', '\n'],
  ['# Joins ##\n', 'Joins', '\n'],
  ['# C#\n', 'C#', '\n'],
  ['# The `aj` join', 'The aj join', ''],
  ["import Tabs from '@theme/Tabs'\n\n# Joins\n", 'Joins', "import Tabs from '@theme/Tabs'\n\n\n"],
  ['Joins\n=====\n\nText.', 'Joins', '\n\n\nText.'],
  ['## Section\n\n# Later', undefined, '## Section\n\n# Later'],
  ['Text.\n\n# Later', undefined, 'Text.\n\n# Later'],
  ['#hashtag', undefined, '#hashtag'],
  ['', undefined, ''],
])('of %j the title is %j, and lines still count', (body, title, rest) => {
  expect(takeLeadingTitle(body)).toEqual({ title, body: rest })
  expect(rest.split('\n')).toHaveLength(body.split('\n').length)
})
