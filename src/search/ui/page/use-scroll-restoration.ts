import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { readSearchPageState, updateSearchPageState } from './search-page-entry-state.ts'

/** How long scrolling has to pause. Safari refuses more than about a hundred changes of the history in half a minute. */
const pauseMs = 400
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
    timer = setTimeout(keep, pauseMs)
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
