import { Component, type ReactNode } from 'react'
import { describeError } from '../navigation/error-panel.ts'
import { Slot } from './slot.tsx'

type Props = { serverHtml: string; ownsPage: boolean; children?: ReactNode }

/**
 * A crashed island shows a button that renders it anew. Until then a control shows its server HTML, and an island that owns
 * the page shows the error.
 */
export class ErrorBoundary extends Component<Props, { error: unknown; isCrashed: boolean }> {
  override state = { error: undefined, isCrashed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, isCrashed: true }
  }

  /** Typed text no longer belongs to a search dialog that is about to open. */
  override componentDidCatch() {
    delete document.documentElement.dataset.typed
  }

  override render() {
    const { serverHtml, ownsPage, children } = this.props
    if (!this.state.isCrashed) return children
    const again = () => this.setState({ error: undefined, isCrashed: false })
    if (ownsPage) {
      return (
        <div role="alert">
          <h1>This page crashed.</h1>
          <button type="button" onClick={again}>
            Try again
          </button>
          <p className="trouble">{describeError(this.state.error)}</p>
        </div>
      )
    }
    return (
      <>
        <Slot html={serverHtml} />
        <p className="island-error" role="alert">
          This control crashed.{' '}
          <button type="button" onClick={again}>
            Retry
          </button>
        </p>
      </>
    )
  }
}
