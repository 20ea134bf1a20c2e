import { runnerLinks } from '../worker/runner-links.ts'
import type { Exchange } from './console-state.ts'

/** Says which interpreter runs the code. A report of a wrong answer contains the `last` input and its output. */
export function InterpreterNote({ last }: { last: Exchange | undefined }) {
  const feedbackUrl = last && runnerLinks.feedbackUrl(last.typed, last.output)
  return (
    <p className="console-source">
      Run by Tickwise’s own interpreter of q, which is not kdb+.{' '}
      {runnerLinks.faithfulness && <a href={runnerLinks.faithfulness}>How faithful is it?</a>}{' '}
      {feedbackUrl && (
        <a href={feedbackUrl} target="_blank" rel="noopener noreferrer">
          Wrong answer? Tell us
        </a>
      )}
    </p>
  )
}
