// Decides when React attaches to an island. React and the island's code are fetched then and not before; a press that
// came too early is repeated once the island is live.
import { isSearchShortcut } from '../islands/search-shortcut.ts'
import { holdEvent } from '../shell/hold-event.ts'
import { isModified } from '../shell/is-modified.ts'

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
 * `data-typed` is there from the press that asks for search until its dialog opens or the reader no longer wants it. It
 * holds what is typed meanwhile; a line break at its end stands for Enter.
 */
const { dataset } = document.documentElement

/** Starts listening; islands are found by their element, so pages that arrive later need only `watchIslands`. */
export function startIslands() {
  for (const type of intents) addEventListener(type, onIntent, true)
  window.navigation?.addEventListener('navigate', ({ destination, navigationType }) => {
    // Entries of dialogs have the address of their page; a page may also replace its own address.
    if (destination.url !== location.href && navigationType !== 'replace') withdrawSearch()
  })
  watchIslands()
}

/** Looks for islands of the page that attach without being touched. */
export function watchIslands() {
  visible ??= new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) attachOrTell(target)
  })
  for (const island of document.querySelectorAll('x-island:not([data-live])')) {
    const when = island.getAttribute('data-when')
    if (when === 'visible') visible.observe(island)
    if (when === 'load') attachOrTell(island)
  }
}

/** Detaches React from islands that left the document. */
export function forgetIslands() {
  loading?.then(
    ({ detachRemoved }) => detachRemoved(),
    () => {},
  )
}

function onIntent(event: Event) {
  const key = event instanceof KeyboardEvent ? event : undefined
  if (key?.key === 'Control' || key?.key === 'Meta') loadAttach().catch(() => {})
  if (key?.key === 'Escape') withdrawSearch()
  if (key && typeAhead(key)) return holdEvent(event)
  const shortcut = key && isSearchShortcut(key)
  const target = event.target as Element
  const island = shortcut ? document.querySelector(searchDialog) : target.closest?.('x-island')
  // Where an island has failed, its links work without React, and Retry is for the rest.
  if (!island || island.matches(shortcut ? '[data-live]' : '[data-live], [data-failed]')) return
  // Links among an island's children are plain links, before and after.
  const isPress = event.type === 'click' && !isModified(event as MouseEvent) && !target.closest('x-slot a')
  if (shortcut || isPress) {
    holdEvent(event)
    attachOrTell(island, event)
  } else attach(island).catch(() => {}) // A press tries again, and tells.
}

/** Attaches React to an island and repeats the press that came too early. A note says when the code does not arrive. */
function attachOrTell(island: Element, press?: Event) {
  const isSearch = press && island.matches(searchDialog)
  if (isSearch) dataset.typed ??= ''
  const isWithdrawn = () => isSearch && dataset.typed === undefined
  attach(island).then(
    () => press && !isWithdrawn() && repeat(press),
    error =>
      import('../controls.ts')
        .then(({ showIslandFailure }) =>
          showIslandFailure(island as HTMLElement, error, () => attachOrTell(island, press)),
        )
        // Without the controls nothing can tell, but the search button leads to a page that works without scripts.
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

/** Keeps what is typed for the dialog that is on its way; false for keys that mean something else. */
function typeAhead({ key, ctrlKey, metaKey, isTrusted, repeat: isHeldDown }: KeyboardEvent): boolean {
  // What a script dispatches is the press that is repeated.
  if (dataset.typed === undefined || !isTrusted || ctrlKey || metaKey) return false
  const text = dataset.typed.replace('\n', '')
  if (key.length === 1) dataset.typed = text + key
  else if (key === 'Backspace') dataset.typed = text.slice(0, -1)
  else if (key !== 'Enter') return false
  // Enter that is still held down is the one that pressed the search button.
  else if (!isHeldDown) dataset.typed = `${text}\n`
  return true
}

function withdrawSearch() {
  delete dataset.typed
}

function repeat(event: Event) {
  const target = (event.target as Node).isConnected ? (event.target as Node) : document
  target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
}
