import { readStoredRecord } from '../../browser/storage.ts'

/** On a page with exercises, shows the bar of the session that runs. Without its script, the session goes on at `/practice`. */
export function startPractice() {
  if (!readStoredRecord('tickwise.practice').session || !document.querySelector('.exercise')) return
  import('./practice-bar.client.ts').then(({ showPracticeBar }) => showPracticeBar()).catch(() => {})
}
