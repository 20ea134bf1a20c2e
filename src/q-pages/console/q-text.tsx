import { useLayoutEffect, useRef } from 'react'
import { colourQ } from '../editor/colour-q.client.ts'

/** Code of q in the colours of the site's code blocks. */
export function QText({ text }: { text: string }) {
  const code = useRef<HTMLElement>(null)
  useLayoutEffect(() => code.current?.replaceChildren(colourQ(text)), [text])
  return <code ref={code} />
}
