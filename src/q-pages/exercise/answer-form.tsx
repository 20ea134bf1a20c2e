import { type ReactNode, useRef } from 'react'
import { StopButton } from '../editor/stop-button.tsx'
import { Hints } from './hints.tsx'
import { OutcomeView } from './outcome-view.tsx'
import { useCheck } from './use-check.ts'
import { useEditor } from './use-editor.ts'

interface Props {
  name: string
  number: number
  hints: string[]
  children?: ReactNode
}

/** An editor, the button that checks what is in it, and the result. */
export function AnswerForm({ name, number, hints, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const checkButton = useRef<HTMLButtonElement>(null)
  const { state, check, stop } = useCheck(name, place)
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
