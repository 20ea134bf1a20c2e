// The entry script: navigation and the controls that never wait for React.
import './styles/index.css'
import { startIslands } from './framework/hydrate.ts'
import { startPrefetch } from './navigation/prefetch.ts'
import { startRouter } from './navigation/router.ts'
import { startTabs } from './pages/tabs.client.ts'
import { startAnnouncementBar } from './shell/announcement-bar.client.ts'
import { startColourMode } from './shell/colour-mode-button.client.ts'
import { startCopyButtons } from './shell/copy-button.client.ts'
import { startDocsVersion } from './shell/docs-version.client.ts'

startColourMode()
startAnnouncementBar()
startCopyButtons()
startDocsVersion()
startTabs()
startIslands()
startRouter()
startPrefetch()

if (import.meta.env.DEV) import('./framework/dev-client.ts')
