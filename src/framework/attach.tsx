// The part of island hydration that needs React; fetched by hydrate.ts when the first island attaches.
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { type IslandName, islands } from '../islands/registry.ts'
import { showTrouble } from '../navigation/trouble.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Slot } from './slot.tsx'

const roots = new Map<Element, Root>()
const attaching = new WeakMap<Element, Promise<void>>()
let count = 0

/** Resolves once the island, or what says that it crashed, is there and has run its effects; rejects when its code cannot be fetched. */
export function attachIsland(island: Element): Promise<void> {
  const known = attaching.get(island)
  if (known) return known
  const attached = hydrate(island)
  attaching.set(island, attached)
  attached.catch(() => attaching.delete(island))
  return attached
}

/** Unmounts islands whose elements are no longer in the document; one that still hydrates unmounts when that is done. */
export function detachRemoved() {
  for (const [island, root] of roots) {
    if (island.isConnected) continue
    root.unmount()
    roots.delete(island)
  }
}

async function hydrate(island: Element) {
  const name = island.getAttribute('name') as IslandName
  const Component = (await islands[name].load()) as ComponentType<{ children?: ReactNode }>
  if (!island.isConnected) return
  const html = island.innerHTML
  const slot = island.querySelector('x-slot')
  const props = JSON.parse(island.getAttribute('data-props') ?? '{}') as object
  let root: Root | undefined
  await new Promise<void>(resolve => {
    root = hydrateRoot(
      island,
      <>
        <ErrorBoundary serverHtml={html} ownsPage={island.hasAttribute('data-owns-page')}>
          <Component {...props}>{slot ? <Slot html={slot.innerHTML} /> : undefined}</Component>
        </ErrorBoundary>
        {/* Outside: an island that crashes at once is live too, or its Retry would never hear a click. */}
        <Committed onCommit={resolve} />
      </>,
      { identifierPrefix: `${name}-${count++}-`, onUncaughtError: showPageError },
    )
  })
  // Only now: React calls it an error when a root ends before it has hydrated.
  if (root) roots.set(island, root)
  detachRemoved()
  island.setAttribute('data-live', '')
  island.dispatchEvent(new Event('tickwise:live'))
}

/** A crash that no boundary could show. */
function showPageError(error: unknown) {
  showTrouble({ heading: 'This page crashed', error, button: 'Try again', again: () => location.reload() })
  document.title = 'Page Error'
}

function Committed({ onCommit }: { onCommit: () => void }) {
  useEffect(onCommit, [onCommit])
  return null
}
