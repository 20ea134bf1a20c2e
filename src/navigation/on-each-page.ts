const settleMs = 150

/**
 * Runs `work` now and again for each page that navigation shows. It then waits a moment, so that work whose result the
 * reader does not see at once, such as buttons beside code, does not delay the page's first frame.
 */
export function onEachPage(work: () => void) {
  document.addEventListener('tickwise:page', () => setTimeout(work, settleMs))
  work()
}
