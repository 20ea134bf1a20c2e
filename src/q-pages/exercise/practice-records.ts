import { readStoredRecord, writeStored } from '../../browser/storage.ts'
import { type ExerciseLevel, exerciseLevels } from '../../content/practice/exercises.ts'
import { changeExercise, parseRecord, readAllExercises, readExercise, writeExercises } from './exercise-records.ts'
import { addDays, formatDay, isDay, moveToBox } from './schedule.ts'

const key = 'tickwise.practice'

/** How long a session takes, in minutes. */
export const sessionMinutes = 10

/** A session does not lead to tasks that take longer, in minutes. */
export const maxTaskMinutes = 15

/** A session that the reader has started. */
export interface PracticeSession {
  /** When it ends, in milliseconds since 1970. */
  end: number
  topic: string | undefined
  level: ExerciseLevel | undefined
  /** The exercises that it has led to. */
  seen: string[]
  /** How many exercises were solved since it began, these or others. */
  solved: number
}

/** The days on which the reader solved something, oldest first: the last 400 of them. */
export function readDays(): string[] {
  const { days } = readStoredRecord(key)
  return Array.isArray(days) ? days.filter(isDay) : []
}

const maxDays = 400

/** Adds days to those on which something was solved. */
export function recordDays(added: readonly string[]) {
  const days = [...new Set([...readDays(), ...added])].sort().slice(-maxDays)
  writeStored(key, JSON.stringify({ ...readStoredRecord(key), days }))
}

/** How many of the last 30 days the reader has practised on. There is no streak to lose. */
export function countRecentDays(days: readonly string[], today: string): number {
  const first = addDays(today, -29)
  return days.filter(day => day >= first && day <= today).length
}

/** The session that runs or has just ended; undefined without one, and an hour after its end. */
export function readSession(now: number): PracticeSession | undefined {
  const { session } = readStoredRecord(key)
  if (typeof session !== 'object' || session === null) return undefined
  const { end, topic, level, seen, solved }: Record<string, unknown> = { ...session }
  if (typeof end !== 'number' || Math.abs(end - now) > maxSessionAgeMs) return undefined
  return {
    end,
    topic: typeof topic === 'string' ? topic : undefined,
    level: exerciseLevels.find(each => each === level),
    seen: Array.isArray(seen) ? seen.filter(each => typeof each === 'string') : [],
    solved: typeof solved === 'number' ? solved : 0,
  }
}

/** A session that was left open longer is forgotten. */
const maxSessionAgeMs = 60 * 60_000

/** Records that an exercise was solved now: its box, the day, and the count of the session that runs. */
export function recordSolved(name: string, wasHelped: boolean) {
  const today = formatDay(new Date())
  recordDays([today])
  const session = readSession(Date.now())
  if (session && readExercise(name).day !== today) writeSession({ ...session, solved: session.solved + 1 })
  changeExercise(name, moveToBox(readExercise(name), today, wasHelped))
}

/** Stores the session; undefined ends it. */
export function writeSession(session: PracticeSession | undefined) {
  const { session: _, ...others } = readStoredRecord(key)
  writeStored(key, JSON.stringify(session ? { ...others, session } : others))
}

/** All progress as the text of a file. */
export function exportProgress(): string {
  const exercises = Object.fromEntries(readAllExercises())
  return `${JSON.stringify({ format: 'tickwise-progress-1', days: readDays(), exercises }, null, 1)}\n`
}

/** A file may have at most so many characters: some hundred long answers. */
const maxFileLength = 2_000_000

/**
 * Adds the progress in a file to what the browser has; of an exercise that both have, the one that was solved later counts. Returns
 * how many exercises the file has, or undefined for a file that is no progress.
 */
export function importProgress(text: string): number | undefined {
  const file = parseFile(text)
  if (!file) return undefined
  const records = Object.fromEntries(readAllExercises())
  const names = Object.keys(file.exercises).filter(name => /^\/[^\s#]*#[\w-]+$/.test(name))
  for (const name of names) {
    const [known, added] = [records[name] ?? {}, parseRecord(file.exercises[name])]
    records[name] = (added.day ?? '') > (known.day ?? '') ? { ...known, ...added } : { ...added, ...known }
  }
  writeExercises(records)
  recordDays(file.days)
  return names.length
}

function parseFile(text: string): { exercises: Record<string, unknown>; days: string[] } | undefined {
  if (text.length > maxFileLength) return undefined
  try {
    const { format, exercises, days }: Record<string, unknown> = { ...(JSON.parse(text) as object) }
    if (format !== 'tickwise-progress-1' || typeof exercises !== 'object' || exercises === null) return undefined
    return { exercises: { ...exercises }, days: Array.isArray(days) ? days.filter(isDay) : [] }
  } catch {
    return undefined
  }
}
