import { isOutdated } from './is-outdated.ts'

/** That search did not answer, and a button that asks again; pages of an older build are loaded anew at `address`. */
export function Failure({ address, onRetry }: { address: string; onRetry: () => void }) {
  const retry = async () => {
    onRetry()
    if (await isOutdated()) location.assign(address)
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
    </div>
  )
}
