/**
 * Runs `work` now, and once more on each page that navigation shows, after that page's first frame: what a reader cannot
 * see at once does not make the page late.
 */
export function onEachPage(work: () => void) {
  document.addEventListener('tickwise:page', () => requestAnimationFrame(() => setTimeout(work)))
  work()
}
