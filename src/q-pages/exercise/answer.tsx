import type { ReactNode } from 'react'

/** The model answer at the end of an `<Exercise>`, folded until the reader opens it. */
export function Answer({ children }: { children?: ReactNode }) {
  return (
    <details>
      <summary>Answer</summary>
      {children}
    </details>
  )
}
