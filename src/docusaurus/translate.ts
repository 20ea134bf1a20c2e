import type { ReactNode } from 'react'

export default function Translate({ children }: { children?: ReactNode }): ReactNode {
  return children
}

export function translate({ message = '', id = '' }: { message?: string; id?: string }): string {
  return message || id
}
