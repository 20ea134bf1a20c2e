import { onEachPage } from '../../navigation/on-each-page.ts'

/** Marks the exercises that the reader has done, on pages that have some. */
export function startExercises() {
  onEachPage(() => {
    if (document.querySelector('.exercise'))
      import('./show-done.client.ts').then(
        ({ showDone }) => showDone(),
        () => {},
      )
  })
}
