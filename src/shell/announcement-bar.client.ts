import { storageKeys } from './before-paint.ts'

export function startAnnouncementBar() {
  document.querySelector('.announcement-bar .close-button')?.addEventListener('click', () => {
    const { dataset } = document.documentElement
    dataset.announcementClosed = ''
    try {
      localStorage.setItem(storageKeys.announcement, dataset.announcement ?? '')
    } catch {
      // Blocked or full storage: the bar stays closed as long as the page.
    }
  })
}
