import { useEffect, useState } from 'react'

/** How long typing has to pause. After ten letters only the answer to the last one is news. */
const pauseMs = 500

/** Has screen readers say `message` once typing pauses. */
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
