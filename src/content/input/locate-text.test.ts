import { expect, test } from 'vitest'
import { findLine, locateAddress } from './locate-text.ts'

test.each([
  ['one', 1],
  ['three', 3],
  ['four', undefined],
])('the line of %s is %s', (needle, line) => {
  expect(findLine('one\ntwo\nthree', needle)).toBe(line)
})

test('an address is located on every line outside code that contains exactly it', () => {
  const text =
    '[a](/docs/b)\n[b](/docs/bb) [c](x/docs/b)\n```md\n[a](/docs/b)\n```\n<a href="/docs/b">d</a> /docs/b.\n/docs/b#c'
  expect(locateAddress({ path: 'a.md', text }, '/docs/b')).toEqual(['a.md:1', 'a.md:6'])
  expect(locateAddress({ path: 'a.md', text }, '/docs/c')).toEqual(['a.md:1'])
  const listed = '- ```\n  /docs/b\n  ```\n- /docs/b'
  expect(locateAddress({ path: 'a.md', text: listed }, '/docs/b')).toEqual(['a.md:4'])
})
