import { useState } from 'react'
import { forgetOffline } from '../offline/forget-offline.ts'
import { clearStored } from '../shell/clear-stored.ts'

/** Removes all that this site keeps in the browser, and says so. */
export function ClearMyData() {
  const [message, setMessage] = useState('')
  const clear = async () => {
    const isCleared = clearStored()
    await forgetOffline().catch(() => {}) // Blocked storage holds no pages either.
    document.dispatchEvent(new Event('tickwise:forgotten'))
    setMessage(
      isCleared
        ? 'Done: this browser keeps nothing of this site any more.'
        : 'This browser blocks storage, so nothing is kept in it.',
    )
  }
  return (
    <p className="clear-my-data">
      <button type="button" onClick={clear}>
        Clear my data
      </button>{' '}
      <span role="status">{message}</span>
    </p>
  )
}
