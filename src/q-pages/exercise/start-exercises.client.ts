import { loadStylesheet } from '../../browser/page-elements.ts'
import { withBasePath } from '../../browser/with-base-path.ts'
import stylesheet from '../../styles/exercise.css?url'
import { readExercise, watchExercises } from './exercise-records.ts'

/** Shows the editors of the page's exercises, and marks the exercises that the reader has done. */
export async function startExercises() {
  if (!document.querySelector('.exercise')) return
  await loadStylesheet(withBasePath(stylesheet))
  showDone()
}

function showDone() {
  for (const exercise of document.querySelectorAll<HTMLElement>('.exercise')) {
    const sign = exercise.querySelector<HTMLElement>('.exercise-done')
    if (sign) sign.hidden = !readExercise(exercise.dataset.exercise ?? '').isDone
  }
}

watchExercises(showDone)
// Solving an exercise counts as solved with help once its answer was open. These events do not bubble.
document.addEventListener(
  'toggle',
  ({ target }) => (target as Element).closest?.('.exercise')?.setAttribute('data-answer-seen', ''),
  true,
)
