import { expect, test } from 'vitest'
import { type ExerciseFacts, listExercises } from './exercises.ts'

const facts: ExerciseFacts = { id: 'sum', question: 'Add.', level: 'easy', topic: undefined, minutes: undefined }
const page = { url: '/docs/a', title: 'Sums', isUnlisted: false, isDraft: false, isDemonstration: false }

test('an exercise is listed with its address and the title of its page, in the order of pages and exercises', () => {
  const pages = [
    { ...page, exercises: [facts, { ...facts, id: 'mean' }] },
    { ...page, url: '/practice/b', title: 'More', exercises: [facts] },
  ]
  expect(listExercises(pages).map(exercise => [exercise.url, exercise.page])).toEqual([
    ['/docs/a#sum', 'Sums'],
    ['/docs/a#mean', 'Sums'],
    ['/practice/b#sum', 'More'],
  ])
})

test.each(['isUnlisted', 'isDraft', 'isDemonstration'])('exercises of pages with %s are left out', flag => {
  const hidden = { ...page, url: '/docs/hidden', [flag]: true, exercises: [facts] }
  expect(listExercises([hidden, { ...page, exercises: [facts] }]).map(({ url }) => url)).toEqual(['/docs/a#sum'])
})

test.each([
  ['its own topic', 'lists', 'math', 'lists'],
  ['the topic of its page, if it names none', undefined, 'math', 'math'],
  ['the title of its page, if that has no topic either', undefined, undefined, 'Sums'],
])('the topic of an exercise is %s', (_, own, ofPage, topic) => {
  const pages = [{ ...page, topic: ofPage, exercises: [{ ...facts, topic: own }] }]
  expect(listExercises(pages).map(exercise => exercise.topic)).toEqual([topic])
})
