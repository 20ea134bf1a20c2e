import type { ReactNode } from 'react'
import { githubSlug } from 'tickwise'
import './diagrams.css'

interface DiagramProps {
  title: string
  caption: ReactNode
  /** The whole picture in words: a reader who cannot see it learns the same from here. */
  description: string
  /** 400 units wide, so that the smallest label is still legible on a phone. */
  viewBox: string
  children: ReactNode
}

/** The frame of every drawing: its name, its text alternative and its caption. */
export function Diagram({ title, caption, description, viewBox, children }: DiagramProps) {
  const id = `diagram-${githubSlug(title)}`
  return (
    <figure className="diagram">
      <svg role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-description`} viewBox={viewBox}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
