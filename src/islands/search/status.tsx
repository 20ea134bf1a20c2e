import { useEffect, useState } from 'react'

const restMs = 500

/** Lets screen readers say `message` once typing rests: of ten letters typed only the last one's answer is news. */
export function Status({ message }: { message: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(message), restMs)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
