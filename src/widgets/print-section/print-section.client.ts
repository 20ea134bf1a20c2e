/** When a category's print button is pressed, puts its pages on this one and opens the browser's print dialog. */
export function startPrintSection() {
  addEventListener('click', async event => {
    const button = (event.target as Element).closest?.('.print-button')
    const status = button?.parentElement?.querySelector('[role=status]')
    if (!button || !status) return
    try {
      const { insertSectionPages } = await import('./insert-section-pages.client.ts')
      await insertSectionPages(button, status)
      print()
    } catch {
      status.textContent = 'A page could not be loaded. Try again when the network is back.'
    }
  })
}
