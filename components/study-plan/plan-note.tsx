import type { Doc } from 'tickwise'

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

/** `<StudyTicks plan="quants">` with two tasks -> `{ name: 'quants', tasks: 2 }`; undefined for Markdown without a plan. */
export function studyPlanOf(markdown: string): { name: string; tasks: number } | undefined {
  const [, name, list = ''] = /^<StudyTicks plan="([^"]+)">$(.*?)^<\/StudyTicks>$/ms.exec(markdown) ?? []
  return name === undefined ? undefined : { name, tasks: list.match(/^\s*- \[[ x]\] /gm)?.length ?? 0 }
}
