// Decides when React attaches to an island. React and the island's code are fetched only then. A press that came too early
// is dispatched again once React has attached.

import { hasModifierKey, interceptEvent } from '../browser/presses.ts'
import { isSearchShortcut } from '../search/ui/dialog/is-search-shortcut.ts'

type AttachModule = typeof import('./attach.tsx')

const intents = ['pointerover', 'focusin', 'click', 'keydown'] as const
const searchDialogSelector = 'x-island[name=search-dialog]'
let loading: Promise<AttachModule> | undefined
let visibilityObserver: IntersectionObserver | undefined

const loadAttachModule = () =>
  (loading ??= import('./attach.tsx').catch(error => {
    loading = undefined
    throw error
  }))

/**
 * `data-typed` exists from the press that asks for search until the dialog opens or the reader cancels. It holds what is
 * typed in the meantime; a line break at its end means Enter.
 */
const { dataset } = document.documentElement

/** Shows beside an island that its code could not be fetched, with a button that tries again. */
type ShowFailure = (island: HTMLElement, error: unknown, retry: () => void) => Promise<void>
let showFailure: ShowFailure

/** Attaches the islands of this page, and of every page that navigation shows later, when the reader needs them. */
export function startIslands(showFailureWith: ShowFailure) {
  showFailure = showFailureWith
  for (const type of intents) addEventListener(type, onIntent, true)
  window.navigation?.addEventListener('navigate', ({ destination, navigationType }) => {
    // A dialog's history entry has the address of its page, and a page may replace its own address: neither is a navigation.
    if (destination.url !== location.href && navigationType !== 'replace') delete dataset.typed
  })
  document.addEventListener('tickwise:page', watchIslands)
  watchIslands()
}

/** Finds the islands of the page that attach without input: at once, or when they are in view. */
function watchIslands() {
  visibilityObserver ??= new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) attachOrShowFailure(target)
  })
  for (const island of document.querySelectorAll('x-island:not([data-live])')) {
    const when = island.getAttribute('data-when')
    if (when === 'visible') visibilityObserver.observe(island)
    if (when === 'load') attachOrShowFailure(island)
  }
}

function onIntent(event: Event) {
  const key = event instanceof KeyboardEvent ? event : undefined
  if (key?.key === 'Control' || key?.key === 'Meta') loadAttachModule().catch(() => {})
  if (key?.key === 'Escape') delete dataset.typed
  if (key && storeTypedKey(key)) return interceptEvent(event)
  const shortcut = key && isSearchShortcut(key)
  const target = event.target as Element
  const island = shortcut ? document.querySelector(searchDialogSelector) : target.closest?.('x-island')
  // In an island that failed to load, links work without React; its Retry button loads it again.
  if (!island || island.matches(shortcut ? '[data-live]' : '[data-live], [data-failed]')) return
  // Links among an island's children are plain links, whether React has attached or not.
  const isPress = event.type === 'click' && !hasModifierKey(event as MouseEvent) && !target.closest('x-slot a')
  if (shortcut || isPress) {
    interceptEvent(event)
    attachOrShowFailure(island, event)
  } else attach(island).catch(() => {}) // A later click retries and shows the error.
}

/** Attaches React to an island and dispatches the early press again. If the code cannot be fetched, a note says so. */
function attachOrShowFailure(island: Element, press?: Event) {
  const isSearch = press && island.matches(searchDialogSelector)
  if (isSearch) dataset.typed ??= ''
  const isCancelled = () => isSearch && dataset.typed === undefined
  attach(island).then(
    () => press && !isCancelled() && dispatchAgain(press),
    error =>
      showFailure(island as HTMLElement, error, () => attachOrShowFailure(island, press))
        // The failure note is itself a control. If it cannot load, open the search page, which works without scripts.
        .catch(() => isSearch && dataset.typed !== undefined && location.assign(island.querySelector('a')?.href ?? '')),
  )
}

function attach(island: Element): Promise<void> {
  visibilityObserver?.unobserve(island)
  island.ariaBusy = 'true'
  return loadAttachModule()
    .then(({ attachIsland }) => attachIsland(island))
    .finally(() => {
      island.ariaBusy = null
    })
}

/** While the search dialog loads, stores what is typed for it. Returns whether the key was stored: a character, Backspace or Enter. */
function storeTypedKey({ key, ctrlKey, metaKey, isTrusted, repeat: isHeldDown }: KeyboardEvent): boolean {
  // An event dispatched by a script is an early press that is dispatched again.
  if (dataset.typed === undefined || !isTrusted || ctrlKey || metaKey) return false
  const text = dataset.typed.replace('\n', '')
  if (key.length === 1) dataset.typed = text + key
  else if (key === 'Backspace') dataset.typed = text.slice(0, -1)
  else if (key !== 'Enter') return false
  // While Enter is held down, it is still the press on the search button.
  else if (!isHeldDown) dataset.typed = `${text}\n`
  return true
}

function dispatchAgain(event: Event) {
  const target = (event.target as Node).isConnected ? (event.target as Node) : document
  target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
}
