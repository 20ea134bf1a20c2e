import { findHashTarget } from '../browser/find-hash-target.ts'

/** What a link to the page that is shown does. Loading the page again would close what the reader has opened in it. */
export function goToTop() {
  scrollTo(0, 0)
  focusTargetOrHeading()
}

/** Focuses what the hash points to, or else the page's heading, so that the keyboard and screen readers go on from there. */
export function focusTargetOrHeading() {
  const target = findHashTarget() ?? document.querySelector('h1')
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
