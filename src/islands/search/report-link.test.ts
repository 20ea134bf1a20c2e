import { expect, test } from 'vitest'
import { searchAddress } from './report-link.ts'

test.each([
  ['as of join', '/search?q=as+of+join'],
  [' -9! ', '/search?q=-9%21'],
  ['<script>&"#', '/search?q=%3Cscript%3E%26%22%23'],
  ['half a pair \uD83D', '/search?q=half+a+pair+%EF%BF%BD'],
])('the search page for %s is %s', (query, address) => {
  expect(searchAddress(query)).toBe(address)
})
