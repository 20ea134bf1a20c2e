import type { Doc } from 'tickwise'
import { studyPlanOf } from './study-plan.ts'

/** How much of a study plan the reader has done, beside its doc in a list. Empty until `study-progress.client.ts` fills it. */
export function PlanNote({ doc }: { doc: Doc }) {
  const plan = studyPlanOf(doc.markdown)
  if (!plan) return null
  return (
    <>
      {' '}
      <small className="muted" data-at-once="" data-plan={plan.name} data-tasks={plan.tasks} hidden />
    </>
  )
}
