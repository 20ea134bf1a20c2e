import { expect, test } from 'vitest'
import { listFiles, readSource } from '../../src/content/input/source-file.ts'
import { judgeAnswer, readExercises } from '../../src/q-pages/check/check-answers.ts'
import { listFileAddresses, readSharedFiles } from '../../src/q-pages/check/shared-files.ts'
import { repository } from '../support/run-tickwise.ts'

const pages = listFiles(repository, 'content')
  .filter(path => path.endsWith('.mdx'))
  .map(path => ({ path, exercises: readExercises(readSource(repository, path).text) }))
const exercises = pages.flatMap(page => page.exercises.map(exercise => ({ ...exercise, path: page.path })))
/** Those that the build does not judge already: it runs the checks of an exercise after its model answer. */
const toJudge = exercises.filter(({ wrong, asked }) => wrong.length > 0 || Object.keys(asked).length > 0)

test.each(toJudge)('$path: the model answer of $id is accepted, and its wrong answers are not', async exercise => {
  const files = readSharedFiles(repository, listFileAddresses(exercise.above))
  const model = await judgeAnswer(exercise, exercise.model, files)
  expect(model.reasons).toEqual([])
  for (const { text, line } of exercise.wrong) {
    const { reasons } = await judgeAnswer(exercise, text, files)
    expect(reasons, `line ${line}`).not.toEqual([])
  }
})

test('every exercise of the section for practising has wrong answers', () => {
  const own = exercises.filter(({ path }) => path.startsWith('content/practice/'))
  expect(own.length).toBeGreaterThan(100)
  expect(own.filter(({ wrong }) => wrong.length === 0).map(({ path, id }) => `${path} ${id}`)).toEqual([])
})
