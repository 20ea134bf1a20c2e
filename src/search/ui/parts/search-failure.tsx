import type { RefObject } from 'react'
import { isPageOutdated } from '../../../navigation/full-load.ts'
import { followOnClick } from './follow-link.ts'

type SearchFailureProps = {
  /** Address of the search page that asks the same. */
  address: string
  onRetry: () => void
  /** The dialog that shows this, which then has a link to the search page. */
  dialog?: RefObject<HTMLDialogElement | null>
}

/** Says that search did not answer. Its button asks again, or reloads the page if the site was rebuilt in the meantime. */
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

/** Navigating to the address of the page that is shown would not load it again. */
function loadAgain(address: string) {
  if (address === location.pathname + location.search) location.reload()
  else location.assign(address)
}
