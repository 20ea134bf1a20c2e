// Decides when React attaches to an island. React and the island's code are fetched only then. Presses that came too early
// are dispatched again once React has attached.

import { recordPress, repeatPress, takePresses } from '../browser/early-presses.ts'
import { hasModifierKey, interceptEvent } from '../browser/presses.ts'

type AttachModule = typeof import('./attach.tsx')

const intents = ['pointerover', 'focusin', 'click', 'keydown'] as const
let loading: Promise<AttachModule> | undefined
let visibilityObserver: IntersectionObserver | undefined

/** Fetches React. An island's own code follows when it attaches. */
export const loadAttachModule = () =>
  (loading ??= import('./attach.tsx').catch(error => {
    loading = undefined
    throw error
  }))

/** Shows beside an island that its code could not be fetched, with a button that tries again. */
type ShowFailure = (island: HTMLElement, error: unknown, retry: () => void) => Promise<void>
let showFailure: ShowFailure

/** Attaches the islands of this page, and of every page that navigation shows later, when the reader needs them. */
export function startIslands(showFailureWith: ShowFailure) {
  showFailure = showFailureWith
  for (const type of intents) addEventListener(type, onIntent, true)
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
  const target = event.target as Element
  // In an island that failed to load, links work without React; its Retry button loads it again.
  const island = target.closest?.('x-island:not([data-live], [data-failed])')
  if (!island) return
  // Links among an island's children are plain links, whether React has attached or not.
  if (event.type !== 'click' || hasModifierKey(event as MouseEvent) || target.closest('x-slot a'))
    return attach(island).catch(() => {}) // A later click retries and shows the error.
  interceptEvent(event)
  recordPress(island, event)
  attachOrShowFailure(island)
}

/** Attaches React to an island and then dispatches the presses on it again. If the code cannot be fetched, a note says so. */
function attachOrShowFailure(island: Element) {
  const isThis = (control: Element) => control === island
  attach(island).then(
    () => takePresses(isThis).forEach(repeatPress),
    error =>
      showFailure(island as HTMLElement, error, () => attachOrShowFailure(island)).catch(() => {
        // The note is itself a control. If it cannot load either, an island in place of a link leads where the link does.
        const link = takePresses(isThis)[0] && island.querySelector<HTMLAnchorElement>(':scope > a')
        if (link) location.assign(link.href)
      }),
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
