'use client'

import type { ReactNode } from 'react'
import { AnswerForm } from './answer-form.tsx'
import { Hints } from './hints.tsx'
import { useDone } from './use-done.ts'

interface ExerciseWorkProps {
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
