const delayMs = 200
const minimum = 0.08
const trickleMs = 800
const trickleShare = 0.1

let stop: (() => void) | undefined

/**
 * Shows a bar at the top of the window while `work` runs, unless it is done within the delay. The bar fills ever more
 * slowly, since nobody knows how long the work takes. It goes when other work begins.
 */
export function withProgressBar<T>(work: Promise<T>): Promise<T> {
  stop?.()
  const bar = document.createElement('div')
  let value = minimum
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
