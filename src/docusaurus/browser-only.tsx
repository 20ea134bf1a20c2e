import type { ReactNode } from 'react'
import useIsBrowser from './use-is-browser.ts'

interface Props {
  children?: () => ReactNode
  fallback?: ReactNode
}

/** Shows what only a browser can render, on an island; everything else shows the fallback. */
export default function BrowserOnly({ children, fallback = null }: Props) {
  return <>{useIsBrowser() ? children?.() : fallback}</>
}
