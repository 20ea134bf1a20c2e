import { hashTarget } from '../navigation/hash-target.ts'
import { showPanel } from '../pages/tabs.client.ts'
import { unfold } from './code-block.client.ts'

/** What the hash points to is shown, also inside a closed `<details>`, folded code or a tab that is not chosen. */
export function startReveal() {
  addEventListener('hashchange', revealTarget)
  document.addEventListener('tickwise:page', revealTarget)
  revealTarget()
}

function revealTarget() {
  const target = hashTarget()
  let isHidden = false
  for (let around = target?.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement && !around.open) {
      around.open = true
      isHidden = true
    }
    if (around.matches('[role=tabpanel][hidden]')) {
      showPanel(around)
      isHidden = true
    }
    if (around.matches('[data-folded]')) {
      unfold(around)
      isHidden = true
    }
  }
  if (isHidden) target?.scrollIntoView()
}
