import type { ReactNode } from 'react'

/** A site here has one language, so the text between the tags is shown. */
export default function Translate({ children }: { children?: ReactNode }): ReactNode {
  return children
}

export function translate({ message = '', id = '' }: { message?: string; id?: string }): string {
  return message || id
}
