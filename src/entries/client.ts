// The entry script, the only one that every page loads. It starts navigation, islands and the colour mode button, and waits
// for the reader's first input to fetch all other controls.
import { startIslands } from '../islands/island-loader.ts'
import { startRouter } from '../navigation/router.ts'
import { startEarlySearch } from '../search/ui/dialog/early-search.ts'
import { startColourMode } from '../widgets/colour-mode/colour-mode.client.ts'
import { loadControlsOnFirstInput } from './load-controls.ts'

startColourMode()
startEarlySearch()
// A note about a failure is one of the controls. The controls are usually loaded before a failure, so the note works offline.
startIslands((...failure) => import('./controls.ts').then(({ showFailure }) => showFailure(...failure)))
startRouter()
loadControlsOnFirstInput()
// `/docs/intro.html` or `/docs/intro/`, but not `/`.
if (/.\/$|\.html$/.test(location.pathname)) import('../navigation/canonical-address.ts')
document.documentElement.dataset.started = '' // From here on presses on controls are recorded.

if (import.meta.env.DEV) import('./dev-client.ts')
