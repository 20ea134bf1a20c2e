const delayMs = 200
const minimum = 0.08
const trickleMs = 800
const trickleShare = 0.1

let stop: (() => void) | undefined

/** Shows the bar while `work` runs, if it runs for longer than the delay, until other work begins. */
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
