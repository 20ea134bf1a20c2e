// What scripts add to q sessions and exercises. The controls fetch it on pages that have some.

import { addBars } from '../q-pages/block/session-bars.client.ts'
import { startExercises } from '../q-pages/exercise/start-exercises.client.ts'

export function startQBlocks() {
  addBars()
  startExercises()
}
