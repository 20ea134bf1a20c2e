import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { withBasePath } from '../../../browser/with-base-path.ts'
import {
  type NavigationEntryState,
  readNavigationEntryState,
  updateNavigationEntryState,
} from '../../../navigation/router.ts'
import { searchPagePath } from '../../../urls/reserved-paths.ts'
import type { HitKind } from '../../search-contract.ts'
import { buildSearchAddress, readSearchAddress } from '../state/search-address.ts'
import type { SearchState } from '../state/search-state.ts'

/** How long typing has to pause. Browsers refuse more than about a hundred changes of the address in half a minute. */
const addressPauseMs = 350

/** Once typing pauses, puts the query into the title and the address of the page, so that links, Back and a reload keep it. */
export function useAddress({ query: typed, kind, request }: SearchState, title: string) {
  const query = typed.trim()
  useEffect(() => {
    if (request === 0) return
    const { href } = location
    const timer = setTimeout(() => {
      // If the reader has followed a link, title and address already belong to the next page, which may be another search.
      if (location.href !== href) return
      document.title = title
      replaceAddress(query, kind)
    }, addressPauseMs)
    return () => clearTimeout(timer)
  }, [query, kind, title, request])
}

/** An equivalent address, such as one with `%20` instead of `+`, is left as it is. */
function replaceAddress(query: string, kind: HitKind | undefined) {
  const asked = readSearchAddress(location.search)
  if (query === asked.query.trim() && kind === asked.kind) return
  const kept = window.navigation && readNavigationEntryState()
  history.replaceState(history.state, '', query === '' ? withBasePath(searchPagePath) : buildSearchAddress(query, kind))
  // `replaceState` is given `history.state`, but it clears the state of the Navigation API's entry.
  if (kept) updateNavigationEntryState(kept)
}

/** How long scrolling has to pause. Safari refuses more than about a hundred changes of the history in half a minute. */
const scrollPauseMs = 400
/** Events that show that the reader moves elsewhere on the page. `scroll` does not: browsers and navigation scroll too. */
const userInputs = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'input'] as const

/**
 * Keeps the scroll position and the number of results shown (`count`) in the history entry. After Back, Forward or a reload,
 * scrolls to that position once there are results, unless the reader has moved in the meantime.
 */
export function useScrollRestoration(count: number) {
  /** The position to restore, in pixels from the top. Undefined once that is done, or once the reader has moved elsewhere. */
  const pendingTop = useRef<number>(undefined)
  const entryKey = useRef<string>(undefined)

  useLayoutEffect(() => {
    pendingTop.current = readSearchPageState().scrollTop
    entryKey.current = currentEntryKey()
    return trackScrollPosition(pendingTop, entryKey)
  }, [])

  useLayoutEffect(() => {
    if (count === 0 || pendingTop.current === undefined) return
    scrollTo({ top: pendingTop.current, behavior: 'instant' })
    pendingTop.current = undefined
  }, [count])

  useEffect(() => {
    if (count > 0 && entryKey.current === currentEntryKey()) updateSearchPageState({ resultCount: count })
  }, [count])
}

/** Stores the position when scrolling pauses and when the reader leaves. Returns a function that stops it. */
function trackScrollPosition(
  pendingTop: RefObject<number | undefined>,
  entryKey: RefObject<string | undefined>,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const cancelPending = () => {
    pendingTop.current = undefined
  }
  const keep = () => {
    // During a navigation the current entry may already be that of the next page.
    if (entryKey.current === currentEntryKey()) updateSearchPageState({ scrollTop: pendingTop.current ?? scrollY })
  }
  let timer: ReturnType<typeof setTimeout>
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(keep, scrollPauseMs)
  }
  for (const type of userInputs) addEventListener(type, cancelPending, { signal, capture: true, passive: true })
  addEventListener('scroll', onScroll, { signal, passive: true })
  if (window.navigation) {
    navigation.addEventListener('navigate', keep, { signal })
    addEventListener('pagehide', keep, { signal })
  } else {
    // Not in `pagehide`: Back or Forward is under way by then, and `history.replaceState` would interfere with it: in
    // Chromium the tab hung.
    addEventListener('click', keep, { signal, capture: true })
  }
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}

/** Undefined without the Navigation API: every page then has its own document, and entries need not be distinguished. */
function currentEntryKey(): string | undefined {
  return window.navigation?.currentEntry?.key
}

/**
 * What the search page keeps in the current history entry. Unlike the router, it also runs in browsers without the Navigation
 * API, where it uses `history.state`.
 */
export function readSearchPageState(): NavigationEntryState {
  return window.navigation ? readNavigationEntryState() : { ...(history.state as NavigationEntryState | null) }
}

/** Changes some of the current entry's values and keeps the others. */
function updateSearchPageState(change: NavigationEntryState) {
  if (window.navigation) updateNavigationEntryState(change)
  else history.replaceState({ ...readSearchPageState(), ...change }, '')
}
