// What scripts add to q sessions and exercises. The controls fetch it on pages that have some.

import { startExercises } from '../islands/exercise/start-exercises.client.ts'
import { addBars } from '../widgets/q-block/add-bars.client.ts'

export function extendPage() {
  addBars()
  startExercises()
}
