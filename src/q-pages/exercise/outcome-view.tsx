import type { ReactNode } from 'react'
import type { ErrorHelp, Outcome } from './answer-check.client.ts'
import { describeType } from './describe-type.ts'
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
          <Explanation help={state.explanation} />
          {state.silence === 'semicolon' && (
            <p>Your answer ends with a semicolon, so its last input returns nothing. Leave that semicolon out.</p>
          )}
          {state.silence === 'show' && (
            <p>
              <code>show</code> prints a value and returns nothing. Leave <code>show</code> out.
            </p>
          )}
          <Printed text={state.printed} />
        </>
      )
    case 'error':
      return (
        <>
          <Output label="What your answer printed" text={state.printed} />
          <Explanation help={state.explanation} />
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

function Explanation({ help }: { help: ErrorHelp | undefined }) {
  if (!help) return null
  return (
    <p>
      {help.sentence} {help.href !== undefined && <a href={help.href}>Read more about this error</a>}
    </p>
  )
}

/** Checks that fail for want of the same name are one line; any other has a line of its own. */
function FailedChecks({ checks }: { checks: readonly FailedCheck[] }) {
  const missing = new Set(checks.flatMap(check => check.missing ?? []))
  const usesAnswer = checks.some(
    check => check.missing === undefined && check.typed.trim() !== 'answer' && /\banswer\b/.test(check.typed),
  )
  return (
    <>
      <ul>
        {[...missing].map(name => (
          <li key={name}>
            <MissingName name={name} count={checks.filter(check => check.missing === name).length} />
          </li>
        ))}
        {checks.map(
          (check, index) =>
            check.missing === undefined && (
              // biome-ignore lint/suspicious/noArrayIndexKey: two checks may be the same, and their order never changes.
              <li key={index}>
                <FailedCheckView {...check} />
              </li>
            ),
        )}
      </ul>
      {usesAnswer && (
        <p>
          In a check, <code>answer</code> is what your last input returned.
        </p>
      )}
    </>
  )
}

function MissingName({ name, count }: { name: string; count: number }) {
  return (
    <>
      <code>{name}</code> is not defined yet; {count === 1 ? 'one check needs it.' : `${count} checks need it.`}
    </>
  )
}

/** `count answer` should print `2`; yours prints `3`. Values of several lines stand below the words. */
function FailedCheckView({ typed, expected, computed }: FailedCheck) {
  return (
    <>
      <code>{typed}</code> should print <Value text={expected} />
      {describeTypeIn(typed, expected)}
      {expected.includes('\n') ? 'Yours prints' : '; yours prints'} <Value text={computed} />
      {describeTypeIn(typed, computed)}
      {!computed.includes('\n') && '.'}
    </>
  )
}

/** Explains, in brackets, a number that a check with `type` printed or should print. */
function describeTypeIn(typed: string, printed: string) {
  const words = /^type\b/.test(typed) && describeType(printed)
  return words && ` (${words})`
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
