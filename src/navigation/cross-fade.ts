import { setTransition } from './router.ts'

/** A cross-fade takes two frames to begin. A reader who has waited this long does not notice; one who has not does. */
const noticeableWaitMs = 100
/** A swap that takes longer than this leaves no time for the browser to take a picture of the page before. */
const quickSwapMs = 12
/** Whether the last page was swapped quickly, as a sign of a fast machine. */
let isQuick = false

/** Lets pages cross-fade when they change. */
export function startCrossFades() {
  setTransition(changeWithCrossFade)
}

/** Runs `change`, with a cross-fade if the reader has waited for `waitedMs`, the machine is fast and motion is welcome. */
async function changeWithCrossFade(waitedMs: number, change: () => void) {
  const timedChange = () => {
    const start = performance.now()
    change()
    isQuick = performance.now() - start < quickSwapMs
  }
  const mayMove = !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (waitedMs < noticeableWaitMs || !isQuick || !mayMove || !document.startViewTransition) return timedChange()
  const transition = document.startViewTransition(timedChange)
  transition.ready.catch(() => {}) // The next page came before the cross-fade could begin.
  await transition.updateCallbackDone
}
