import { isValidElement, type ReactNode } from 'react'

export default function Details({ summary = 'Details', children }: { summary?: ReactNode; children?: ReactNode }) {
  const isElement = isValidElement(summary) && summary.type === 'summary'
  return (
    <details>
      {isElement ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  )
}
