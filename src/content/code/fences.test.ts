import { expect, test } from 'vitest'
import { createFenceTracker, listFenceLanguages } from './fences.ts'

/** The lines that belong to code blocks, by their numbers. */
function fencedLines(text: string): number[] {
  const isInFence = createFenceTracker()
  return text.split('\n').flatMap((line, index) => (isInFence(line) ? [index + 1] : []))
}

test.each([
  ['a\n```q\nb\n```\nc', [2, 3, 4]],
  ['~~~ `q`\nb\n~~~\nc', [1, 2, 3]],
  ['```a``` is code\nb', []],
  ['````\n```\n``` x\n`````\nc', [1, 2, 3, 4]],
  ['```\n``` not the end\n~~~\n```  \nc', [1, 2, 3, 4]],
  ['1. ```\n   a\n   ```\nb', [1, 2, 3]],
  ['> - ~~~\n> a\n> ~~~\nb', [1, 2, 3]],
  ['``\na\n``', []],
])('in %j the lines %j are code', (text, lines) => {
  expect(fencedLines(text)).toEqual(lines)
})

test('the languages of fences are listed, including those within lists and quotations', () => {
  expect(listFenceLanguages('```q norun\n```\n\n- ~~~JS\n\n  ~~~\n```\n```')).toEqual(['q', 'js'])
  expect(listFenceLanguages('> 1. ```Python {1}\n>    ```\n\ntext ```c``` - ```go```')).toEqual(['python'])
})
