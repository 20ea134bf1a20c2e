import { useEffect, useState } from 'react'

/** How long typing has to pause: only the last of several quick answers is worth announcing. */
const pauseMs = 500

/** Announces `message` to screen readers once typing pauses. */
export function SearchStatus({ message }: { message: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), pauseMs)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  )
}
