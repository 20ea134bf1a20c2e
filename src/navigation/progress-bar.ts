const delayMs = 200
const initialShare = 0.08
const trickleMs = 800
const trickleShare = 0.1

let stop: (() => void) | undefined

/**
 * Shows a bar at the top of the window while `work` runs, unless it is done within `delayMs`. The bar fills more and more
 * slowly, since it is unknown how long the work takes. Another call removes the bar of the previous one.
 */
export function withProgressBar<T>(work: Promise<T>): Promise<T> {
  stop?.()
  const bar = document.createElement('div')
  let value = initialShare
  let trickle: ReturnType<typeof setInterval> | undefined
  const draw = () => {
    bar.style.scale = `${value} 1`
  }
  const delay = setTimeout(() => {
    bar.className = 'progress-bar'
    bar.role = 'progressbar'
    bar.ariaLabel = 'Loading page'
    draw()
    document.body.append(bar)
    trickle = setInterval(() => {
      value += (1 - value) * trickleShare
      draw()
    }, trickleMs)
  }, delayMs)
  stop = () => {
    clearTimeout(delay)
    clearInterval(trickle)
    bar.remove()
  }
  return work.finally(stop)
}
