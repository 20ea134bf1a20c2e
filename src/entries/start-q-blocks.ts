// What scripts add to q sessions and exercises. The controls fetch it on pages that have some.

import { addBars } from '../q-pages/block/session-bars.client.ts'
import { startExercises } from '../q-pages/exercise/start-exercises.client.ts'
import { startPractice } from '../q-pages/practice/start-practice.client.ts'
import { startLookUp } from '../q-pages/reference/start-look-up.client.ts'

startLookUp()

export function startQBlocks() {
  addBars()
  startExercises()
  startPractice()
}
