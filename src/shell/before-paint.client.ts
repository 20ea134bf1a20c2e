// The page's one inline script, the same bytes on every page, run before anything is painted: colour mode, announcement
// bar, and, as soon as they are parsed, the sidebar and the chosen tabs. `src/outputs/headers.ts` allows it by its hash.
import { restoreTabs } from '../pages/tab-choice.ts'
import { restoreSidebar } from './sidebar-state.ts'
import { readStored } from './storage.ts'

const { dataset } = document.documentElement
dataset.scripts = ''
if (readStored('theme') === 'dark') dataset.theme = 'dark'
if (dataset.announcement && readStored('tickwise.announcement') === dataset.announcement)
  dataset.announcementClosed = ''

// Animation frames run just before a paint, when the styles are there and lengths can be asked for.
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
