import { useEffect } from 'react'
import { withBasePath } from '../../../browser/with-base-path.ts'
import { readNavigationEntryState, updateNavigationEntryState } from '../../../navigation/history-entry.ts'
import { searchPagePath } from '../../../urls/reserved-paths.ts'
import type { HitKind } from '../../search-contract.ts'
import { buildSearchAddress, readSearchAddress } from '../state/search-address.ts'
import type { SearchState } from '../state/search-state.ts'

/** How long typing has to pause. Browsers refuse more than about a hundred changes of the address in half a minute. */
const pauseMs = 350

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
    }, pauseMs)
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
