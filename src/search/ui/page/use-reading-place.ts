import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { readSearchPageState, updateSearchPageState } from './search-page-entry-state.ts'

/** How long scrolling has to pause. Safari refuses more than some hundred changes of the history in half a minute. */
const pauseMs = 400
/** Events by which readers move elsewhere on the page. `scroll` is not one of them: browsers and navigation scroll too. */
const movements = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'input'] as const

/**
 * Keeps the scroll position and the number of results shown (`count`) with the entry of the history. When Back, Forward or a
 * reload shows the entry again, scrolls there once there are results, unless the reader has moved in the meantime.
 */
export function useReadingPlace(count: number) {
  /** Pixels from the top to scroll to. Undefined once that is done, or once the reader has moved elsewhere. */
  const wantedTop = useRef<number>(undefined)
  const entryKey = useRef<string>(undefined)

  useLayoutEffect(() => {
    wantedTop.current = readSearchPageState().scrollTop
    entryKey.current = currentEntryKey()
    return keepScrollPosition(wantedTop, entryKey)
  }, [])

  useLayoutEffect(() => {
    if (count === 0 || wantedTop.current === undefined) return
    scrollTo({ top: wantedTop.current, behavior: 'instant' })
    wantedTop.current = undefined
  }, [count])

  useEffect(() => {
    if (count > 0 && entryKey.current === currentEntryKey()) updateSearchPageState({ resultCount: count })
  }, [count])
}

/** Returns how to stop. */
function keepScrollPosition(
  wantedTop: RefObject<number | undefined>,
  entryKey: RefObject<string | undefined>,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const giveUp = () => {
    wantedTop.current = undefined
  }
  const keep = () => {
    // The address may be that of the next page already, while this one is still shown.
    if (entryKey.current === currentEntryKey()) updateSearchPageState({ scrollTop: wantedTop.current ?? scrollY })
  }
  let timer: ReturnType<typeof setTimeout>
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(keep, pauseMs)
  }
  for (const type of movements) addEventListener(type, giveUp, { signal, capture: true, passive: true })
  addEventListener('scroll', onScroll, { signal, passive: true })
  if (window.navigation) {
    navigation.addEventListener('navigate', keep, { signal })
    addEventListener('pagehide', keep, { signal })
  } else {
    // Not in `pagehide`: Back or Forward is under way by then, and `history.replaceState` would interfere with it. In
    // Chromium the tab stopped answering.
    addEventListener('click', keep, { signal, capture: true })
  }
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}

/** Undefined without the Navigation API, where every page has its own document and entries need not be distinguished. */
function currentEntryKey(): string | undefined {
  return window.navigation?.currentEntry?.key
}
