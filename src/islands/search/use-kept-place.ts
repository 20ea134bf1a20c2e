import { useEffect, useLayoutEffect, useRef } from 'react'
import { readKeptState, updateKeptState } from './kept-state.ts'

/** Safari refuses more than some hundred changes of the history in half a minute. */
const restMs = 400
/** What readers do to go elsewhere on the page. Scrolling itself says nothing: browsers and navigation scroll too. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'input'] as const

/**
 * Keeps with the entry of the history where the reader is and how many results are shown (`count`). When Back, Forward
 * or a reload shows the entry again, it scrolls there once results stand, unless the reader has moved meanwhile.
 */
export function useKeptPlace(count: number) {
  /** Undefined once the reader is there, or elsewhere by choice. */
  const wantedTop = useRef<number>(undefined)
  const entryKey = useRef<string>(undefined)

  useLayoutEffect(() => {
    wantedTop.current = readKeptState().scrollTop
    entryKey.current = currentEntryKey()
    const controller = new AbortController()
    const { signal } = controller
    const forget = () => {
      wantedTop.current = undefined
    }
    // The address may be that of the next page already, while this one is still shown.
    const keep = () => {
      if (entryKey.current === currentEntryKey()) updateKeptState({ scrollTop: wantedTop.current ?? scrollY })
    }
    let resting: ReturnType<typeof setTimeout>
    const onScroll = () => {
      clearTimeout(resting)
      resting = setTimeout(keep, restMs)
    }
    for (const type of moves) addEventListener(type, forget, { signal, capture: true, passive: true })
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
      clearTimeout(resting)
    }
  }, [])

  useLayoutEffect(() => {
    if (count === 0 || wantedTop.current === undefined) return
    scrollTo({ top: wantedTop.current, behavior: 'instant' })
    wantedTop.current = undefined
  }, [count])

  useEffect(() => {
    if (count > 0 && entryKey.current === currentEntryKey()) updateKeptState({ resultCount: count })
  }, [count])
}

/** Without the Navigation API every page has a document of its own, so there is nothing to tell apart. */
function currentEntryKey(): string | undefined {
  return window.navigation?.currentEntry?.key
}
