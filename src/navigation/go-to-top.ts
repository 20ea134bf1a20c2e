import { findHashTarget } from '../browser/find-hash-target.ts'

/** Follows a link to the current page. Loading it again would close what the reader has opened in it, such as details. */
export function goToTop() {
  scrollTo(0, 0)
  focusTargetOrHeading()
}

/** Focuses what the hash points to, or else the page's heading, so that keyboard and screen-reader users continue from there. */
export function focusTargetOrHeading() {
  const target = findHashTarget() ?? document.querySelector('h1')
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
