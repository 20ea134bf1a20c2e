const afterFirstFrameMs = 150
const fallbackDelayMs = 500

/**
 * Runs `work` now, and after each navigation for the page that is then shown. After a navigation it waits a moment, so that
 * work whose result is not visible at once, such as adding buttons to code blocks, does not delay the page's first frame.
 */
export function onEachPage(work: () => void) {
  document.addEventListener('tickwise:page', () => setTimeout(work, afterFirstFrameMs))
  work()
}

/** Runs `work` when the browser has nothing else to do. Safari has no idle callbacks, so there it runs after a short delay. */
export function runWhenIdle(work: () => void) {
  const run = window.requestIdleCallback ?? (() => setTimeout(work, fallbackDelayMs))
  run(work)
}
