import type { ReactNode } from 'react'
import type { Outcome } from './answer-check.client.ts'
import { renderCodeSpans } from './hints.tsx'
import type { FailedCheck } from './judge-answer.ts'

export type CheckState = { kind: 'idle' } | { kind: 'running'; canStop: boolean } | Outcome

/** Shows the result of a check. Screen readers announce its first sentence. */
export function OutcomeView({ state, onRetry }: { state: CheckState; onRetry: () => void }) {
  return (
    <div className={`exercise-outcome ${state.kind}`}>
      <p role="status">{summarize(state)}</p>
      {describe(state, onRetry)}
    </div>
  )
}

function summarize(state: CheckState): string {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'running':
      return state.canStop ? 'Still running. You can stop it.' : ''
    case 'correct':
      return 'Correct.'
    case 'other-way':
      return 'The result is right, but the way is not the one asked for.'
    case 'wrong': {
      const { length } = state.failed
      return state.checks === 1
        ? 'Not yet.'
        : `Not yet: ${length} of ${state.checks} checks ${length === 1 ? 'fails' : 'fail'}.`
    }
    case 'error':
      return 'Your answer ended with an error.'
    case 'empty':
      return 'Write an answer first.'
    case 'ended':
      return state.message
    case 'failed':
      return state.text
    default:
      return state satisfies never
  }
}

function describe(state: CheckState, onRetry: () => void): ReactNode {
  switch (state.kind) {
    case 'correct':
      return <Printed text={state.printed} />
    case 'other-way':
      return (
        <>
          <ul>
            {state.reasons.map(reason => (
              <li key={reason}>{renderCodeSpans(reason)}</li>
            ))}
          </ul>
          <Printed text={state.printed} />
        </>
      )
    case 'wrong':
      return (
        <>
          <FailedChecks checks={state.failed} />
          {state.endsWithSemicolon && (
            <p>Your answer ends with a semicolon, so its last input returns nothing. Leave that semicolon out.</p>
          )}
          <Printed text={state.printed} />
        </>
      )
    case 'error':
      return (
        <>
          <Output label="What your answer printed" text={state.printed} />
          {state.sentence && (
            <p>
              {state.sentence} {state.href !== undefined && <a href={state.href}>Read more about this error</a>}
            </p>
          )}
        </>
      )
    case 'failed':
      return (
        <button type="button" onClick={state.needsReload ? () => location.reload() : onRetry}>
          {state.needsReload ? 'Reload' : 'Retry'}
        </button>
      )
    default:
      return null
  }
}

function FailedChecks({ checks }: { checks: readonly FailedCheck[] }) {
  return (
    <ul>
      {checks.map((check, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two checks may be the same, and their order never changes.
        <li key={index}>
          <FailedCheckView {...check} />
        </li>
      ))}
    </ul>
  )
}

/** `count answer` should print `2`; yours prints `3`. Values of several lines stand below the words. */
function FailedCheckView({ typed, expected, computed }: FailedCheck) {
  return (
    <>
      <code>{typed}</code> should print <Value text={expected} />
      {expected.includes('\n') ? 'Yours prints' : '; yours prints'} <Value text={computed} />
      {!computed.includes('\n') && '.'}
    </>
  )
}

function Value({ text }: { text: string }) {
  if (text === '') return 'nothing'
  return text.includes('\n') ? <Output label="Output" text={text} /> : <code>{text}</code>
}

function Printed({ text }: { text: string }) {
  if (text.trim() === '') return null
  return (
    <>
      <p>Your answer prints:</p>
      <Output label="What your answer prints" text={text} />
    </>
  )
}

/** Wide tables scroll, also by keyboard. */
function Output({ label, text }: { label: string; text: string }) {
  const attributes = { role: 'group', tabIndex: 0, 'aria-label': label }
  return <pre {...attributes}>{text.trimEnd()}</pre>
}
