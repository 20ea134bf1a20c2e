const settleMs = 150

/**
 * Runs `work` now, and once more on each page that navigation shows, a moment after its first frame: what a reader does
 * not see at once shall not make the page late.
 */
export function onEachPage(work: () => void) {
  document.addEventListener('tickwise:page', () => setTimeout(work, settleMs))
  work()
}
