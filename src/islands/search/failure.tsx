import type { RefObject } from 'react'
import { isOutdated } from '../../navigation/full-load.ts'
import { followPlain } from './follow.ts'

type FailureProps = {
  /** Of the search page, with what was asked. */
  address: string
  onRetry: () => void
  /** Where this stands in one, it has a link to the search page. */
  dialog?: RefObject<HTMLDialogElement | null>
}

/** That search did not answer, and a button that asks again; pages of an older build are loaded anew at `address`. */
export function Failure({ address, onRetry, dialog }: FailureProps) {
  const retry = async () => {
    onRetry()
    if (await isOutdated()) loadAnew(address)
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
        <a href={address} onClick={event => followPlain(event, address, dialog.current)}>
          Open the search page
        </a>
      )}
    </div>
  )
}

/** A navigation to the address of the page that is shown would not load it again. */
function loadAnew(address: string) {
  if (address === location.pathname + location.search) location.reload()
  else location.assign(address)
}
