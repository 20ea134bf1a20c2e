import { Day, useSite } from 'tickwise'
import type { data } from '../data.ts'
import { formatCount, formatShare } from './format-count.ts'

/** The score in three sentences. */
export function RunnerScore() {
  const { runnerScore } = useSite<typeof data>().data
  if (!runnerScore) return <p>No measurement has been published yet.</p>
  const { date, pages, effects, errorTexts } = runnerScore
  return (
    <p>
      On <Day date={date} /> the runner printed <strong>exactly the documented text</strong> for{' '}
      <strong>
        {formatCount(runnerScore)} examples ({formatShare(runnerScore)})
      </strong>
      , taken from {pages} pages of the documentation. Of the inputs that print nothing, such as definitions,{' '}
      {formatCount(effects)} ran without an error. An example of an error counts if its code agrees; in{' '}
      {formatCount(errorTexts)} of them the lines below the code agree too.
    </p>
  )
}
