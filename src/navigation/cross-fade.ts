import { setTransition } from './router.ts'

/** A cross-fade starts two frames late, which a reader notices unless the page took at least this long anyway. */
const noticeableWaitMs = 100
/** If a swap takes longer than this, the browser has no time to capture the previous page for the fade. */
const quickSwapMs = 12
/** Whether the last page was swapped quickly, which shows that the machine is fast. */
let isQuick = false

/** Makes the router cross-fade pages. */
export function startCrossFades() {
  setTransition(changeWithCrossFade)
}

/** Runs `change`, with a cross-fade if the reader has waited long enough, the machine is fast and reduced motion is not set. */
async function changeWithCrossFade(waitedMs: number, change: () => void) {
  const timedChange = () => {
    const start = performance.now()
    change()
    isQuick = performance.now() - start < quickSwapMs
  }
  const isMotionAllowed = !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (waitedMs < noticeableWaitMs || !isQuick || !isMotionAllowed || !document.startViewTransition) return timedChange()
  const transition = document.startViewTransition(timedChange)
  transition.ready.catch(() => {}) // Rejects if the next page is shown before the cross-fade could begin.
  await transition.updateCallbackDone
}
