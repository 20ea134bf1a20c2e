import type { MouseEvent, ReactNode } from 'react'
import { hasModifierKey } from '../../../browser/presses.ts'

interface HitOptionProps {
  id: string
  url: string
  isActive: boolean
  /** Sections below their page have none. */
  icon: ReactNode
  children: ReactNode
  onHover: () => void
  /** A plain click. With a modifier key or another button the browser opens the link elsewhere, and search stays open. */
  onOpen: () => void
  onOpenElsewhere: () => void
}

/** An option of a listbox. The option itself is a link, so that readers can open it in a new tab or copy it. */
export function HitOption({ id, url, isActive, icon, children, onHover, onOpen, onOpenElsewhere }: HitOptionProps) {
  const onClick = (event: MouseEvent) => {
    if (hasModifierKey(event)) return onOpenElsewhere()
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      id={id}
      className="hit"
      href={url}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onClick}
      onAuxClick={event => event.button === 1 && onOpenElsewhere()}
      onPointerMove={event => !isActive && event.pointerType === 'mouse' && onHover()}
    >
      {icon}
      {children}
    </a>
  )
}
