import { writeStored } from '../browser/storage.ts'

const { dataset } = document.documentElement

/** Closes the bar when the reader presses its button, here or in another tab of the browser. */
export function startAnnouncementBar() {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'tickwise.announcement' && newValue === dataset.announcement) dataset.announcementClosed = ''
  })
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest?.('.announcement-bar .close-button')) return
    dataset.announcementClosed = ''
    writeStored('tickwise.announcement', dataset.announcement ?? '')
    // The focused button is hidden now, so focus moves to the nearest link that every page has.
    document.querySelector<HTMLElement>('.brand')?.focus({ preventScroll: true })
  })
}
