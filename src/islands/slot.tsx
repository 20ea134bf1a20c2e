import { createElement } from 'react'

/** An island's children: HTML rendered at build, which React keeps in the browser without comparing it. */
export function Slot({ html }: { html: string }) {
  return createElement('x-slot', { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } })
}
