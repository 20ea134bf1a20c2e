import { copyWithFeedback } from '../../browser/buttons.ts'

/** Copies the page's Markdown. */
export function startCopyPage() {
  addEventListener('click', event => {
    const button = (event.target as Element).closest?.<HTMLElement>('.copy-page')
    if (button) copyWithFeedback(button, fetchText(button.dataset.source ?? ''))
  })
}

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return new Blob([await response.text()], { type: 'text/plain' })
}

/** When a category's print button is pressed, puts its pages on this one and opens the browser's print dialog. */
export function startPrintSection() {
  addEventListener('click', event => {
    const status = (event.target as Element).closest?.('.print-button')?.nextElementSibling
    if (!status) return
    import('../print-section/print-section.client.ts')
      .then(({ printSection }) => printSection(status))
      .catch(() => {
        status.textContent = 'Part of it could not be loaded. Try again when the network is back.'
      })
  })
}
