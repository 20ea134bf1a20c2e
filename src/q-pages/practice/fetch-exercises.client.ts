import { withBasePath } from '../../browser/with-base-path.ts'
import { type ExerciseLevel, exerciseLevels } from '../../content/practice/exercises.ts'
import { exerciseListPath } from '../../urls/section-paths.ts'

/** An exercise as lists show it. */
export interface SiteExercise {
  /** Its address, without the base path; its progress is stored under it. */
  url: string
  question: string
  page: string
  topic: string
  level: ExerciseLevel
  minutes?: number
}

let exercises: Promise<SiteExercise[]> | undefined

/** All exercises of the site. Rejects if the list cannot be fetched; the next call tries again. */
export function fetchExercises(): Promise<SiteExercise[]> {
  exercises ??= readList().catch(error => {
    exercises = undefined
    throw error
  })
  return exercises
}

async function readList(): Promise<SiteExercise[]> {
  const response = await fetch(withBasePath(exerciseListPath))
  if (!response.ok) throw new Error(`${exerciseListPath} answered ${response.status}`)
  const list: unknown = await response.json()
  const { exercises: found }: { exercises?: unknown } = { ...(list as object) }
  if (!Array.isArray(found)) throw new Error(`${exerciseListPath} is no list of exercises`)
  return found.filter(isExercise)
}

function isExercise(value: unknown): value is SiteExercise {
  if (typeof value !== 'object' || value === null) return false
  const { url, question, page, topic, level }: Record<string, unknown> = { ...value }
  return (
    [url, question, page, topic].every(text => typeof text === 'string') &&
    String(url).startsWith('/') &&
    exerciseLevels.some(each => each === level)
  )
}
