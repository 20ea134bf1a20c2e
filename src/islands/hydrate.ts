// Decides when React attaches to an island. React and the island's code are fetched then and not before; a press that
// came too early is repeated once the island is live.

import { hasModifierKey } from '../browser/has-modifier-key.ts'
import { interceptEvent } from '../browser/intercept-event.ts'
import { isSearchShortcut } from '../search/ui/dialog/search-shortcut.ts'

type AttachModule = typeof import('./attach.tsx')

const intents = ['pointerover', 'focusin', 'click', 'keydown'] as const
const searchDialog = 'x-island[name=search-dialog]'
let loading: Promise<AttachModule> | undefined
let visible: IntersectionObserver | undefined

const loadAttach = () =>
  (loading ??= import('./attach.tsx').catch(error => {
    loading = undefined
    throw error
  }))

/**
 * `data-typed` exists from the press that asks for search until the dialog opens or the reader cancels. It holds what is
 * typed in the meantime; a line break at its end means Enter.
 */
const { dataset } = document.documentElement

/** Shows beside an island that its code could not be fetched, with a way to try again. */
type ShowFailure = (island: HTMLElement, error: unknown, retry: () => void) => Promise<void>
let showFailure: ShowFailure

/** Attaches the islands of this page, and of every page that navigation shows later, when the reader needs them. */
export function startIslands(showFailureWith: ShowFailure) {
  showFailure = showFailureWith
  for (const type of intents) addEventListener(type, onIntent, true)
  window.navigation?.addEventListener('navigate', ({ destination, navigationType }) => {
    // Entries of dialogs have the address of their page; a page may also replace its own address.
    if (destination.url !== location.href && navigationType !== 'replace') cancelSearch()
  })
  document.addEventListener('tickwise:page', watchIslands)
  watchIslands()
}

/** Looks for islands of the page that attach without being touched. */
function watchIslands() {
  visible ??= new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) attachOrShowFailure(target)
  })
  for (const island of document.querySelectorAll('x-island:not([data-live])')) {
    const when = island.getAttribute('data-when')
    if (when === 'visible') visible.observe(island)
    if (when === 'load') attachOrShowFailure(island)
  }
}

function onIntent(event: Event) {
  const key = event instanceof KeyboardEvent ? event : undefined
  if (key?.key === 'Control' || key?.key === 'Meta') loadAttach().catch(() => {})
  if (key?.key === 'Escape') cancelSearch()
  if (key && typeAhead(key)) return interceptEvent(event)
  const shortcut = key && isSearchShortcut(key)
  const target = event.target as Element
  const island = shortcut ? document.querySelector(searchDialog) : target.closest?.('x-island')
  // In an island that failed to load, links work without React, and its Retry button does the rest.
  if (!island || island.matches(shortcut ? '[data-live]' : '[data-live], [data-failed]')) return
  // Links among an island's children are plain links, whether React has attached or not.
  const isPress = event.type === 'click' && !hasModifierKey(event as MouseEvent) && !target.closest('x-slot a')
  if (shortcut || isPress) {
    interceptEvent(event)
    attachOrShowFailure(island, event)
  } else attach(island).catch(() => {}) // A later click retries and shows the error.
}

/** Attaches React to an island and repeats the press that came too early. If the code cannot be fetched, a note says so. */
function attachOrShowFailure(island: Element, press?: Event) {
  const isSearch = press && island.matches(searchDialog)
  if (isSearch) dataset.typed ??= ''
  const isCancelled = () => isSearch && dataset.typed === undefined
  attach(island).then(
    () => press && !isCancelled() && repeat(press),
    error =>
      showFailure(island as HTMLElement, error, () => attachOrShowFailure(island, press))
        // The failure note is itself a control. If it cannot load, open the search page, which works without scripts.
        .catch(() => isSearch && dataset.typed !== undefined && location.assign(island.querySelector('a')?.href ?? '')),
  )
}

function attach(island: Element): Promise<void> {
  visible?.unobserve(island)
  island.ariaBusy = 'true'
  return loadAttach()
    .then(({ attachIsland }) => attachIsland(island))
    .finally(() => {
      island.ariaBusy = null
    })
}

/** Keeps typed text for the search dialog while it loads; false for keys that mean something else. */
function typeAhead({ key, ctrlKey, metaKey, isTrusted, repeat: isHeldDown }: KeyboardEvent): boolean {
  // An event that a script dispatches is the repeated press.
  if (dataset.typed === undefined || !isTrusted || ctrlKey || metaKey) return false
  const text = dataset.typed.replace('\n', '')
  if (key.length === 1) dataset.typed = text + key
  else if (key === 'Backspace') dataset.typed = text.slice(0, -1)
  else if (key !== 'Enter') return false
  // Enter that is still held down is the one that pressed the search button.
  else if (!isHeldDown) dataset.typed = `${text}\n`
  return true
}

function cancelSearch() {
  delete dataset.typed
}

function repeat(event: Event) {
  const target = (event.target as Node).isConnected ? (event.target as Node) : document
  target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
}
