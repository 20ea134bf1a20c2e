import { writeStored } from '../browser/storage.ts'

const { dataset } = document.documentElement

/** Closes the bar when the reader presses its button, here or in another tab of the browser. */
export function startAnnouncementBar() {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'tickwise.announcement' && newValue === dataset.announcement) dataset.announcementClosed = ''
  })
  document.querySelector('.announcement-bar .close-button')?.addEventListener('click', () => {
    dataset.announcementClosed = ''
    writeStored('tickwise.announcement', dataset.announcement ?? '')
    // The focused button is hidden now, so focus moves to what follows it on the page: the brand.
    document.querySelector<HTMLElement>('.brand')?.focus({ preventScroll: true })
  })
}
