import { expect, test, vi } from 'vitest'
import { maxInputMs } from '../limits.ts'
import { checkPageExamples } from './check-page.ts'

test('what a page prints is compared with what is computed, in one session from top to bottom', async () => {
  const page = '```q\na:2\n```\n\n```q\nq)a+1\n3\nq)a*10\n21\n```\n'
  expect(await checkPageExamples(page)).toEqual({
    executed: 2,
    exempt: 0,
    compared: 2,
    differences: [{ line: 8, typed: 'a*10', printed: '21', computed: '20' }],
  })
})

test('blanks at the end of a line do not count, other blanks do', async () => {
  expect((await checkPageExamples('```q\nq)`a`b!1 10\na| 1 \nb| 10\n```\n')).differences).toEqual([])
  expect((await checkPageExamples('```q\nq)1 2\n1  2\n```\n')).differences).toHaveLength(1)
})

test('blocks marked norun are counted and not run', async () => {
  const page = '```q norun="needs a server"\nq)a:hopen 5000\n```\n\n```q\nq)a\n1\n```\n'
  expect(await checkPageExamples(page)).toMatchObject({
    executed: 1,
    exempt: 1,
    compared: 1,
    differences: [{ typed: 'a' }],
  })
})

test('on a busy machine an input may take longer than in a page', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 500))
  const { differences } = await checkPageExamples('```q\nq)do[1000;1];2\n2\n```\n')
  expect(differences).toEqual([])
  expect(now).toBeGreaterThan(maxInputMs)
})

test('a script that ends in an error is a difference', async () => {
  expect((await checkPageExamples('```q\nx:1\ny:x+`a\n```\n')).differences).toMatchObject([
    { line: 2, printed: undefined, computed: expect.stringContaining("'type") },
  ])
})

test('checks find the value of the answer above them', async () => {
  const page = (answer: string) =>
    `\`\`\`q starter\nsum\n\`\`\`\n\n\`\`\`q check\nq)answer\n6\n\`\`\`\n`.replace(
      '```q check',
      `\`\`\`q\nq)${answer}\n6\n\`\`\`\n\n\`\`\`q check`,
    )
  expect((await checkPageExamples(page('sum 1 2 3'))).differences).toEqual([])
  expect((await checkPageExamples(page('5'))).differences.map(({ typed }) => typed)).toEqual(['5', 'answer'])
})

test('checks above the model answer of an exercise run after its last block', async () => {
  const page = (answer: string) =>
    `\`\`\`q check\nq)answer\n6\n\`\`\`\n\n<Answer>\n\n\`\`\`q\nq)x:1 2 3\n\`\`\`\n\n\`\`\`q\nq)${answer}\n6\n\`\`\`\n\n</Answer>\n`
  expect((await checkPageExamples(page('sum x'))).differences).toEqual([])
  expect((await checkPageExamples(page('5'))).differences).toMatchObject([
    { line: 2, typed: 'answer' },
    { line: 13, typed: '5' },
  ])
})

test('time stands still at a moment in 2024, so that examples give the same every day', async () => {
  expect((await checkPageExamples('```q\nq).z.p\n2024.03.15D09:30:00.000000000\n```\n')).differences).toEqual([])
})

test('a shell block shows after a `$` what a script prints; without it, the script must only not fail', async () => {
  const file = '```q file title="a.q"\n-1 "loaded";\nexit 0\n```\n'
  const start = (text: string) => `${file}\n\`\`\`sh start\n${text}\n\`\`\`\n`
  expect((await checkPageExamples(start('$ q a.q\nloaded'))).differences).toEqual([])
  expect((await checkPageExamples(start('$ q a.q\nfine'))).differences).toMatchObject([{ line: 7, computed: 'loaded' }])
  expect((await checkPageExamples(start('q a.q'))).differences).toEqual([])
  expect((await checkPageExamples(start('q b.q'))).differences).toMatchObject([{ printed: undefined }])
})
