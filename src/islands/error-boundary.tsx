import { Component, type ReactNode } from 'react'
import { describeError } from '../navigation/error-panel.ts'
import { Slot } from './slot.tsx'

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

  /** The search dialog is not going to open, so keys that are typed are no longer stored for it. */
  override componentDidCatch() {
    delete document.documentElement.dataset.typed
  }

  override render() {
    const { serverHtml, ownsPage, children } = this.props
    if (!this.state.isCrashed) return children
    const retry = () => this.setState({ error: undefined, isCrashed: false })
    if (ownsPage) {
      return (
        <div role="alert">
          <h1>This page crashed.</h1>
          <button type="button" onClick={retry}>
            Try again
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
