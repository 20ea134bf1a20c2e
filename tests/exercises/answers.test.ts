import { expect, test } from 'vitest'
import { listFiles, readSource } from '../../src/content/input/source-file.ts'
import { checkAnswers, hasMoreToJudge, readExercises } from '../../src/q-pages/check/check-answers.ts'
import { repository } from '../support/run-tickwise.ts'

const pages = listFiles(repository, 'content')
  .filter(path => path.endsWith('.mdx'))
  .map(path => ({ path, exercises: readExercises(readSource(repository, path).text) }))
const toJudge = pages.filter(({ exercises }) => exercises.some(hasMoreToJudge))

test.each(toJudge)('$path: model answers are accepted, and wrong ones are not', async ({ path }) => {
  expect((await checkAnswers(repository, [path])).problems).toEqual([])
})

test('every exercise of the section for practising has wrong answers', () => {
  const own = pages
    .filter(({ path }) => path.startsWith('content/practice/'))
    .flatMap(({ path, exercises }) => exercises.map(({ id, wrong }) => ({ name: `${path} ${id}`, wrong })))
  expect(own.length).toBeGreaterThan(100)
  expect(own.filter(({ wrong }) => wrong.length === 0).map(({ name }) => name)).toEqual([])
})
