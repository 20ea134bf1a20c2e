import { makeButton } from '../../browser/buttons.ts'

const farDown = 300

/** A button at the lower end of the window, shown while the reader scrolls up and is far from the top. */
export function startBackToTop() {
  const button = makeButton('back-to-top', '↑', 'Scroll back to top')
  document.getElementById('announcer')?.before(button)
  let last = scrollY
  addEventListener(
    'scroll',
    () => {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
      if (scrollY < last && scrollY > farDown && !isAtEnd) button.setAttribute('data-shown', '')
      else if (scrollY > last || scrollY <= farDown) button.removeAttribute('data-shown')
      last = scrollY
    },
    { passive: true },
  )
  button.addEventListener('click', () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
    const title = document.querySelector('h1')
    title?.setAttribute('tabindex', '-1')
    title?.focus({ preventScroll: true })
  })
}
