const afterFirstFrameMs = 150

/**
 * Runs `work` now, and after each navigation for the page that is then shown. After a navigation it waits a moment, so that
 * work whose result is not visible at once, such as adding buttons to code blocks, does not delay the page's first frame.
 */
export function onEachPage(work: () => void) {
  document.addEventListener('tickwise:page', () => setTimeout(work, afterFirstFrameMs))
  work()
}
