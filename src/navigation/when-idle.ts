// Safari has no idle callbacks; half a second later is a quiet moment more often than not.
export const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 500))
