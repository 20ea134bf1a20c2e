import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { formatProblems } from '../../content/input/problem.ts'
import { checkAnswers, judgeAnswer, readExercises } from './check-answers.ts'

const check = '```q check\nq)answer\n6\n```'
const model = '<Answer>\n\n```q\nq)sum x\n6\n```\n\n</Answer>'

test('the model answer is the code that its blocks show after prompts, without what they print', () => {
  expect(readOne(page()).model).toBe('sum x')
})

test('the model answer is accepted, with the operations that it took', async () => {
  const exercise = readOne(page())
  const { reasons, operations } = await judgeAnswer(exercise, exercise.model)
  expect(reasons).toEqual([])
  expect(operations).toBeGreaterThan(0)
})

test('an answer that its checks refuse is told what they print', async () => {
  expect((await judgeAnswer(readOne(page()), 'max x')).reasons).toEqual(['`answer` prints 3 instead of 6.'])
})

test('the blocks marked `wrong` are no part of the page that runs, but are read with their exercise', () => {
  const { wrong, model, above, checks } = readOne(page({ more: '```q wrong\nmax x\n```\n\n```q wrong\n5\n```' }))
  expect(wrong.map(({ text }) => text)).toEqual(['max x', '5'])
  expect([model, above.length, checks.length]).toEqual(['sum x', 1, 1])
})

test('names to avoid are read from the tag', async () => {
  const exercise = readOne(page({ attributes: ' avoid={["loops", "sum"]}' }))
  expect((await judgeAnswer(exercise, '(+) over x')).reasons).toEqual([expect.stringContaining('It uses `over`')])
  expect((await judgeAnswer(exercise, 'sum x')).reasons).toEqual([expect.stringContaining('It uses `sum`')])
  expect((await judgeAnswer(exercise, 'x wsum 1')).reasons).toEqual([])
})

test('the greatest number of operations is read from the tag', async () => {
  const exercise = readOne(page({ attributes: ' maxOperations={5000}' }))
  expect((await judgeAnswer(exercise, 'do[20000;1];sum x')).reasons).toEqual([
    expect.stringContaining('more than the 5,000 that'),
  ])
  expect((await judgeAnswer(exercise, 'sum x')).reasons).toEqual([])
})

test('an answer that fails its checks is not told about its way', async () => {
  const exercise = readOne(page({ attributes: ' avoid={["max"]}' }))
  expect((await judgeAnswer(exercise, 'max x')).reasons).toEqual(['`answer` prints 3 instead of 6.'])
})

test('blocks above the exercise run first, and blocks below it do not', async () => {
  const markdown = `${page({ above: '```q\nx:1 2\n```\n\n```q\nq)x,:3\n```' })}\n\n\`\`\`q\nx:0\n\`\`\`\n`
  expect((await judgeAnswer(readOne(markdown), 'sum x')).reasons).toEqual([])
})

test('a block in the question of the exercise runs first too', async () => {
  const exercise = readOne(page({ above: '', more: '```q\nx:1 2 3\n```' }))
  expect((await judgeAnswer(exercise, 'sum x')).reasons).toEqual([])
})

test('each answer is judged in a session of its own', async () => {
  const exercise = readOne(page())
  expect((await judgeAnswer(exercise, 'x:5 5')).reasons).toHaveLength(1)
  expect((await judgeAnswer(exercise, 'sum x')).reasons).toEqual([])
})

test('an answer that ends in an error is told which', async () => {
  expect((await judgeAnswer(readOne(page()), 'x+`a')).reasons).toEqual(["It ends with 'type."])
})

test('exercises are read from top to bottom with their lines, and those without a check are left out', () => {
  const open = '<Exercise id="open">\n\nWhy?\n\n<Answer>\n\nSo.\n\n</Answer>\n\n</Exercise>'
  const markdown = `${open}\n\n${page()}\n\n${page().replace('id="sum"', 'id="again"')}`
  expect(readExercises(markdown).map(({ id, line }) => [id, line])).toEqual([
    ['sum', 17],
    ['again', 41],
  ])
})

test('a site whose model answers are accepted and whose wrong answers are refused has no problems', async () => {
  const root = folderForTest({
    'content/a.mdx': page({ more: '```q wrong\nmax x\n```' }),
    'content/b.mdx': page({ attributes: ' avoid={["max"]}' }),
  })
  expect(await checkAnswers(root, ['content/a.mdx', 'content/b.mdx'])).toEqual({
    exercises: 2,
    answers: 3,
    problems: [],
  })
})

test('an exercise that the check of examples judges is not judged again', async () => {
  const root = folderForTest({ 'content/a.mdx': page() })
  expect(await checkAnswers(root, ['content/a.mdx'])).toEqual({ exercises: 0, answers: 0, problems: [] })
})

test('a wrong answer that is accepted, and a model answer that is refused, are reported with their lines', async () => {
  const root = folderForTest({
    'content/a.mdx': page({ more: '```q wrong\n1+2+3\n```' }),
    'content/b.mdx': page({ attributes: ' avoid={["last"]}' }).replace('sum x', 'max x'),
  })
  const { problems } = await checkAnswers(root, ['content/a.mdx', 'content/b.mdx'])
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "error content/a.mdx:14
      The exercise \`sum\` accepts an answer that is marked \`wrong\`:
        1+2+3
      Add an input to \`q check\` that this answer fails, or remove the block if the answer is right.

    error content/b.mdx:5
      The exercise \`sum\` refuses its own model answer:
        \`answer\` prints 3 instead of 6.
      Correct the model answer in \`<Answer>\`, or what the exercise checks.

    2 errors, 0 warnings"
  `)
})

test('exercises of drafts are not judged', async () => {
  const root = folderForTest({ 'content/a.mdx': `---\ndraft: true\n---\n${page({ more: '```q wrong\nsum x\n```' })}` })
  expect(await checkAnswers(root, ['content/a.mdx'])).toEqual({ exercises: 0, answers: 0, problems: [] })
})

function page({ attributes = '', above = '```q\nx:1 2 3\n```', more = '' } = {}): string {
  return [above, `<Exercise id="sum"${attributes}>`, 'Add.', check, more, model, '</Exercise>']
    .filter(Boolean)
    .join('\n\n')
}

function readOne(markdown: string) {
  const [exercise] = readExercises(markdown)
  if (!exercise) throw new Error('This page has no exercise.')
  return exercise
}
