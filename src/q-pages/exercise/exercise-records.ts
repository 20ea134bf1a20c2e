import { readStoredRecord, unstored, writeStored } from '../../browser/storage.ts'
import { isDay, type Progress } from './schedule.ts'

/** What the browser stores about one exercise. */
export interface ExerciseRecord extends Progress {
  /** The reader's answer; undefined while it is the starter text. */
  text?: string | undefined
}

const key = 'tickwise.exercises'
/** Longer answers are not stored. */
const maxTextLength = 20_000

/** `name` is the address of the page with the id of the exercise: `/docs/concepts/fby#fby-biggest`. */
export const readExercise = (name: string): ExerciseRecord => parseRecord(readStoredRecord(key)[name])

/** The records of all exercises that the reader has begun. */
export function readAllExercises(): Map<string, ExerciseRecord> {
  return new Map(Object.entries(readStoredRecord(key)).map(([name, stored]) => [name, parseRecord(stored)]))
}

/** Whether the browser keeps what the reader does. False where storage is blocked, or was full at the last attempt. */
export function keepsExercises(): boolean {
  try {
    localStorage.getItem(key)
    return !unstored.has(key)
  } catch {
    return false
  }
}

/** What is valid of a stored record, which may be anything. */
export function parseRecord(stored: unknown): ExerciseRecord {
  if (typeof stored !== 'object' || stored === null) return {}
  const { text, isDone, box, day }: Record<string, unknown> = { ...stored }
  const isPlaced = Number.isInteger(box) && Number(box) >= 1 && isDay(day)
  return {
    ...(typeof text === 'string' && text.length <= maxTextLength && { text }),
    ...(isDone === true && { isDone }),
    ...(isDone === true && isPlaced && { box: Number(box), day }),
  }
}

/** Changes the record of an exercise. Keeps what other tabs have stored about other exercises. */
export function changeExercise(name: string, change: ExerciseRecord) {
  const record = parseRecord({ ...readExercise(name), ...change })
  writeExercises({ ...readStoredRecord(key), [name]: record })
}

/** Stores records, without those that say nothing. */
export function writeExercises(records: Record<string, unknown>) {
  const kept = Object.entries(records).filter(([, record]) => Object.keys(parseRecord(record)).length > 0)
  writeStored(key, JSON.stringify(Object.fromEntries(kept)))
  document.dispatchEvent(new Event(changed))
}

/** Calls `work` when an exercise changes, in any tab, and when all data are cleared. Returns a function that ends this. */
export function watchExercises(work: () => void): () => void {
  const end = watchOtherTabs(work)
  for (const type of [changed, 'tickwise:data-cleared']) document.addEventListener(type, work)
  return () => {
    end()
    for (const type of [changed, 'tickwise:data-cleared']) document.removeEventListener(type, work)
  }
}

/** Calls `work` when another tab changes an exercise. Returns a function that ends this. */
export function watchOtherTabs(work: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // The key is null when all of the storage was cleared.
    if (event.key === null || event.key === key) work()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

const changed = 'tickwise:exercises'
