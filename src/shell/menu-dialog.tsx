/**
 * The menu of narrow screens as a dialog of two panels, filled by menu-dialog.client.ts with the navbar's links and the
 * page's sidebar while it is open. Without scripts those two are popovers of their own.
 */
export function MenuDialog({ title }: { title: string }) {
  return (
    <dialog id="menu-dialog" className="menu-dialog" aria-label="Navigation" closedby="any">
      <div className="menu-dialog-bar">
        <span className="wordmark">{title}</span>
        <button type="button" className="close-button" aria-label="Close navigation bar">
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <div data-panel="secondary">
        <button type="button" className="panel-button">
          ← Back to main menu
        </button>
      </div>
      <div data-panel="primary">
        <button type="button" className="panel-button">
          Sidebar →
        </button>
      </div>
    </dialog>
  )
}
