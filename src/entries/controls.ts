// All controls except the few that the entry script starts. It fetches this module at the reader's first input
// (load-controls.ts); until then the markup of the controls works as plain HTML.

import { startSiteControls } from 'virtual:site-controls'
import { onEachPage, runWhenIdle } from '../browser/background-work.ts'
import { startBfcacheSync } from '../browser/bfcache-sync.ts'
import { startAnnouncementBar } from '../frame/announcement-bar.client.ts'
import { startClosingDropdowns, startNavbar } from '../frame/navbar.client.ts'
import { showIslandFailure } from '../islands/island-failure.ts'
import { startPrefetch } from '../navigation/prefetch.ts'
import { startSuggestions } from '../page-kinds/not-found-page.client.ts'
import { showMissingSearchCode } from '../search/ui/missing-search-code.ts'
import { startBackToTop } from '../widgets/back-to-top/back-to-top.client.ts'
import { startCodeBlocks } from '../widgets/code-block/code-block.client.ts'
import { startImageZoom } from '../widgets/image-zoom/image-zoom.client.ts'
import { startKeyboardHelp } from '../widgets/keyboard-help/keyboard-help.client.ts'
import { startMenuDialog } from '../widgets/menu-dialog/menu-dialog.client.ts'
import { startCopyPage, startPrintSection } from '../widgets/page-footer/page-buttons.client.ts'
import { startRevealingTarget } from '../widgets/reveal-target/reveal-target.client.ts'
import { startSidebar } from '../widgets/sidebar/sidebar.client.ts'
import { startTableOfContents } from '../widgets/table-of-contents/table-of-contents.client.ts'
import { startTabs } from '../widgets/tabs/tabs.client.ts'
import { startTerms } from '../widgets/terms/terms.client.ts'

/** Shows beside an island that its code could not be fetched, with a button that tries again. */
export const showFailure: typeof showIslandFailure = (island, ...failure) =>
  (island.matches('[name^=search]') ? showMissingSearchCode : showIslandFailure)(island, ...failure)

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
  startAnalytics()
  startOffline()
  startEmbeds()
  startQ()
}

/** Without its script, sessions and exercises can be read as they can without scripts. */
function startQ() {
  onEachPage(() => {
    if (document.querySelector('.session,.exercise,.practice-desk'))
      import('./start-q-blocks.ts').then(({ startQBlocks }) => startQBlocks()).catch(() => {})
  })
}

/** Without its script, the card of an embed leads to what it would load. */
function startEmbeds() {
  onEachPage(() => {
    if (document.querySelector('x-embed'))
      import('../widgets/embed/embed.client.ts').then(({ applyChoices }) => applyChoices()).catch(() => {})
  })
}

/** On sites with several versions of the docs, remembers the reader's. Without the script, links lead to the main version. */
function startDocsVersion() {
  if (!document.querySelector('a[data-versions]')) return
  import('../widgets/docs-version/docs-version.client.ts')
    .then(({ rememberDocsVersion }) => rememberDocsVersion())
    .catch(() => {})
}

/** Counts page views, if analytics are configured. */
function startAnalytics() {
  const settings = document.documentElement.dataset.analytics
  if (settings)
    runWhenIdle(() =>
      import('../navigation/page-views.ts').then(({ countPageViews }) => countPageViews(settings)).catch(() => {}),
    )
}

/** Registers the service worker once the page has loaded and the browser is idle. Without it, the site works online only. */
function startOffline() {
  if (!('serviceWorker' in navigator)) return
  const register = () =>
    import('../offline/register-service-worker.ts')
      .then(({ registerServiceWorker }) => registerServiceWorker())
      .catch(() => {})
  if (document.readyState === 'complete') runWhenIdle(register)
  else addEventListener('load', () => runWhenIdle(register))
}
