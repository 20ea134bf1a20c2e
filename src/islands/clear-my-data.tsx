'use client'

import { useState } from 'react'
import { removeAllStored } from '../browser/remove-stored.ts'
import { removeOfflineData } from '../offline/remove-offline-data.ts'

/** A button that removes everything this site has stored in the browser, and confirms it. */
export function ClearMyData() {
  const [message, setMessage] = useState('')
  const clear = async () => {
    const isCleared = removeAllStored()
    await removeOfflineData().catch(() => {}) // Where storage is blocked, no pages were saved either.
    document.dispatchEvent(new Event('tickwise:data-cleared'))
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
