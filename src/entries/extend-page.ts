// What scripts add to q sessions and exercises. The controls fetch it on pages that have some.

import { showDone } from '../islands/exercise/show-done.client.ts'
import { addBars } from '../widgets/q-block/add-bars.client.ts'

export function extendPage() {
  addBars()
  showDone()
}
