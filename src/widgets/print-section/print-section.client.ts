/** When a category's print button is pressed, puts its pages on this one and opens the browser's print dialog. */
export function startPrintSection() {
  addEventListener('click', event => {
    const status = (event.target as Element).closest?.('.print-button')?.nextElementSibling
    if (!status) return
    import('./print-with-pages.client.ts')
      .then(({ printSection }) => printSection(status))
      .catch(() => {
        status.textContent = 'Part of it could not be loaded. Try again when the network is back.'
      })
  })
}
