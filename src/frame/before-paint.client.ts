// The only inline script, the same on every page. It runs before the first paint, so that nothing flashes or moves: it
// restores the colour mode and the announcement bar, and, as soon as they are parsed, the sidebar and the chosen tabs. The
// content security policy allows it by its hash (src/outputs/hosting/host-requirements.ts).

import { readStored } from '../browser/storage.ts'
import { restoreSidebar } from '../widgets/sidebar/sidebar-state.client.ts'
import { restoreTabs } from '../widgets/tabs/tab-choice.client.ts'

const { dataset } = document.documentElement
dataset.scripts = ''
if (readStored('theme') === 'dark') dataset.theme = 'dark' // Without it the page is light.
// A page without an announcement has no bar to close.
if (readStored('tickwise.announcement') === dataset.announcement) dataset.announcementClosed = ''

// Animation frames run just before a paint, when the stylesheets are there and lengths can be measured.
requestAnimationFrame(function restore() {
  const isParsed = document.readyState !== 'loading'
  const sidebar = document.getElementById('sidebar')
  if (!isParsed && !sidebar?.nextElementSibling) {
    requestAnimationFrame(restore)
    return
  }
  if (sidebar) restoreSidebar(sidebar)
  restoreTabs()
  if (!isParsed) document.addEventListener('DOMContentLoaded', restoreTabs)
})
