import { createElement } from 'react'

/** An island's children: HTML made on the server, which React adopts in the browser without comparing it. */
export function Slot({ html }: { html: string }) {
  return createElement('x-slot', { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } })
}
