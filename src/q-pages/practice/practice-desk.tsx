'use client'

import { type ChangeEvent, type MouseEvent, useEffect, useReducer, useRef, useState } from 'react'
import { hasModifierKey } from '../../browser/presses.ts'
import { withBasePath } from '../../browser/with-base-path.ts'
import { type ExerciseLevel, exerciseLevels } from '../../content/practice/exercises.ts'
import { keepsExercises, readAllExercises, watchExercises } from '../exercise/exercise-records.ts'
import {
  countRecentDays,
  exportProgress,
  importProgress,
  maxTaskMinutes,
  readDays,
  sessionMinutes,
  writeSession,
} from '../exercise/practice-records.ts'
import { chooseNext, findDueDay, formatDay, isDue, type Progress } from '../exercise/schedule.ts'
import { fetchExercises, type SiteExercise } from './fetch-exercises.client.ts'

interface Topic {
  id: string
  title: string
}

interface PracticeDeskProps {
  topics: Topic[]
  /** How many exercises there are. */
  count: number
  /** The exercise for readers who have solved none. */
  first: SiteExercise | undefined
}

/**
 * Chooses the next exercise, starts sessions, lists exercises with their state, and moves progress to other browsers. Until
 * the list has been fetched, it offers the first exercise.
 */
export function PracticeDesk({ topics, count, first }: PracticeDeskProps) {
  const { exercises, hasFailed, retry } = useExercises()
  const { progress, days, isKept } = useProgress()
  const [topic, setTopic] = useState('')
  const [level, setLevel] = useState('')
  const today = formatDay(new Date())
  const progressOf = ({ url }: { url: string }): Progress => progress.get(url) ?? {}
  const wanted = { topic: topic || undefined, level: exerciseLevels.find(each => each === level) }
  const listed = exercises && filterExercises(exercises, wanted)
  const next = exercises ? chooseForDesk(exercises, progress, wanted) : first
  const start = (chosen: SiteExercise) =>
    writeSession({ end: Date.now() + sessionMinutes * 60_000, ...wanted, seen: [chosen.url], solved: 0 })
  return (
    <div className="practice-desk">
      <p role="status">{listed ? describeProgress(listed, { progressOf, today, days }) : `${count} exercises.`}</p>
      {!isKept && (
        <p>
          This browser blocks storage or has none left, so what you solve is forgotten when you leave the site. Save
          your progress as a file to keep it.
        </p>
      )}
      {hasFailed && (
        <p>
          The list of exercises could not be fetched.{' '}
          <button type="button" onClick={retry}>
            Retry
          </button>
        </p>
      )}
      <div className="practice-choice">
        <Choice label="Topic" all="All topics" value={topic} onChange={setTopic} options={topics} />
        <Choice
          label="Difficulty"
          all="Any"
          value={level}
          onChange={setLevel}
          options={exerciseLevels.map(each => ({ id: each, title: each }))}
        />
      </div>
      <NextExercise
        next={next}
        onStart={start}
        wanted={exercises ? undefined : wanted}
        isEmpty={listed?.length === 0}
      />
      {listed && <ExerciseTable exercises={listed} topics={topics} {...{ progressOf, today }} />}
      <ProgressFile />
    </div>
  )
}

function useExercises() {
  const [exercises, setExercises] = useState<SiteExercise[]>()
  const [hasFailed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    fetchExercises().then(setExercises, () => setFailed(true))
  }
  useEffect(load, [])
  return { exercises, hasFailed, retry: load }
}

/** What the browser has stored. It is read after the first render, which must be that of the server. */
function useProgress() {
  const [state, update] = useReducer(
    () => ({
      progress: readAllExercises() as ReadonlyMap<string, Progress>,
      days: readDays(),
      isKept: keepsExercises(),
    }),
    { progress: new Map<string, Progress>(), days: [] as string[], isKept: true },
  )
  useEffect(() => {
    update()
    return watchExercises(update)
  }, [])
  return state
}

interface Known {
  progressOf: (exercise: { url: string }) => Progress
  today: string
}

function describeProgress(exercises: SiteExercise[], { progressOf, today, days }: Known & { days: string[] }): string {
  const solved = exercises.filter(exercise => findDueDay(progressOf(exercise)) !== undefined)
  const due = solved.filter(exercise => isDue(progressOf(exercise), today))
  if (solved.length === 0) return `${countExercises(exercises)}. Nothing solved yet in this browser.`
  const recent = countRecentDays(days, today)
  return `Solved: ${solved.length} of ${exercises.length}. To repeat today: ${due.length}. You practised on ${recent} of the last 30 days.`
}

const countExercises = ({ length }: SiteExercise[]) => (length === 1 ? 'One exercise' : `${length} exercises`)

