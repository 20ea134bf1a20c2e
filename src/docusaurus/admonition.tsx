import type { ReactNode } from 'react'
import { defaultAdmonitionKind, findAdmonitionKind } from '../content/markdown/admonition-kinds.ts'

interface Props {
  type?: string
  title?: ReactNode
  className?: string
  id?: string
  children?: ReactNode
}

export default function Admonition({ type = 'note', title, className, id, children }: Props) {
  const kind = findAdmonitionKind(type) ?? defaultAdmonitionKind
  const classes = ['admonition', `admonition-${kind.name}`, className].filter(Boolean).join(' ')
  return (
    <div className={classes} role="note" id={id}>
      <p className="admonition-title">{title ?? kind.title}</p>
      {children}
    </div>
  )
}
