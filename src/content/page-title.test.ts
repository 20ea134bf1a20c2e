import { expect, test } from 'vitest'
import { takeLeadingTitle } from './page-title.ts'

test.each([
  ['# Joins\n\nText.', 'Joins', '\n\nText.'],
  ['\n\n# Joins\nText.', 'Joins', '\n\n\nText.'],
  ['# Joins {#own}\n', 'Joins', '\n'],
  ['# Timer {#.z.ts}\n', 'Timer', '\n'],
  ['# Joins ##\n', 'Joins', '\n'],
  ['# C#\n', 'C#', '\n'],
  ['# The `aj` join', 'The aj join', ''],
  ['# See [kdb+](https://x.y) and Tom &amp; *Jerry*', 'See kdb+ and Tom & Jerry', ''],
  ['# `a*b*c`, snake_case_name and 2 < 3 ![a chart](c.png)', 'a*b*c, snake_case_name and 2 < 3 a chart', ''],
  ['# Press <kbd>K</kbd> \\{now\\}', 'Press K {now}', ''],
  ['# 1. First & - last', '1. First & - last', ''],
  ['*Joins*\n===', 'Joins', '\n'],
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
