// When an exercise comes again: the system of boxes that Sebastian Leitner described in 1972 for cards. A solved exercise moves up a
// box, from which it comes again after more days; one that needed help goes back to the first.
// https://en.wikipedia.org/wiki/Leitner_system
import { type ExerciseLevel, exerciseLevels } from '../../content/practice/exercises.ts'

/** After how many days an exercise in each box comes again, from the first box. */
export const daysByBox = [1, 3, 7, 14, 30] as const

/** What decides when an exercise comes again. */
export interface Progress {
  /** From 1 to the number of boxes; undefined for an exercise that was not solved since boxes exist. */
  box?: number | undefined
  /** The day on which it was solved last: `2026-11-28`. */
  day?: string | undefined
  isDone?: boolean | undefined
}

/** The progress after an exercise was solved. Solved again on the same day it stays in its box, unless help was needed. */
export function moveToBox({ box = 0, day }: Progress, today: string, wasHelped: boolean): Progress {
  const isSameDay = day === today && box > 0
  const next = wasHelped ? 1 : isSameDay ? box : Math.min(box + 1, daysByBox.length)
  return { box: next, day: today, isDone: true }
}

/** The day from which an exercise comes again; undefined for one that was not solved yet. */
export function findDueDay({ box, day, isDone }: Progress): string | undefined {
  if (box !== undefined && day !== undefined) return addDays(day, daysByBox[Math.min(box, daysByBox.length) - 1] ?? 1)
  // Solved before boxes existed: nobody knows when.
  return isDone ? '' : undefined
}

export const isDue = (progress: Progress, today: string): boolean => (findDueDay(progress) ?? '9999') <= today

/** Whether a stored value looks like a day: `2026-11-28`. */
export const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/** `('2026-02-27', 3)` is `2026-03-02`. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return Number.isNaN(date.getTime()) ? day : date.toISOString().slice(0, 10)
}

/** The day in the reader's time zone. */
export function formatDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map(number => String(number).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}

/** An exercise as far as choosing the next one is concerned. */
export interface Candidate {
  url: string
  topic: string
  level: ExerciseLevel
  minutes?: number | undefined
}

interface Choice {
  /** The progress of exercises by their addresses; of one that is missing, there is none. */
  records: ReadonlyMap<string, Progress>
  today: string
  /** Undefined for all. */
  topic?: string | undefined
  level?: ExerciseLevel | undefined
  /** Exercises to leave out, such as those of this session. */
  without?: ReadonlySet<string>
  /** Larger tasks are left out if they take longer. */
  maxMinutes?: number | undefined
}

/**
 * The exercise to do next: the one that has been due longest, else a new one, easy ones first and among these one of the topic
 * of which the fewest are solved. Topics begin in the order in which `exercises` has them, five at a time. Undefined if all are
 * solved and none is due.
 */
export function chooseNext<Exercise extends Candidate>(
  exercises: readonly Exercise[],
  { records, today, topic, level, without, maxMinutes }: Choice,
): Exercise | undefined {
  const progressOf = ({ url }: Exercise) => records.get(url) ?? {}
  const solvedByTopic = new Map<string, number>()
  for (const exercise of exercises)
    if (findDueDay(progressOf(exercise)) !== undefined)
      solvedByTopic.set(exercise.topic, (solvedByTopic.get(exercise.topic) ?? 0) + 1)
  const wanted = exercises.filter(
    exercise =>
      (topic === undefined || exercise.topic === topic) &&
      (level === undefined || exercise.level === level) &&
      !without?.has(exercise.url) &&
      (exercise.minutes ?? 0) <= (maxMinutes ?? Number.POSITIVE_INFINITY),
  )
  const due = wanted.filter(exercise => isDue(progressOf(exercise), today))
  const dueDay = (exercise: Exercise) => findDueDay(progressOf(exercise)) ?? ''
  if (due.length > 0) return due.reduce((first, each) => (dueDay(each) < dueDay(first) ? each : first))
  const topics = [...new Set(exercises.map(exercise => exercise.topic))]
  const round = (name: string) => Math.floor(topics.indexOf(name) / topicsAtATime) + (solvedByTopic.get(name) ?? 0)
  const rank = (exercise: Exercise) => [exerciseLevels.indexOf(exercise.level), round(exercise.topic)]
  const fresh = wanted.filter(exercise => findDueDay(progressOf(exercise)) === undefined)
  return fresh.length === 0
    ? undefined
    : fresh.reduce((first, each) => (isLess(rank(each), rank(first)) ? each : first))
}

/** Topics begin in groups of this size. A group follows once two exercises of each topic of the last one are solved. */
const topicsAtATime = 5

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}
