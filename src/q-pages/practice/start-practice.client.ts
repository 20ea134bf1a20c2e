import { readStoredRecord } from '../../browser/storage.ts'
import { loadAttachModule } from '../../islands/island-loader.ts'

/**
 * On `/practice`, shows at once what a returning reader has solved. On a page with exercises, shows the bar of the session that
 * runs. Without its script, the session goes on at `/practice`.
 */
export function startPractice() {
  const { days, session } = readStoredRecord('tickwise.practice')
  const desk = document.querySelector('[name=practice-desk]')
  if (days && desk)
    loadAttachModule()
      .then(({ attachIsland }) => attachIsland(desk))
      .catch(() => {})
  if (session && document.querySelector('.exercise'))
    import('./practice-bar.client.ts').then(({ showPracticeBar }) => showPracticeBar()).catch(() => {})
}
