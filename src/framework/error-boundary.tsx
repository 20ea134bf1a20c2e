import { Component, type ReactNode } from 'react'
import { describeError } from '../navigation/trouble.ts'
import { Slot } from './slot.tsx'

type Props = { serverHtml: string; ownsPage: boolean; children?: ReactNode }

/** What crashes starts anew at a button. Until then a small control is its server HTML; what owns the page says so. */
export class ErrorBoundary extends Component<Props, { error: unknown; isCrashed: boolean }> {
  override state = { error: undefined, isCrashed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, isCrashed: true }
  }

  /** What is typed is meant for no dialog any more. */
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
