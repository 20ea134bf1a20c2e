/** A swap that takes longer leaves no time for a picture of the page before. */
const quickMs = 12
let isQuick = false

/** Changes the page with the browser's cross-fade, where that costs the reader nothing: on a fast machine that may move things. */
export async function withTransition(change: () => void) {
  const timed = () => {
    const start = performance.now()
    change()
    isQuick = performance.now() - start < quickMs
  }
  const mayMove = !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!isQuick || !mayMove || !document.startViewTransition) return timed()
  const transition = document.startViewTransition(timed)
  transition.ready.catch(() => {}) // The next one came before it could begin.
  await transition.updateCallbackDone
}
