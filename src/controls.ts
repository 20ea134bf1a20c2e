// Controls beside the text. The entry script fetches them at the reader's first movement (start-controls.ts): until then
// their markup works as plain HTML.
import { startPrefetch } from './navigation/prefetch.ts'
import { startAnalytics } from './navigation/start-analytics.ts'
import { startTransitions } from './navigation/transition.client.ts'
import { startOffline } from './offline/offline.client.ts'
import { startSuggestions } from './pages/not-found-page.client.ts'
import { startPrintSection } from './pages/print-section.client.ts'
import { startStudyProgress } from './pages/study-progress.client.ts'
import { startTabs } from './pages/tabs.client.ts'
import { startAnnouncementBar } from './shell/announcement-bar.client.ts'
import { startBackToTop } from './shell/back-to-top.client.ts'
import { startCodeBlocks } from './shell/code-block.client.ts'
import { startCopyPage } from './shell/copy-page.client.ts'
import { startFollowingColourMode } from './shell/follow-colour-mode.client.ts'
import { startImageZoom } from './shell/image-zoom.client.ts'
import { startKeyboardHelp } from './shell/keyboard-help.client.ts'
import { startMenuDialog } from './shell/menu-dialog.client.ts'
import { startNavbar } from './shell/navbar.client.ts'
import { startRestoredPage } from './shell/restored-page.client.ts'
import { startReveal } from './shell/reveal.client.ts'
import { startSidebar } from './shell/sidebar.client.ts'
import { startDocsVersion } from './shell/start-docs-version.ts'
import { startTableOfContents } from './shell/table-of-contents.client.ts'
import { startTerms } from './shell/terms.client.ts'

export { showIslandFailure } from './framework/island-failure.ts'

/** To be called once the page has their styles. */
export function startAll() {
  startAnnouncementBar()
  startPrefetch()
  startMenuDialog()
  startNavbar()
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
  startReveal()
  startStudyProgress()
  startRestoredPage()
  startTerms()
  startSuggestions()
  startTransitions()
  startAnalytics()
  startOffline()
}
