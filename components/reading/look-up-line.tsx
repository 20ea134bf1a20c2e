import './look-up-line.css'
import type { ReactNode } from 'react'

const label = 'To look up'

/** The line between what a doc teaches and the details below it, which readers come back to. `children` say what follows. */
export function LookUpLine({ children }: { children: ReactNode }) {
  return (
    <div className="look-up-line" role="note">
      <hr />
      <b>{label}</b>
      <div>{children}</div>
    </div>
  )
}

export function toMarkdown({ children }: { children: string }): string {
  return `---\n\n**${label}.** ${children}`
}
