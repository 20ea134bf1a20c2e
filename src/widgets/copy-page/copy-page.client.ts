import { copyWithFeedback } from '../../browser/copy-with-feedback.ts'

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
