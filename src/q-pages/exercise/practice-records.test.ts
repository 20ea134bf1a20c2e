import { beforeEach, expect, test, vi } from 'vitest'
import { changeExercise, readAllExercises, readExercise } from './exercise-records.ts'
import {
  countRecentDays,
  exportProgress,
  importProgress,
  type PracticeSession,
  readDays,
  readSession,
  recordDays,
  recordSolved,
  writeSession,
} from './practice-records.ts'

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
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 12), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const session: PracticeSession = { end: 600_000, topic: 'lists', level: 'easy', seen: ['/a#x'], solved: 1 }

test('days are kept in order, each once', () => {
  recordDays(['2026-11-28'])
  recordDays(['2026-11-27', '2026-11-28'])
  expect(readDays()).toEqual(['2026-11-27', '2026-11-28'])
})

test('of very many days the latest 400 are kept', () => {
  recordDays(Array.from({ length: 410 }, (_, i) => new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10)))
  expect(readDays()).toHaveLength(400)
  expect(readDays()[0]).toBe('2025-01-11')
})

test('of days, today and the 29 before it are recent', () => {
  expect(countRecentDays(['2026-10-29', '2026-10-30', '2026-11-28', '2026-11-29'], '2026-11-28')).toBe(2)
})

test('a session is read as it was written, and leaves the days alone', () => {
  recordDays(['2026-11-28'])
  writeSession(session)
  expect(readSession(0)).toEqual(session)
  expect(readDays()).toEqual(['2026-11-28'])
})

test('a session without a topic or a level is one of all', () => {
  writeSession({ ...session, topic: undefined, level: undefined })
  expect(readSession(0)).toEqual({ ...session, topic: undefined, level: undefined })
})

test('a session that has been ended is gone, and the days are not', () => {
  recordDays(['2026-11-28'])
  writeSession(session)
  writeSession(undefined)
  expect(readSession(0)).toBeUndefined()
  expect(readDays()).toEqual(['2026-11-28'])
})

test('a session is forgotten an hour after its end, and one that ends in more than an hour does not count', () => {
  writeSession({ ...session, end: 10_000_000 })
  expect(readSession(10_000_000 + 3_600_000)).toBeDefined()
  expect(readSession(10_000_000 + 3_600_001)).toBeUndefined()
  expect(readSession(10_000_000 - 3_600_001)).toBeUndefined()
})

test.each(['[', 'null', '5', '{"days":5,"session":5}', '{"days":[5,"today",null],"session":{"end":"now"}}'])(
  'where what is stored is damaged, such as %s, there are no days and no session',
  text => {
    stored['tickwise.practice'] = text
    expect(readDays()).toEqual([])
    expect(readSession(0)).toBeUndefined()
  },
)

test('of a damaged session, what is valid counts', () => {
  stored['tickwise.practice'] = '{"session":{"end":5,"topic":1,"level":"cruel","seen":[1,"/a#x"],"solved":"2"}}'
  expect(readSession(0)).toEqual({ end: 5, topic: undefined, level: undefined, seen: ['/a#x'], solved: 0 })
})

test('a solved exercise has its box and the day, on which the reader has practised', () => {
  changeExercise('/a#x', { text: '1+1' })
  recordSolved('/a#x', false)
  expect(readExercise('/a#x')).toEqual({ text: '1+1', isDone: true, box: 1, day: '2026-11-28' })
  expect(readDays()).toEqual(['2026-11-28'])
})

test('an exercise that was solved with help goes to the first box', () => {
  changeExercise('/a#x', { isDone: true, box: 4, day: '2026-11-01' })
  recordSolved('/a#x', true)
  expect(readExercise('/a#x').box).toBe(1)
})

test('a session counts every exercise that is solved, once a day', () => {
  writeSession({ ...session, end: Date.now(), seen: ['/a#w'], solved: 0 })
  for (const name of ['/a#w', '/a#x', '/a#x']) recordSolved(name, false)
  expect(readSession(Date.now())?.solved).toBe(2)
})

test('progress that is exported and imported in another browser is the same', () => {
  recordDays(['2026-11-27'])
  changeExercise('/a#x', { text: 'a\nb', isDone: true, box: 2, day: '2026-11-27' })
  changeExercise('/a#y', { text: '"é"' })
  const [file, days, exercises] = [exportProgress(), readDays(), readAllExercises()]
  stored = {}
  expect(importProgress(file)).toBe(2)
  expect(readDays()).toEqual(days)
  expect(readAllExercises()).toEqual(exercises)
})

test.each([
  ['later', '2026-11-28', { box: 1, day: '2026-11-28', text: 'theirs' }],
  ['earlier', '2026-11-20', { box: 3, day: '2026-11-25', text: 'mine' }],
])('of an exercise that file and browser have, where the file has the %s day, the later one counts', (_, day, kept) => {
  changeExercise('/a#x', { isDone: true, box: 3, day: '2026-11-25', text: 'mine' })
  importProgress(makeFile({ '/a#x': { isDone: true, box: 1, day, text: 'theirs' } }))
  expect(readExercise('/a#x')).toEqual({ isDone: true, ...kept })
})

test('an import keeps the exercises and the days that only the browser has', () => {
  recordDays(['2026-11-28'])
  changeExercise('/a#x', { isDone: true })
  importProgress(makeFile({ '/a#y': { isDone: true } }, ['2026-11-01', 'yesterday']))
  expect([...readAllExercises().keys()]).toEqual(['/a#x', '/a#y'])
  expect(readDays()).toEqual(['2026-11-01', '2026-11-28'])
})

test('an exercise that the file has only begun keeps the box that the browser has', () => {
  changeExercise('/a#x', { isDone: true, box: 3, day: '2026-11-25' })
  importProgress(makeFile({ '/a#x': { text: 'theirs' } }))
  expect(readExercise('/a#x')).toEqual({ isDone: true, box: 3, day: '2026-11-25', text: 'theirs' })
})

test.each([
  '',
  'null',
  '[]',
  '{"exercises":{}}',
  '{"format":"tickwise-progress-1"}',
  '{"format":"tickwise-progress-2","exercises":{}}',
])('the file %j is no progress, and changes nothing', text => {
  changeExercise('/a#x', { isDone: true })
  const before = { ...stored }
  expect(importProgress(text)).toBeUndefined()
  expect(stored).toEqual(before)
})

test('a huge file is not read', () => {
  const file = makeFile({ '/a#x': { isDone: true } })
  expect(importProgress(file.padEnd(2_000_001))).toBeUndefined()
  expect(importProgress(file.padEnd(2_000_000))).toBe(1)
})

test.each(['__proto__', 'x', '/a', 'https://evil.example/#x', '/a b#x', '/a#<b>', '/a#x#y'])(
  'the name %s in a file is no exercise',
  name => {
    const file = `{"format":"tickwise-progress-1","exercises":{${JSON.stringify(name)}:{"isDone":true}}}`
    expect(importProgress(file)).toBe(0)
    expect([...readAllExercises()]).toEqual([])
  },
)

test('of a damaged record in a file, what is valid counts', () => {
  importProgress(makeFile({ '/a#x': { isDone: true, box: 'two', day: 5, text: 7 }, '/a#y': 5 }))
  expect([...readAllExercises()]).toEqual([['/a#x', { isDone: true }]])
})

const makeFile = (exercises: Record<string, unknown>, days: string[] = []) =>
  JSON.stringify({ format: 'tickwise-progress-1', days, exercises })
