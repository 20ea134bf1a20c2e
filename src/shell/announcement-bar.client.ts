import { writeStored } from './storage.ts'

const { dataset } = document.documentElement

/** Closes the bar, also when another of the browser's tabs has closed it. */
export function startAnnouncementBar() {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'tickwise.announcement' && newValue === dataset.announcement) dataset.announcementClosed = ''
  })
  document.querySelector('.announcement-bar .close-button')?.addEventListener('click', () => {
    dataset.announcementClosed = ''
    writeStored('tickwise.announcement', dataset.announcement ?? '')
    // What comes next on the page: the button that had the focus is gone.
    document.querySelector<HTMLElement>('.brand')?.focus({ preventScroll: true })
  })
}
