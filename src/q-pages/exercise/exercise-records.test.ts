import { beforeEach, expect, test, vi } from 'vitest'
import {
  changeExercise,
  parseRecord,
  readAllExercises,
  readExercise,
  watchExercises,
  writeExercises,
} from './exercise-records.ts'

let stored: Record<string, string>

beforeEach(() => {
  stored = {}
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value
    },
  })
})

test('the text and the tick of an exercise change separately, and other exercises keep theirs', () => {
  changeExercise('/a#x', { text: '1+' })
  changeExercise('/a#y', { isDone: true })
  changeExercise('/a#x', { isDone: true })
  expect(readExercise('/a#x')).toEqual({ text: '1+', isDone: true })
  changeExercise('/a#x', { text: undefined })
  expect(readExercise('/a#x')).toEqual({ isDone: true })
  expect(readExercise('/a#y')).toEqual({ isDone: true })
})

test('an exercise that is reset leaves nothing in storage', () => {
  changeExercise('/a#x', { isDone: true, text: '1' })
  changeExercise('/a#x', { isDone: false, text: undefined })
  expect(stored['tickwise.exercises']).toBe('{}')
})

test('very long texts are not stored', () => {
  changeExercise('/a#x', { text: 'a'.repeat(20_001), isDone: true })
  expect(readExercise('/a#x')).toEqual({ isDone: true })
})

test.each(['[', 'null', '{"/a#x":1}', '{"/a#x":null}', '{"/a#x":{"text":5,"isDone":"yes"}}'])(
  'an exercise whose stored record is damaged, such as %s, counts as not started',
  text => {
    stored['tickwise.exercises'] = text
    expect(readExercise('/a#x')).toEqual({})
  },
)

test('watchers are called on each change until they stop watching', () => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const work = vi.fn()
  const end = watchExercises(work)
  changeExercise('/a#x', { isDone: true })
  document.dispatchEvent(new Event('tickwise:data-cleared'))
  expect(work).toHaveBeenCalledTimes(2)
  end()
  changeExercise('/a#x', { isDone: false })
  expect(work).toHaveBeenCalledTimes(2)
})

test('the box and the day of a solved exercise are kept', () => {
  changeExercise('/a#x', { isDone: true, box: 2, day: '2026-11-28' })
  changeExercise('/a#x', { text: '1' })
  expect(readExercise('/a#x')).toEqual({ isDone: true, box: 2, day: '2026-11-28', text: '1' })
})

test.each([
  { box: 0, day: '2026-11-28' },
  { box: 1.5, day: '2026-11-28' },
  { box: '2', day: '2026-11-28' },
  { box: 2 },
  { box: 2, day: 'today' },
  { day: '2026-11-28' },
])('of a record with %j neither the box nor the day counts', placed => {
  expect(parseRecord({ isDone: true, ...placed })).toEqual({ isDone: true })
})

test('an exercise that is not done has no box', () => {
  changeExercise('/a#x', { isDone: true, box: 2, day: '2026-11-28', text: '1' })
  changeExercise('/a#x', { isDone: false })
  expect(readExercise('/a#x')).toEqual({ text: '1' })
})

test('all records are read at once, as far as they are valid', () => {
  stored['tickwise.exercises'] = '{"/a#x":{"isDone":true},"/a#y":{"text":"1","box":2}}'
  expect([...readAllExercises()]).toEqual([
    ['/a#x', { isDone: true }],
    ['/a#y', { text: '1' }],
  ])
})

test('records that are written replace all, and those that say nothing are left out', () => {
  changeExercise('/a#x', { isDone: true })
  writeExercises({ '/a#y': { text: '1' }, '/a#z': { isDone: false }, '/b#x': 5 })
  expect(stored['tickwise.exercises']).toBe('{"/a#y":{"text":"1"}}')
})
