// The entry script: navigation, islands, and the controls of the first moment. All else follows with the reader's first movement.
import './styles/index.css'
import { startIslands } from './framework/hydrate.ts'
import { startRouter } from './navigation/router.ts'
import { startColourMode } from './shell/colour-mode-button.client.ts'
import { startControls } from './start-controls.ts'

startColourMode()
startIslands()
startRouter()
startControls()

if (import.meta.env.DEV) import('./framework/dev-client.ts')
