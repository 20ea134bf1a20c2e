import { expect, test } from 'vitest'
import { rewritePage } from './rewrite-page.ts'

const rewrite = async (markdown: string) => (await rewritePage(markdown)).markdown

test('computed output takes the place of what is printed, and nothing else changes', async () => {
  expect(await rewrite('A `1+1`.\n\n```q\nq)1+1\n3\nq)a:til 2\nq)a\n0\n1\nq)a+1\n1 2\n```\nEnd.\n')).toBe(
    'A `1+1`.\n\n```q\nq)1+1\n2\nq)a:til 2\nq)a\n0 1\nq)a+1\n1 2\n```\nEnd.\n',
  )
})

test('missing output is added and surplus output removed', async () => {
  expect(await rewrite('```q\nq)til 2\nq)b:1\n1\n```\n')).toBe('```q\nq)til 2\n0 1\nq)b:1\n```\n')
})

test('an input of several lines stays whole, and a block in a list keeps its indent', async () => {
  expect(await rewrite('- a\n\n  ```q\n  q)f:{\n    x+1}\n  q)([]a:f til 2)\n  ```\n')).toBe(
    '- a\n\n  ```q\n  q)f:{\n    x+1}\n  q)([]a:f til 2)\n  a\n  -\n  1\n  2\n  ```\n',
  )
})

test('a rewritten page has no differences left', async () => {
  const markdown = await rewrite('```q\nq)x:5\nq)x\n\nq)1+`a\n```\n\n```q\nq)x*2\n9\nz\n```\n')
  expect((await rewritePage(markdown)).accepted).toEqual([])
})
