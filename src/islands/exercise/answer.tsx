import type { ReactNode } from 'react'

/** The folded end of an `<Exercise>`. */
export function Answer({ children }: { children?: ReactNode }) {
  return (
    <details>
      <summary>Answer</summary>
      {children}
    </details>
  )
}
