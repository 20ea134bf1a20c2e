/** Every shortcut, and the switch for those of a single character; opened by `?` and by the footer's button. */
export function KeyboardHelp() {
  return (
    <dialog id="keyboard-help" className="keyboard-help" aria-labelledby="keyboard-help-title" closedby="any">
      <form method="dialog">
        <button type="submit" className="close-button" aria-label="Close keyboard help">
          <span aria-hidden="true">×</span>
        </button>
        <h2 id="keyboard-help-title">Keyboard</h2>
        <dl>
          <dt>
            <kbd>Ctrl</kbd> <kbd>K</kbd> or <kbd>/</kbd>
          </dt>
          <dd>search</dd>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>this help</dd>
          <dt>
            <kbd>←</kbd> <kbd>→</kbd> <kbd>Home</kbd> <kbd>End</kbd>
          </dt>
          <dd>move between tabs</dd>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>close what is open</dd>
        </dl>
        <label>
          <input type="checkbox" /> Use <kbd>/</kbd> and <kbd>?</kbd> as shortcuts
        </label>
      </form>
    </dialog>
  )
}
