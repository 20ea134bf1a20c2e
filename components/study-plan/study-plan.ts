/** The list of tasks that a page lets its readers tick off. */
export interface StudyPlan {
  name: string
  tasks: number
}

/** `<StudyTicks plan="quants">` with two tasks -> `{ name: 'quants', tasks: 2 }`; undefined for Markdown without a plan. */
export function studyPlanOf(markdown: string): StudyPlan | undefined {
  const [, name, list = ''] = /^<StudyTicks plan="([^"]+)">$(.*?)^<\/StudyTicks>$/ms.exec(markdown) ?? []
  return name === undefined ? undefined : { name, tasks: list.match(/^\s*- \[[ x]\] /gm)?.length ?? 0 }
}
