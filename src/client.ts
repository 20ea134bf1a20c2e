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
// `/docs/intro.html` or `/docs/intro/`, but not `/`.
if (/.\/$|\.html$/.test(location.pathname)) import('./navigation/tidy-address.client.ts')
document.documentElement.dataset.started = '' // From here on a press on any control counts.

if (import.meta.env.DEV) import('./framework/dev-client.ts')
