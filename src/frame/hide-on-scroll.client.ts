/** Hides the navbar while the reader scrolls down and shows it while they scroll up, near the top, and while focus is in it. */
export function hideOnScroll(bar: HTMLElement) {
  let last = scrollY
  const show = () => bar.removeAttribute('data-hidden')
  addEventListener('scroll', () => {
    const isDown = scrollY > last && scrollY > bar.offsetHeight
    if (isDown && !bar.matches(':focus-within')) bar.setAttribute('data-hidden', '')
    else if (scrollY < last || scrollY <= bar.offsetHeight) show()
    last = scrollY
  })
  bar.addEventListener('focusin', show)
  document.addEventListener('tickwise:page', show)
}
