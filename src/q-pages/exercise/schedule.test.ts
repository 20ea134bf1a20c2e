import { expect, test } from 'vitest'
import {
  addDays,
  type Candidate,
  chooseNext,
  findDueDay,
  formatDay,
  isDue,
  moveToBox,
  type Progress,
} from './schedule.ts'

test('an exercise that is solved first is in the first box', () => {
  expect(moveToBox({}, '2026-11-28', false)).toEqual({ box: 1, day: '2026-11-28', isDone: true })
})

test('an exercise that is solved on another day moves up one box, and stays in the last', () => {
  const boxes = [1, 2, 3, 4, 5].map(box => moveToBox({ box, day: '2026-11-01' }, '2026-11-28', false).box)
  expect(boxes).toEqual([2, 3, 4, 5, 5])
})

test('an exercise that is solved with help goes to the first box, even on the same day', () => {
  const first = { box: 1, day: '2026-11-28', isDone: true }
  expect(moveToBox({ box: 4, day: '2026-11-01' }, '2026-11-28', true)).toEqual(first)
  expect(moveToBox({ box: 4, day: '2026-11-28' }, '2026-11-28', true)).toEqual(first)
})

test('an exercise that is solved again on the same day stays in its box', () => {
  expect(moveToBox({ box: 3, day: '2026-11-28' }, '2026-11-28', false).box).toBe(3)
})

test.each([
  [1, '2026-11-02'],
  [2, '2026-11-04'],
  [3, '2026-11-08'],
  [4, '2026-11-15'],
  [5, '2026-12-01'],
  [9, '2026-12-01'],
])('an exercise that came into box %i on the first of November is due on %s', (box, day) => {
  expect(findDueDay({ box, day: '2026-11-01', isDone: true })).toBe(day)
})

test('an exercise is due from its day on', () => {
  const progress = { box: 2, day: '2026-11-01' }
  expect(['2026-11-03', '2026-11-04', '2027-01-01'].map(today => isDue(progress, today))).toEqual([false, true, true])
})

test('an exercise that was solved before boxes existed is due, and one that was not solved never', () => {
  expect(isDue({ isDone: true }, '2026-11-28')).toBe(true)
  expect(isDue({}, '2026-11-28')).toBe(false)
  expect(findDueDay({})).toBeUndefined()
})

test('an exercise that was solved before boxes existed moves to the first box', () => {
  expect(moveToBox({ isDone: true }, '2026-11-28', false).box).toBe(1)
})

test.each([
  ['2026-01-31', 1, '2026-02-01'],
  ['2026-02-27', 3, '2026-03-02'],
  ['2028-02-27', 3, '2028-03-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days are %s', (day, count, sum) => {
  expect(addDays(day, count)).toBe(sum)
})

test('a day that does not exist stays as it is', () => {
  expect(addDays('2026-13-45', 3)).toBe('2026-13-45')
})

test('a day has two digits for its month and its day, in the time zone of the reader', () => {
  expect(formatDay(new Date(2026, 2, 5, 0, 0))).toBe('2026-03-05')
  expect(formatDay(new Date(2026, 2, 5, 23, 59))).toBe('2026-03-05')
})

const easy = (url: string, topic = 'lists'): Candidate => ({ url, topic, level: 'easy' })
const hard = (url: string, topic = 'lists'): Candidate => ({ ...easy(url, topic), level: 'hard' })
const solved = (day: string): Progress => ({ box: 1, day, isDone: true })

test('the exercise that has been due longest comes first, before new ones', () => {
  const progress = { '/b': solved('2026-11-20'), '/c': solved('2026-11-10'), '/d': solved('2026-11-15') }
  expect(choose([easy('/a'), easy('/b'), hard('/c'), easy('/d')], progress)).toBe('/c')
})

test('an exercise that is not due yet is no candidate', () => {
  expect(choose([easy('/a'), hard('/b')], { '/a': solved('2026-11-28') })).toBe('/b')
})

test('of new exercises an easy one comes first', () => {
  expect(choose([hard('/a'), { ...easy('/b'), level: 'medium' }, easy('/c')])).toBe('/c')
})

test('of new exercises of a level, one of the topic of which the fewest are solved comes first', () => {
  const progress = { '/a': solved('2026-11-28') }
  expect(choose([easy('/a'), easy('/b'), easy('/c', 'joins'), easy('/d', 'joins')], progress)).toBe('/c')
})

test('a sixth topic begins once two exercises of each of the first five are solved', () => {
  const topics = ['a', 'b', 'c', 'd', 'e', 'f']
  const exercises = topics.flatMap(topic => [1, 2, 3].map(number => easy(`/${topic}${number}`, topic)))
  const progress: Record<string, Progress> = {}
  const order = exercises.map(() => {
    const next = choose(exercises, progress) ?? ''
    progress[next] = solved('2026-11-28')
    return next
  })
  expect(order.slice(0, 5)).toEqual(['/a1', '/b1', '/c1', '/d1', '/e1'])
  expect(order.slice(5, 12)).toEqual(['/a2', '/b2', '/c2', '/d2', '/e2', '/f1', '/a3'])
})

test('the topic and the level that the reader has chosen leave others out, due ones too', () => {
  const exercises = [easy('/a'), easy('/b', 'joins'), hard('/c', 'joins')]
  const progress = { '/a': solved('2026-11-01') }
  expect(choose(exercises, progress, { topic: 'joins' })).toBe('/b')
  expect(choose(exercises, progress, { level: 'hard' })).toBe('/c')
  expect(choose(exercises, progress, { topic: 'joins', level: 'hard' })).toBe('/c')
})

test('exercises that the session has led to are left out', () => {
  expect(choose([easy('/a'), easy('/b')], {}, { without: new Set(['/a']) })).toBe('/b')
})

test('larger tasks are left out if they take longer than there is time', () => {
  const exercises = [
    { ...easy('/a'), minutes: 16 },
    { ...hard('/b'), minutes: 15 },
  ]
  expect(choose(exercises, {}, { maxMinutes: 15 })).toBe('/b')
  expect(choose(exercises)).toBe('/a')
})

test('when all are solved and none is due, nothing comes next', () => {
  expect(choose([easy('/a')], { '/a': solved('2026-11-28') })).toBeUndefined()
  expect(choose([])).toBeUndefined()
})

type Filters = Partial<Parameters<typeof chooseNext>[1]>

/** The address of the exercise that comes next on 28 November 2026. */
function choose(exercises: Candidate[], progress: Record<string, Progress> = {}, filters: Filters = {}) {
  const records = new Map(Object.entries(progress))
  return chooseNext(exercises, { records, today: '2026-11-28', ...filters })?.url
}
