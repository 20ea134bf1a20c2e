import type { ReactNode } from 'react'
import { renderedPage } from '../use-site.ts'

interface Props {
  title?: string
  description?: string
  children?: ReactNode
}

/** Gives the page its title and description. Navbar and footer surround every page without it. */
export default function Layout({ title, description, children }: Props) {
  const head = renderedPage()?.head
  if (head && title !== undefined) head.title = title
  if (head && description !== undefined) head.description = description
  // The target of "Skip to main content". Docusaurus pages write `<main>` without an id.
  return <div id="main">{children}</div>
}
