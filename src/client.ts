// The entry script: navigation, islands, and the controls of the first moment. All else follows in controls.ts.
import './styles/index.css'
import { startIslands } from './framework/hydrate.ts'
import { startRouter } from './navigation/router.ts'
import { startAnnouncementBar } from './shell/announcement-bar.client.ts'
import { startColourMode } from './shell/colour-mode-button.client.ts'

startColourMode()
startAnnouncementBar()
startIslands()
startRouter()

import('./controls.ts').catch(() => {
  document.documentElement.dataset.controls = 'failed' // The stylesheet shows what it shows without scripts.
})

if (import.meta.env.DEV) import('./framework/dev-client.ts')
