import { readStoredRecord, writeStored } from '../../browser/storage.ts'

/** What the browser stores about one exercise. */
interface ExerciseRecord {
  /** The reader's answer; undefined while it is the starter text. */
  text?: string | undefined
  isDone?: boolean
}

const key = 'tickwise.exercises'
/** Longer answers are not stored. */
const maxTextLength = 20_000

/** `name` is the address of the page with the id of the exercise: `/docs/concepts/fby#fby-biggest`. */
export function readExercise(name: string): ExerciseRecord {
  const stored = readStoredRecord(key)[name]
  if (typeof stored !== 'object' || stored === null) return {}
  const { text, isDone }: { text?: unknown; isDone?: unknown } = stored
  return { ...(typeof text === 'string' && { text }), ...(isDone === true && { isDone }) }
}

/** Changes the record of an exercise. Keeps what other tabs have stored about other exercises. */
export function changeExercise(name: string, change: ExerciseRecord) {
  const { [name]: _, ...others } = readStoredRecord(key)
  const { text, isDone } = { ...readExercise(name), ...change }
  const record = { ...(text !== undefined && text.length <= maxTextLength && { text }), ...(isDone && { isDone }) }
  writeStored(key, JSON.stringify(Object.keys(record).length > 0 ? { ...others, [name]: record } : others))
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
