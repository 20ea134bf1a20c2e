import { expect, test } from 'vitest'
import { listFiles, readSource } from '../../src/content/input/source-file.ts'
import { checkAnswers, readExercises } from '../../src/q-pages/check/check-answers.ts'
import { repository } from '../support/run-tickwise.ts'

const pages = listFiles(repository, 'content')
  .filter(path => path.endsWith('.mdx'))
  .map(path => ({ path, exercises: readExercises(readSource(repository, path).text) }))
const withExercises = pages.filter(({ exercises }) => exercises.length > 0)

test.each(withExercises)('$path: model answers are accepted, and wrong ones are not', async ({ path, exercises }) => {
  expect(await checkAnswers(repository, [path])).toMatchObject({ exercises: exercises.length, problems: [] })
})

test('every exercise of the section for practising has wrong answers', () => {
  const own = withExercises
    .filter(({ path }) => path.startsWith('content/practice/'))
    .flatMap(({ path, exercises }) => exercises.map(({ id, wrong }) => ({ name: `${path} ${id}`, wrong })))
  expect(own.length).toBeGreaterThan(100)
  expect(own.filter(({ wrong }) => wrong.length === 0).map(({ name }) => name)).toEqual([])
})
