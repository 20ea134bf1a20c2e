'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { StopButton } from '../editor/stop-button.tsx'
import { stopOfferedMs } from '../limits.ts'
import { describeMissingScript } from '../worker/missing-script.ts'
import { useEditor } from './answer-editor.ts'
import { changeExercise, readExercise, watchExercises } from './exercise-records.ts'
import { Hints } from './hints.tsx'
import type { AskedWay } from './judge-answer.ts'
import { type CheckState, OutcomeView } from './outcome-view.tsx'
import { recordSolved } from './practice-records.ts'

interface ExerciseWorkProps extends AskedWay {
  /** The key under which the browser stores the reader's answer. */
  name: string
  /** Its place among the exercises of the page, counted from 1. */
  number: number
  hints: string[]
  hasCheck: boolean
  /** The field that the editor replaces. */
  children?: ReactNode
}

/** The controls below the question of an exercise: an editor, or a box to tick. */
export function ExerciseWork(work: ExerciseWorkProps) {
  return work.hasCheck ? <AnswerForm {...work} /> : <DoneBox {...work} />
}

/** An editor, the button that checks what is in it, and the result. */
function AnswerForm({ name, number, hints, avoid, maxOperations, children }: ExerciseWorkProps) {
  const place = useRef<HTMLDivElement>(null)
  const checkButton = useRef<HTMLButtonElement>(null)
  const { state, check, stop } = useCheck(name, place, { avoid, maxOperations })
  const { editor, isChanged, startOver, takeOtherText } = useEditor(name, place, check)
  const checkEditor = () => check(editor.current?.value ?? '')
  const isRunning = state.kind === 'running'
  const retry = () => {
    checkButton.current?.focus() // The button that was pressed disappears.
    checkEditor()
  }
  return (
    <>
      <div ref={place}>{children}</div>
      <div className="exercise-actions">
        <button
          ref={checkButton}
          type="button"
          className="check-button"
          aria-disabled={isRunning}
          onClick={checkEditor}
        >
          {isRunning ? 'Checking…' : 'Check my answer'}
        </button>
        {isRunning && state.canStop && <StopButton onStop={stop} focusAfter={checkButton} />}
        <Hints hints={hints} number={number} />
        {isChanged && (
          <button type="button" onClick={startOver}>
            Start over
          </button>
        )}
      </div>
      <p className="exercise-other-tab" role="status">
        {takeOtherText && (
          <>
            Another tab has changed this answer.{' '}
            <button type="button" onClick={takeOtherText}>
              Show its answer
            </button>
          </>
        )}
      </p>
      <OutcomeView state={state} onRetry={retry} />
    </>
  )
}

/** Checks answers, one at a time; one that is correct marks the exercise as done. */
function useCheck(name: string, place: RefObject<HTMLElement | null>, asked: AskedWay) {
  const [state, setState] = useState<CheckState>({ kind: 'idle' })
  const isRunning = useRef(false)
  const check = async (text: string) => {
    if (isRunning.current || !place.current) return
    isRunning.current = true
    setState({ kind: 'running', canStop: false })
    const timer = setTimeout(() => setState({ kind: 'running', canStop: true }), stopOfferedMs)
    const outcome = await runCheck(place.current, text, asked)
    clearTimeout(timer)
    isRunning.current = false
    setState(outcome)
    if (outcome.kind === 'correct') recordSolved(name, hasOpenedAnswer(place.current))
  }
  return { state, check, stop: stopCheck }
}

/** Whether the reader has looked at the model answer of the exercise: start-exercises.client.ts remembers that. */
const hasOpenedAnswer = (place: Element | null) => place?.closest('.exercise')?.matches('[data-answer-seen]') === true

async function runCheck(place: Element, text: string, asked: AskedWay): Promise<CheckState> {
  try {
    const { checkAnswer } = await import('./answer-check.client.ts')
    return await checkAnswer(place, text, asked)
  } catch {
    return { kind: 'failed', ...(await describeMissingScript()) }
  }
}

async function stopCheck() {
  const { stopChecking } = await import('./answer-check.client.ts')
  stopChecking()
}

/** For a question to think about. */
function DoneBox({ name, number, hints }: ExerciseWorkProps) {
  const [isDone, setDone] = useDone(name)
  return (
    <div className="exercise-actions">
      <label>
        <input
          type="checkbox"
          aria-label={`Mark as done, exercise ${number}`}
          checked={isDone}
          onChange={({ target }) => setDone(target.checked)}
        />
        Mark as done
      </label>
      <Hints hints={hints} number={number} />
    </div>
  )
}

/** Whether the reader has done an exercise, and a function that stores it. */
function useDone(name: string): [isDone: boolean, setDone: (isDone: boolean) => void] {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    const show = () => setDone(readExercise(name).isDone === true)
    show()
    return watchExercises(show)
  }, [name])
  return [isDone, isNowDone => (isNowDone ? recordSolved(name, false) : changeExercise(name, { isDone: false }))]
}
