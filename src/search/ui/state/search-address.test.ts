import { expect, test } from 'vitest'
import type { HitKind } from '../../search-contract.ts'
import { buildSearchAddress, readSearchAddress } from './search-address.ts'

test.each([
  ['as of join', '/search?q=as+of+join'],
  [' -9! ', '/search?q=-9%21'],
  ['<script>&"#', '/search?q=%3Cscript%3E%26%22%23'],
  ['half a pair \uD83D', '/search?q=half+a+pair+%EF%BF%BD'],
])('the address of the search page for %s is %s', (query, address) => {
  expect(buildSearchAddress(query)).toBe(address)
})

test.each<[HitKind | undefined, string]>([
  ['blog', '?q=fby&kind=blog'],
  ['doc', '?q=fby&kind=doc'],
  [undefined, '?q=fby'],
])('with the filter %s the query string is %s, which is read back unchanged', (kind, search) => {
  expect(buildSearchAddress('fby', kind)).toBe(`/search${search}`)
  expect(readSearchAddress(search)).toEqual({ query: 'fby', kind })
})

test.each(['?q=fby&kind=posts', '?q=fby&kind=', '?q=fby&kind=page', '?kind=__proto__&q=fby'])(
  '%s searches all kinds of pages',
  search => {
    expect(readSearchAddress(search)).toEqual({ query: 'fby', kind: undefined })
  },
)
