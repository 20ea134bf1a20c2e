import { expect, test } from 'vitest'
import { readConsoleBlocks } from './read-console-blocks.ts'

test('each prompt starts an exchange, with the lines below as what was printed', () => {
  const [block] = readConsoleBlocks('Text.\n\n```q\nq)1+1\n2\nq)a:5\nq)til 2\n0 1\n```\n')
  expect(block?.exchanges).toEqual([
    { line: 4, typed: '1+1', printed: '2\n' },
    { line: 6, typed: 'a:5', printed: '' },
    { line: 7, typed: 'til 2', printed: '0 1\n' },
  ])
})

test('an input goes on while a bracket is open', () => {
  const [block] = readConsoleBlocks('```q\nq)f:{\n  x+1}\nq)f 1\n2\n```')
  expect(block?.exchanges?.map(({ typed }) => typed)).toEqual(['f:{\n  x+1}', 'f 1'])
})

test('prompts of namespaces and of suspended functions count', () => {
  const [block] = readConsoleBlocks('```q\nq.ns)a\n1\nq))b\n2\n```')
  expect(block?.exchanges?.map(({ typed }) => typed)).toEqual(['a', 'b'])
})

test('a block without prompts is code', () => {
  expect(readConsoleBlocks('```q\nf:{x}\n```')).toEqual([
    { line: 1, code: 'f:{x}', exchanges: undefined, isExempt: false },
  ])
})

test('norun exempts a block, and other languages are no q', () => {
  const blocks = readConsoleBlocks('```q norun\nq)hopen 1\n```\n\n```sh\nls\n```\n\n```qt\nx\n```\n')
  expect(blocks.map(({ isExempt }) => isExempt)).toEqual([true])
})

test('blocks in a block of Markdown do not count', () => {
  expect(readConsoleBlocks('````md\n```q\nq)1\n1\n```\n````\n')).toEqual([])
})

test('the indent of a block in a list is left out, and so are comments that mark lines', () => {
  const [block] = readConsoleBlocks('- item\n\n  ```q\n  q)1\n  / highlight-next-line\n  1\n  ```\n')
  expect(block?.exchanges).toEqual([{ line: 4, typed: '1', printed: '1\n' }])
})
