// All controls except the few that the entry script starts. It fetches this module at the reader's first input
// (load-controls.ts); until then the markup of the controls works as plain HTML.

import { startSiteControls } from 'virtual:site-controls'
import { startBfcacheSync } from '../browser/bfcache-sync.ts'
import { startAnnouncementBar } from '../frame/announcement-bar.client.ts'
import { startNavbar } from '../frame/navbar.client.ts'
import { startCrossFades } from '../navigation/cross-fade.ts'
import { onEachPage } from '../navigation/on-each-page.ts'
import { startPrefetch } from '../navigation/prefetch.ts'
import { startAnalytics } from '../navigation/start-analytics.ts'
import { startOffline } from '../offline/start-offline.ts'
import { startSuggestions } from '../page-kinds/not-found-page.client.ts'
import { startBackToTop } from '../widgets/back-to-top/back-to-top.client.ts'
import { startCodeBlocks } from '../widgets/code-block/code-block.client.ts'
import { startFollowingColourMode } from '../widgets/colour-mode/follow-colour-mode.client.ts'
import { startCopyPage } from '../widgets/copy-page/copy-page.client.ts'
import { startDocsVersion } from '../widgets/docs-version/start-docs-version.client.ts'
import { startClosingDropdowns } from '../widgets/dropdowns/close-dropdowns.client.ts'
import { startImageZoom } from '../widgets/image-zoom/image-zoom.client.ts'
import { startKeyboardHelp } from '../widgets/keyboard-help/keyboard-help.client.ts'
import { startMenuDialog } from '../widgets/menu-dialog/menu-dialog.client.ts'
import { startPrintSection } from '../widgets/print-section/print-section.client.ts'
import { startRevealingTarget } from '../widgets/reveal-target/reveal-target.client.ts'
import { startSidebar } from '../widgets/sidebar/sidebar.client.ts'
import { startTableOfContents } from '../widgets/table-of-contents/table-of-contents.client.ts'
import { startTabs } from '../widgets/tabs/tabs.client.ts'
import { startTerms } from '../widgets/terms/terms.client.ts'

export { showIslandFailure } from '../islands/island-failure.ts'

/** Call it once controls.css has loaded, or controls would appear unstyled. */
export function startControls() {
  startAnnouncementBar()
  startPrefetch()
  startMenuDialog()
  startNavbar()
  startClosingDropdowns()
  startSidebar()
  startDocsVersion()
  startTableOfContents()
  startCodeBlocks()
  startCopyPage()
  startFollowingColourMode()
  startTabs()
  startImageZoom()
  startBackToTop()
  startKeyboardHelp()
  startPrintSection()
  startRevealingTarget()
  startSiteControls()
  startBfcacheSync()
  startTerms()
  startSuggestions()
  startCrossFades()
  startAnalytics()
  startOffline()
  onEachPage(() => {
    // Where it does not arrive, sessions and exercises can be read as without scripts.
    if (document.querySelector('.session,.exercise'))
      import('./start-q-blocks.ts').then(({ startQBlocks }) => startQBlocks()).catch(() => {})
  })
}
