import { Component, type ReactNode } from 'react'
import { Slot } from './slot.tsx'

type Props = { serverHtml: string; children?: ReactNode }

/** A control that crashes falls back to its server HTML, with a button that starts it anew. */
export class ErrorBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    return (
      <>
        <Slot html={this.props.serverHtml} />
        <p className="island-error" role="alert">
          This control crashed.{' '}
          <button type="button" onClick={() => this.setState({ crashed: false })}>
            Retry
          </button>
        </p>
      </>
    )
  }
}
