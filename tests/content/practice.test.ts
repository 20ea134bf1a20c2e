import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { listFiles, readSource } from '../../src/content/input/source-file.ts'
import { exerciseLevels, type ListedExercise } from '../../src/content/practice/exercises.ts'
import { groupBy } from '../../src/lib/collections.ts'
import { readBuilt } from '../support/built-files.ts'
import { repository } from '../support/run-tickwise.ts'

const { exercises } = JSON.parse(readBuilt('/practice.json').toString()) as { exercises: ListedExercise[] }
const families = readIds('content/reference/families.yml', 'families')
const topics = readIds('content/practice/topics.yml', 'topics')

test('every family of the reference has at least five exercises, and easy ones among them', () => {
  expect(families.length).toBeGreaterThan(20)
  const thin = families.filter(family => {
    const own = exercises.filter(({ topic }) => topic === family)
    return own.length < 5 || own.every(({ level }) => level !== 'easy')
  })
  expect(thin).toEqual([])
})

test('every doc of Concepts has at least five exercises', () => {
  const docs = listFiles(repository, 'content/docs/concepts').flatMap(
    path => /^content(.*)\.mdx?$/.exec(path)?.[1] ?? [],
  )
  expect(docs.length).toBeGreaterThan(10)
  expect(docs.filter(doc => exercises.filter(({ url }) => url.startsWith(`${doc}#`)).length < 5)).toEqual([])
})

test('there are at least 15 larger tasks of 20 to 40 minutes', () => {
  const pages = groupBy(exercises, ({ url }) => url.split('#')[0])
  const tasks = [...pages.values()]
    .filter(own => own.every(({ minutes }) => minutes !== undefined))
    .flatMap(own => own.flatMap(({ minutes }) => minutes ?? []))
  expect(tasks.length).toBeGreaterThanOrEqual(15)
  expect(tasks.filter(minutes => minutes < 20 || minutes > 40)).toEqual([])
})

test('every exercise has a question, a topic of the list and a level', () => {
  const wrong = exercises.filter(
    ({ question, topic, level }) => question.length < 10 || !topics.includes(topic) || !exerciseLevels.includes(level),
  )
  expect(wrong).toEqual([])
})

function readIds(path: string, key: string): string[] {
  const file = parse(readSource(repository, path).text) as Record<string, { id: string }[]>
  return file[key]?.map(({ id }) => id) ?? []
}
