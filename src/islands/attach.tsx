// The part of island hydration that needs React; fetched by island-loader.ts when the first island attaches.

import { islands } from 'virtual:islands'
import { Component, type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { describeError, pageCrash, showErrorPanel } from '../navigation/error-panel.ts'
import { Slot } from './slot.tsx'

const roots = new Map<Element, Root>()
const attaching = new WeakMap<Element, Promise<void>>()
let count = 0

/** Resolves once the island, or the message that it crashed, has rendered and run its effects; rejects when its code cannot be fetched. */
export function attachIsland(island: Element): Promise<void> {
  const known = attaching.get(island)
  if (known) return known
  const attached = hydrate(island)
  attaching.set(island, attached)
  attached.catch(() => attaching.delete(island))
  return attached
}

document.addEventListener('tickwise:page', unmountRemoved)

/** Unmounts islands whose elements are no longer in the document. One that is still hydrating is unmounted afterwards. */
function unmountRemoved() {
  for (const [island, root] of roots) {
    if (island.isConnected) continue
    root.unmount()
    roots.delete(island)
  }
}

async function hydrate(island: Element) {
  const name = island.getAttribute('name') ?? ''
  const Component = await islands[name]?.()
  if (!Component) throw new Error(`This build has no island \`${name}\`.`)
  if (!island.isConnected) return
  const html = island.innerHTML
  const slot = island.querySelector('x-slot')
  const props = JSON.parse(island.getAttribute('data-props') ?? '{}') as object
  const repeatChoices = rememberChoices(island)
  let root: Root | undefined
  await new Promise<void>(resolve => {
    root = hydrateRoot(
      island,
      <>
        <ErrorBoundary serverHtml={html} ownsPage={island.hasAttribute('data-owns-page')}>
          <Component {...props}>{slot ? <Slot html={slot.innerHTML} /> : undefined}</Component>
        </ErrorBoundary>
        {/* Outside the boundary, so that an island that crashes while rendering is live too: its Retry button needs clicks. */}
        <Committed onCommit={resolve} />
      </>,
      { identifierPrefix: `${name}-${count++}-`, onUncaughtError: showFatalCrash },
    )
  })
  // Only now may the root be unmounted: React reports an error for a root that is unmounted before it has hydrated.
  if (root) roots.set(island, root)
  unmountRemoved()
  island.setAttribute('data-live', '')
  repeatChoices()
  island.dispatchEvent(new Event('tickwise:live'))
}

/** Says that the page crashed, for a crash that no error boundary caught. */
function showFatalCrash(error: unknown) {
  showErrorPanel(pageCrash, error, () => location.reload())
  document.title = 'Page Error'
}

function Committed({ onCommit }: { onCommit: () => void }) {
  useEffect(onCommit, [onCommit])
  return null
}

interface Props {
  serverHtml: string
  ownsPage: boolean
  children?: ReactNode
}

/**
 * A crashed island shows a button that renders it anew. Until then a control shows its server HTML, and an island that owns
 * the page shows the error.
 */
export class ErrorBoundary extends Component<Props, { error: unknown; isCrashed: boolean }> {
  override state = { error: undefined, isCrashed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, isCrashed: true }
  }

  override render() {
    const { serverHtml, ownsPage, children } = this.props
    if (!this.state.isCrashed) return children
    const retry = () => this.setState({ error: undefined, isCrashed: false })
    if (ownsPage) {
      const [heading, button] = pageCrash
      return (
        <div role="alert">
          <h1>{heading}</h1>
          <button type="button" onClick={retry}>
            {button}
          </button>
          <p className="error-message">{describeError(this.state.error)}</p>
        </div>
      )
    }
    return (
      <>
        <Slot html={serverHtml} />
        <p className="island-error" role="alert">
          This control crashed.{' '}
          <button type="button" onClick={retry}>
            Retry
          </button>
        </p>
      </>
    )
  }
}

/**
 * Remembers what was chosen in selects before React attached. Call the returned function afterwards: it repeats the choices as
 * `change` events.
 */
function rememberChoices(island: Element): () => void {
  const chosen = [...island.querySelectorAll('select')]
    .filter(({ selectedOptions: [option] }) => option && !option.defaultSelected)
    .map(select => ({ select, value: select.value }))
  return () => {
    for (const { select, value } of chosen) {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}
