// Decides when React attaches to an island. React and the island's code are fetched then and not before; an event that
// came too early is played again once the island is live.
import { isSearchShortcut } from '../islands/search-shortcut.ts'
import { isOfAnotherBuild, loadInFull } from '../navigation/full-load.ts'
import { forgetPages, loadPage, parsePage } from '../navigation/page-store.ts'
import { describeError } from '../navigation/trouble.ts'

type AttachModule = typeof import('./attach.tsx')

const spinnerDelayMs = 200
const intents = ['pointerover', 'focusin', 'click', 'keydown'] as const
let loading: Promise<AttachModule> | undefined
let visible: IntersectionObserver | undefined
/** The last event that came too early; Escape takes it back. */
let awaited: Event | undefined

const loadAttach = () => (loading ??= import('./attach.tsx'))

const { dataset } = document.documentElement

/** Starts listening; islands are found by their element, so pages that arrive later need only `watchIslands`. */
export function startIslands() {
  for (const type of intents) addEventListener(type, onIntent, true)
  watchIslands()
}

/** Looks for islands of the page that attach without being touched. */
export function watchIslands() {
  visible ??= new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) attach(target)
  })
  for (const island of document.querySelectorAll('x-island:not([data-live])')) {
    const when = island.getAttribute('data-when')
    if (when === 'visible') visible.observe(island)
    if (when === 'load') attach(island)
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
  const target = event.target instanceof Element ? event.target : null
  const key = event instanceof KeyboardEvent ? event : undefined
  const shortcut = key && isSearchShortcut(key)
  const island = shortcut ? document.querySelector('x-island[name=search-dialog]') : target?.closest('x-island')
  if (key?.key === 'Control' || key?.key === 'Meta') loadAttach().catch(() => {})
  if (key?.key === 'Escape') forgetWish()
  if (key && dataset.typed !== undefined && isText(key)) {
    event.preventDefault()
    event.stopImmediatePropagation()
    dataset.typed += key.key
    return
  }
  if (!island || island.hasAttribute('data-live')) return
  // Links work without React; Retry is for the rest.
  if (!shortcut && island.querySelector('.island-error')) return
  const attached = attach(island)
  if (!shortcut && (event.type !== 'click' || isModified(event as MouseEvent))) return
  event.preventDefault()
  event.stopImmediatePropagation()
  awaited = event
  // From here until the dialog opens, what is typed is meant for it.
  if (shortcut) dataset.typed ??= ''
  attached.then(live => {
    if (!live || awaited !== event) return
    const repeated = new (event.constructor as typeof Event)(event.type, event)
    ;(target?.isConnected ? target : document).dispatchEvent(repeated)
  })
}

async function attach(island: Element): Promise<boolean> {
  visible?.unobserve(island)
  island.querySelector('.island-error')?.remove()
  const spinner = setTimeout(() => {
    island.ariaBusy = 'true'
  }, spinnerDelayMs)
  try {
    const { attachIsland } = await loadAttach()
    await attachIsland(island)
    return true
  } catch (error) {
    loading = undefined
    forgetWish()
    if (!(await reloadWhenOutdated())) showRetry(island, error)
    return false
  } finally {
    clearTimeout(spinner)
    island.ariaBusy = null
  }
}

/** Code that is gone because the site was published anew: the page is loaded again, unless that would lose typed text. */
async function reloadWhenOutdated(): Promise<boolean> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')]
  if (fields.some(field => field.value !== field.defaultValue)) return false
  forgetPages()
  const page = await loadPage(location.pathname + location.search).catch(() => undefined)
  return page !== undefined && isOfAnotherBuild(parsePage(page.html)) && loadInFull()
}

/** The island's server HTML stays; below it stands what failed and a button that tries again. */
function showRetry(island: Element, error: unknown) {
  if (island.querySelector('.island-error')) return
  const note = document.createElement('p')
  note.className = 'island-error'
  note.role = 'alert'
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = 'Retry'
  retry.addEventListener('click', event => {
    event.stopPropagation()
    attach(island)
  })
  note.append(`${describeError(error)} `, retry)
  island.append(note)
}

function forgetWish() {
  awaited = undefined
  delete dataset.typed
}

/** Not what is played again. */
function isText({ key, ctrlKey, metaKey, isTrusted }: KeyboardEvent) {
  return isTrusted && key.length === 1 && !ctrlKey && !metaKey
}

function isModified({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  return ctrlKey || metaKey || shiftKey || altKey
}
