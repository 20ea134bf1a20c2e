const delayMs = 200
const minimum = 0.08
const trickleMs = 800
const trickleRate = 0.02

/** Shows the bar while `work` runs, if it runs for longer than the delay. */
export async function withProgressBar<T>(work: Promise<T>): Promise<T> {
  let bar: HTMLElement | undefined
  let trickle: ReturnType<typeof setInterval> | undefined
  const delay = setTimeout(() => {
    let value = minimum
    bar = document.createElement('div')
    bar.className = 'progress-bar'
    bar.setAttribute('role', 'progressbar')
    bar.setAttribute('aria-label', 'Loading page')
    const draw = () => bar?.style.setProperty('scale', `${value} 1`)
    draw()
    document.body.append(bar)
    trickle = setInterval(() => {
      value += (1 - value) * trickleRate * 5
      draw()
    }, trickleMs)
  }, delayMs)
  try {
    return await work
  } finally {
    clearTimeout(delay)
    clearInterval(trickle)
    bar?.remove()
  }
}
