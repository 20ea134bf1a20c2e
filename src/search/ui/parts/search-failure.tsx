import type { RefObject } from 'react'
import { isPageOutdated } from '../../../navigation/page-store.ts'
import { followOnClick } from './follow-link.ts'

interface SearchFailureProps {
  /** Address of the search page with the same query. */
  address: string
  onRetry: () => void
  /** The dialog that contains this message. With a dialog, there is also a link to the search page. */
  dialog?: RefObject<HTMLDialogElement | null>
}

/** Says that the search failed. Its button tries again, or reloads the page if the site was rebuilt in the meantime. */
export function SearchFailure({ address, onRetry, dialog }: SearchFailureProps) {
  const retry = async () => {
    onRetry()
    if (await isPageOutdated()) loadAgain(address)
  }
  return (
    <div className="search-message">
      <div role="alert">
        <p className="search-title">Unable to fetch results</p>
        <p>You might want to check your network connection.</p>
      </div>
      <button type="button" className="search-retry" onClick={retry}>
        Retry
      </button>
      {dialog && (
        <a href={address} onClick={event => followOnClick(event, address, dialog.current)}>
          Open the search page
        </a>
      )}
    </div>
  )
}

/** Assigning the current address to `location` would not load the page again. */
function loadAgain(address: string) {
  if (address === location.pathname + location.search) location.reload()
  else location.assign(address)
}
