import { findHashTarget } from '../../browser/page-elements.ts'
import { unfold } from '../code-block/code-block.client.ts'
import { showPanel } from '../tabs/tabs.client.ts'

/** Reveals the target of the address's hash, even inside a closed `<details>`, folded code or a tab that is not selected. */
export function startRevealingTarget() {
  addEventListener('hashchange', revealTarget)
  document.addEventListener('tickwise:page', revealTarget)
  revealTarget()
}

function revealTarget() {
  const target = findHashTarget()
  let wasHidden = false
  for (let ancestor = target?.parentElement; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor instanceof HTMLDetailsElement && !ancestor.open) {
      ancestor.open = true
      wasHidden = true
    }
    if (ancestor.matches('[role=tabpanel][hidden]')) {
      showPanel(ancestor)
      wasHidden = true
    }
    if (ancestor.matches('[data-folded]')) {
      unfold(ancestor)
      wasHidden = true
    }
  }
  if (wasHidden) target?.scrollIntoView()
}
