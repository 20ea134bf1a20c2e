/** Fetches a section's pages when its print button is pressed, and then opens the browser's print dialog. */
export function startPrintSection() {
  addEventListener('click', async event => {
    const button = (event.target as Element).closest?.('.print-button')
    const status = button?.parentElement?.querySelector('[role=status]')
    if (!button || !status) return
    try {
      const { collectSection } = await import('./collect-section.ts')
      await collectSection(button, status)
      print()
    } catch {
      status.textContent = 'A page could not be loaded. Try again when the network is back.'
    }
  })
}
