const fallbackDelayMs = 500

/** Runs `work` when the browser has nothing else to do. Safari has no idle callbacks, so there it runs after a short delay. */
export const runWhenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, fallbackDelayMs))
