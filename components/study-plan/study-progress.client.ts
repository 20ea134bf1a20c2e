import { onEachPage, readStoredRecord } from 'tickwise'

/** Shows beside the study plans of a category page how many tasks the reader has ticked, in whichever tab. */
export default function startStudyProgress() {
  onEachPage(showProgress)
  // Whatever key another tab has stored: looking again costs less than telling the keys apart.
  addEventListener('storage', showProgress)
  document.addEventListener('tickwise:data-cleared', showProgress)
}

function showProgress() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-plan]')) {
    const { plan = '', tasks } = place.dataset
    const ticks = readStoredRecord('tickwise.study-ticks')[plan]
    // Tasks may have been taken out of the plan since.
    const done = Array.isArray(ticks) ? Math.min(ticks.length, Number(tasks)) : 0
    place.textContent = `${done} of ${tasks} done`
    place.hidden = done === 0
  }
}
