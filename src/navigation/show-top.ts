import { hashTarget } from './hash-target.ts'

/** What a link to the page that is shown leads to: its top. Loading it again would lose what the reader has opened in it. */
export function showTop() {
  scrollTo(0, 0)
  focusTarget()
}

/** Focuses what the hash points to, otherwise the page's heading. */
export function focusTarget() {
  const target = hashTarget() ?? document.querySelector('h1')
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
