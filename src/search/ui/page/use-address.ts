import { useEffect } from 'react'
import { withBasePath } from '../../../browser/with-base-path.ts'
import { readNavigationEntryState, updateNavigationEntryState } from '../../../navigation/navigation-entry-state.ts'
import type { PageKind } from '../../search-contract.ts'
import { readSearchAddress, searchAddress } from '../state/search-address.ts'
import type { SearchState } from '../state/search-state.ts'

/** Browsers refuse addresses that change more often than a hundred times in half a minute. */
const pauseMs = 350

/** Once typing pauses, the title and the address of the page say what is asked, so that links, Back and a reload do too. */
export function useAddress({ query: typed, kind, request }: SearchState, title: string) {
  const query = typed.trim()
  useEffect(() => {
    if (request === 0) return
    const { href } = location
    const timer = setTimeout(() => {
      // If the reader has followed a link, title and address belong to the next page, which may be another search.
      if (location.href !== href) return
      document.title = title
      replaceAddress(query, kind)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [query, kind, title, request])
}

/** An address that asks the same in other characters is left as the reader wrote it. */
function replaceAddress(query: string, kind: PageKind | undefined) {
  const asked = readSearchAddress(location.search)
  if (query === asked.query.trim() && kind === asked.kind) return
  const kept = window.navigation && readNavigationEntryState()
  history.replaceState(history.state, '', query === '' ? withBasePath('/search') : searchAddress(query, kind))
  // `replaceState` keeps `history.state`, but it empties the state of the Navigation API's entry.
  if (kept) updateNavigationEntryState(kept)
}
