import { readExercise, watchExercises } from './exercise-records.ts'

/** Marks the exercises of the page that the reader has done. */
export function showDone() {
  for (const exercise of document.querySelectorAll<HTMLElement>('.exercise')) {
    const sign = exercise.querySelector<HTMLElement>('.exercise-done')
    if (sign) sign.hidden = !readExercise(exercise.dataset.exercise ?? '').isDone
  }
}

watchExercises(showDone)