interface ChoiceProps {
  label: string
  /** The option that chooses everything. */
  all: string
  value: string
  options: Topic[]
  onChange: (value: string) => void
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {options.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

interface Wanted {
  topic: string | undefined
  level: ExerciseLevel | undefined
}

/** The next exercise; larger tasks only when nothing shorter is left. Undefined if nothing is. */
function chooseForDesk(exercises: SiteExercise[], records: ReadonlyMap<string, Progress>, wanted: Wanted) {
  const choice = { records, today: formatDay(new Date()), ...wanted }
  return chooseNext(exercises, { ...choice, maxMinutes: maxTaskMinutes }) ?? chooseNext(exercises, choice)
}

/** The next exercise for a press that came before the list: waits for it. `first` if it cannot be fetched. */
async function chooseAnew(wanted: Wanted, first: SiteExercise): Promise<SiteExercise | undefined> {
  const exercises = await fetchExercises().catch(() => undefined)
  return exercises ? chooseForDesk(exercises, readAllExercises(), wanted) : first
}

interface NextExerciseProps {
  next: SiteExercise | undefined
  onStart: (exercise: SiteExercise) => void
  /** Given while the list of exercises is missing, when `next` is the same for every reader. */
  wanted: Wanted | undefined
  /** Whether no exercise has the topic and the level that were chosen. */
  isEmpty: boolean
}

function NextExercise({ next, onStart, wanted, isEmpty }: NextExerciseProps) {
  if (!next) {
    const reason = isEmpty
      ? 'No exercise has this topic and difficulty.'
      : 'You have solved all of these, and none has to be repeated today.'
    return <p>{reason} Choose another topic or difficulty.</p>
  }
  const href = withBasePath(next.url)
  const leave = (work: (exercise: SiteExercise) => void) => async (event: MouseEvent<HTMLElement>) => {
    if (!wanted || hasModifierKey(event.nativeEvent)) return work(next)
    event.preventDefault()
    const { currentTarget: link } = event
    const chosen = await chooseAnew(wanted, next)
    // The reader may have left meanwhile. Without anything to choose, the desk says so.
    if (!chosen || !link.isConnected) return
    work(chosen)
    location.assign(withBasePath(chosen.url))
  }
  return (
    <>
      <p>
        Next: <a href={href}>{next.question}</a> <span className="muted">({next.level})</span>
      </p>
      <p className="practice-actions">
        <a className="practice-start" href={href} onClick={leave(onStart)}>
          Start {sessionMinutes} minutes
        </a>
        <a href={href} onClick={leave(() => writeSession(undefined))}>
          Only this one
        </a>
      </p>
    </>
  )
}

const filterExercises = (exercises: SiteExercise[], wanted: Wanted) =>
  exercises.filter(
    ({ topic, level }) =>
      (wanted.topic === undefined || topic === wanted.topic) && (wanted.level === undefined || level === wanted.level),
  )

interface ExerciseTableProps extends Known {
  exercises: SiteExercise[]
  topics: Topic[]
}

/** All exercises that the reader's choice leaves, each with its state. */
function ExerciseTable({ exercises: shown, topics, progressOf, today }: ExerciseTableProps) {
  const [isOpen, setOpen] = useState(false)
  const titles = new Map(topics.map(({ id, title }) => [id, title]))
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{countExercises(shown)}, with what you have solved</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too.
        // biome-ignore lint/a11y/useSemanticElements: a field set holds fields.
        <div className="table-scroll" tabIndex={0} role="group" aria-label="Exercises">
          <table>
            <thead>
              <tr>
                <th scope="col">Exercise</th>
                <th scope="col">Topic</th>
                <th scope="col">Difficulty</th>
                <th scope="col">Page</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(exercise => (
                <tr key={exercise.url}>
                  <td>
                    <a href={withBasePath(exercise.url)}>{exercise.question}</a>
                  </td>
                  <td>{titles.get(exercise.topic) ?? exercise.topic}</td>
                  <td>
                    {exercise.level}
                    {exercise.minutes !== undefined && `, ${exercise.minutes} minutes`}
                  </td>
                  <td>{exercise.page}</td>
                  <td>{describeState(progressOf(exercise), today)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}

function describeState(progress: Progress, today: string): string {
  const dueDay = findDueDay(progress)
  if (dueDay === undefined) return 'new'
  if (dueDay <= today) return 'to repeat'
  return `box ${progress.box}, again on ${dueDay}`
}

/** Buttons that save the progress as a file, and add that of a file. */
function ProgressFile() {
  const input = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    const count = file && importProgress(await file.text().catch(() => ''))
    target.value = ''
    if (file)
      setMessage(
        count === undefined
          ? `${file.name} holds no progress of this site; nothing was changed.`
          : `Added the progress of ${count === 1 ? 'one exercise' : `${count} exercises`}.`,
      )
  }
  return (
    <div className="practice-file">
      <button type="button" onClick={saveProgress}>
        Save my progress
      </button>
      <button type="button" onClick={() => input.current?.click()}>
        Load progress
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="File with progress"
        hidden
        onChange={onFile}
      />
      <span role="status">{message}</span>
    </div>
  )
}

function saveProgress() {
  const url = URL.createObjectURL(new Blob([exportProgress()], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'tickwise-progress.json'
  link.click()
  // The download has begun when the event returns, but some browsers read the address a little later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
