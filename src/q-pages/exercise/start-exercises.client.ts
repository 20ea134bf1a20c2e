import { loadStylesheet } from '../../browser/page-elements.ts'
import { withBasePath } from '../../browser/with-base-path.ts'
import stylesheet from '../../styles/exercise.css?url'
import { readExercise, watchExercises } from './exercise-records.ts'

/** Shows the editors of the page's exercises with the reader's answers, and marks the exercises that are done. */
export async function startExercises() {
  if (!document.querySelector('.exercise')) return
  await loadStylesheet(withBasePath(stylesheet))
  showDone()
  showSavedAnswers()
}

/** Puts the reader's answers into the fields that editors have not replaced yet, unless something was typed there. */
function showSavedAnswers() {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('.exercise x-island:not([data-live]) textarea')) {
    const { text } = readExercise(field.closest<HTMLElement>('.exercise')?.dataset.exercise ?? '')
    if (text !== undefined && field.value === field.defaultValue) field.value = text
  }
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
