import { writeStored } from './storage.ts'

export function startAnnouncementBar() {
  document.querySelector('.announcement-bar .close-button')?.addEventListener('click', () => {
    const { dataset } = document.documentElement
    dataset.announcementClosed = ''
    writeStored('tickwise.announcement', dataset.announcement ?? '')
  })
}
