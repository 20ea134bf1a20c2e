import { storageKeys, writeStored } from './storage.ts'

export function startAnnouncementBar() {
  document.querySelector('.announcement-bar .close-button')?.addEventListener('click', () => {
    const { dataset } = document.documentElement
    dataset.announcementClosed = ''
    writeStored(storageKeys.announcement, dataset.announcement ?? '')
  })
}
