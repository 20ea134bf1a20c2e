import { setTransition } from './router.ts'

/** A cross-fade takes two frames to begin: nothing to a reader who has waited this long, and too much to one who has not. */
const waitedMs = 100
/** A swap that takes longer leaves no time for a picture of the page before. */
const quickMs = 12
let isQuick = false

/** Lets pages cross-fade. */
export function startTransitions() {
  setTransition(withTransition)
}

/** Changes the page; with the browser's cross-fade after a wait of `waited` ms on a fast machine whose reader allows motion. */
async function withTransition(waited: number, change: () => void) {
  const timed = () => {
    const start = performance.now()
    change()
    isQuick = performance.now() - start < quickMs
  }
  const mayMove = !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (waited < waitedMs || !isQuick || !mayMove || !document.startViewTransition) return timed()
  const transition = document.startViewTransition(timed)
  transition.ready.catch(() => {}) // The next one came before it could begin.
  await transition.updateCallbackDone
}
